import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints one line with the number of passed and failed tests at the end. */
export default class SummaryReporter implements Reporter {
  private readonly outcomes = new Map<string, boolean>()

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.outcomes.set(test.id, test.outcome() !== 'unexpected')
  }

  onEnd(): void {
    const results = [...this.outcomes.values()]
    const passed = results.filter((isPassed) => isPassed).length
    process.stdout.write(`\n${passed} passed, ${results.length - passed} failed\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
