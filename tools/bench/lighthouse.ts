import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { getLaunchOptions } from '../../tests/browser.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { withSite } from '../with-site.ts'
import { print } from '../print.ts'
import { getMedian } from './load.ts'
import { LANGUAGES } from '../../src/core/text/language.ts'
import { getPath, IS_INDEXED, listAddressedPages } from '../../src/core/routes.ts'

/**
 * `npm run bench:page`: mobile Lighthouse scores of every page in both languages, the median of
 * five runs. Exits with 1 if a score is below its minimum. The first argument is a URL; without one
 * the site is started. Lighthouse is fetched with npm on demand, because it is too large for every
 * installation.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const MIN_SCORES: Readonly<Record<string, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
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
        // Some pages are deliberately not indexed.
        const categories = Object.keys(MIN_SCORES).filter((category) => category !== 'seo' || IS_INDEXED[page])
        const reports: Report[] = []
        for (let i = 0; i < RUNS; i++) reports.push(await measure(origin + path, port, categories))
        report(path, categories, reports)
      }
    }
  } finally {
    await browser.close()
  }
})

async function measure(url: string, port: number, categories: readonly string[]): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join()}`]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags]
  const { stdout } = await run('npm', command, { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: '1' } })
  return JSON.parse(stdout) as Report
}

function report(path: string, names: readonly string[], reports: readonly Report[]): void {
  const scores = names.map((name) => {
    const score = Math.round(getMedian(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
    if (score < (MIN_SCORES[name] ?? 100)) process.exitCode = 1
    return `${name} ${score}`
  })
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = getMedian(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  print(`${path.padEnd(14)} ${scores.join(', ')}; ${metrics.join(', ')}`)
}
