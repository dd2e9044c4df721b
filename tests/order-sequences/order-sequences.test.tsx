import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { describeKeptOrder, describeOrder, readOrderMessage } from './describe-order.ts'
import { openShop, performStep, restart, switchLanguage } from './order-driver.ts'
import { formatStep, ORDER, sequences, type Step } from './steps.ts'

const SEED = 20_261_127
const RECORDED = 60
const RUNS = 100

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

/** What each step changes in an order, and its messages when it is handed over and at the end. */
async function recordSequence(steps: readonly Step[]): Promise<string> {
  await openShop()
  for (const step of ORDER) await performStep(step)
  const record: string[] = []
  let before = describeOrder()
  for (const step of steps) {
    await performStep(step)
    const now = describeOrder()
    const gone = before.filter((part) => !now.includes(part)).map((part) => `  - ${part}`)
    const come = now.filter((part) => !before.includes(part)).map((part) => `  + ${part}`)
    record.push(formatStep(step), ...gone, ...come, ...(step.kind === 'hand off' ? quoteMessage() : []))
    before = now
  }
  return [...record, 'end', ...quoteMessage(), ''].join('\n')
}

function quoteMessage(): readonly string[] {
  return (readOrderMessage() ?? 'no message').split('\n').map((line) => `  > ${line}`.trimEnd())
}

test('whatever happens to an order, it stays what it was in the release before', async () => {
  const records: string[] = []
  for (const steps of fc.sample(sequences, { seed: SEED, numRuns: RECORDED })) records.push(await recordSequence(steps))
  await expect(records.join('\n')).toMatchFileSnapshot('./recorded-orders.txt')
})

/** Does any steps, and checks what follows from them. */
async function checkAfterAnySteps(check: () => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      await openShop()
      for (const step of [...ORDER, ...steps]) await performStep(step)
      await check()
    }),
    { seed: SEED, numRuns: RUNS },
  )
}

test('an order that was cleared is back as it was [CHK-3]', async () => {
  await checkAfterAnySteps(async () => {
    await performStep({ kind: 'undo clear' })
    const before = describeKeptOrder()
    await performStep({ kind: 'clear' })
    await performStep({ kind: 'undo clear' })
    expect(describeKeptOrder()).toEqual(before)
  })
})

test('an order stays as it was in the other language and back', async () => {
  await checkAfterAnySteps(async () => {
    // A newer menu: what an older one lacks would be back in the other language.
    await performStep({ kind: 'owner takes all changes back' })
    const before = describeKeptOrder()
    await switchLanguage()
    await switchLanguage()
    expect(describeKeptOrder()).toEqual(before)
  })
})

test('a page reads an order as the page before did [PER-1]', async () => {
  await checkAfterAnySteps(async () => {
    await restart()
    const before = describeOrder()
    await restart()
    expect(describeOrder()).toEqual(before)
  })
})
