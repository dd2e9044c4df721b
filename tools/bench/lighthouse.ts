import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { getLaunchOptions } from '../../tests/browser.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { withSite } from '../with-site.ts'
import { print } from '../print.ts'
import { getMedian } from './load.ts'
import { LANGUAGES } from '../../src/core/text/language.ts'
import { getPath, isIndexed, listAddressedPages, type Page } from '../../src/core/routes.ts'

/**
 * `npm run bench:page`: mobile Lighthouse scores of every page in both languages, the median of
 * five runs. Exits with 1 if a score is below its minimum. The first argument is a URL; without one
 * the site is started. Lighthouse is fetched with npm on demand, because it is too large for every
 * installation.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof MIN_SCORES

interface Report {
  readonly categories: Readonly<Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>>
  readonly audits: Readonly<Record<string, { score: number | null; title: string; numericValue?: number }>>
}

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const run = promisify(execFile)

await withSite(async (origin) => {
  const options = await getLaunchOptions()
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    for (const language of LANGUAGES) {
      for (const page of listAddressedPages()) {
        const path = getPath(page, language)
        const reports: Report[] = []
        for (let i = 0; i < RUNS; i++) reports.push(await measure(origin + path, port))
        report(page, path, reports)
      }
    }
  } finally {
    await browser.close()
  }
})

async function measure(url: string, port: number): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${Object.keys(MIN_SCORES).join()}`]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags]
  const { stdout } = await run('npm', command, { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: '1' } })
  return JSON.parse(stdout) as Report
}

function report(page: Page, path: string, reports: readonly Report[]): void {
  const scores = (Object.keys(MIN_SCORES) as Category[]).map((category) => {
    const score = Math.round(getMedian(reports.map(({ categories }) => categories[category].score)) * 100)
    return { category, score }
  })
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = getMedian(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  print(
    `${path.padEnd(14)} ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}; ${metrics.join(', ')}`,
  )
  const failed = [...new Set(reports.flatMap(listFailedAudits))]
  // Some pages are deliberately not indexed.
  const isExpected = !isIndexed(page) && failed.join() === 'seo: is-crawlable'
  const missed = scores.filter(
    ({ category, score }) => score < MIN_SCORES[category] && !(isExpected && category === 'seo'),
  )
  for (const audit of failed) print(`${''.padEnd(14)} ${audit}${isExpected ? ', as expected' : ''}`)
  if (missed.length > 0) process.exitCode = 1
}

/**
 * Returns the failed audits with a weight, except for performance, which is judged by its score.
 */
function listFailedAudits(report: Report): readonly string[] {
  return (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )
}
