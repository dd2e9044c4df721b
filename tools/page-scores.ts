import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { LANGUAGES } from '../src/domain/language.ts'
import { ADDRESSED_PAGES, getPath, PAGES } from '../src/domain/routes.ts'
import { launchOptions } from '../tests/browser.ts'
import { freePort } from '../tests/support/free-port.ts'
import { withSite } from './running-site.ts'

/**
 * `npm run bench:page`: what Lighthouse says of both pages in both languages on a phone, the median of five runs each. Ends
 * with an error when a page scores less than it must, or fails an audit that it should pass. The site's address is the first
 * argument, else the site is started. Lighthouse itself is fetched by npm when it is first asked for: too large for every
 * installation of the site.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof LEAST

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
  const options = await launchOptions()
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    for (const page of ADDRESSED_PAGES) {
      for (const language of LANGUAGES) {
        const path = getPath(page, language)
        const reports: Report[] = []
        for (let i = 0; i < RUNS; i++) reports.push(await measure(origin + path, port))
        judge(path, PAGES[page].isIndexed, reports)
      }
    }
  } finally {
    await browser.close()
  }
})

async function measure(address: string, port: number): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${Object.keys(LEAST).join()}`]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...flags]
  const { stdout } = await run('npm', command, { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: '1' } })
  return JSON.parse(stdout) as Report
}

function judge(path: string, isIndexed: boolean, reports: readonly Report[]): void {
  const scores = (Object.keys(LEAST) as Category[]).map((category) => {
    const score = Math.round(median(reports.map(({ categories }) => categories[category].score)) * 100)
    return { category, score }
  })
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  print(
    `${path.padEnd(14)} ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}; ${metrics.join(', ')}`,
  )
  const failed = [...new Set(reports.flatMap(failedAudits))]
  // Some pages are meant to stay out of the index.
  const isMeant = !isIndexed && failed.join() === 'seo: is-crawlable'
  const missed = scores.filter(({ category, score }) => score < LEAST[category] && !(isMeant && category === 'seo'))
  for (const audit of failed) print(`${''.padEnd(14)} ${audit}${isMeant ? ', as meant' : ''}`)
  if (missed.length > 0) process.exitCode = 1
}

/** Audits that count and were not passed; performance is judged by its score. */
function failedAudits(report: Report): readonly string[] {
  return (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
