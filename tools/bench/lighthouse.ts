import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { getLaunchOptions } from '../../tests/browser.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { withSite } from '../with-site.ts'
import { print } from '../print.ts'
import { getMedian } from './load.ts'
import { LANGUAGES } from '../../src/core/text/language.ts'
import { toBasketFragment } from '../../src/order/domain/link/basket-fragment.ts'
import { getPath, IS_INDEXED, listAddressedPages } from '../../src/core/routes.ts'

/**
 * `npm run bench:page`: mobile Lighthouse scores of every page in both languages, the median of five runs.
 * Exits with 1 if a score is below its minimum. An argument is the URL of a site; without one the site is
 * started. `--page checkout` measures one page, with a basket where it is checkout. `--against URL` measures
 * another address in turn with each page, and prints the ratio to it behind each metric. Lighthouse is
 * fetched with npm on demand, because it is too large for every installation.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
/** Eight dishes of the sample menu. A new tab of checkout takes them from its address. */
const BASKET = [
  'chicken-sandwich-small',
  'chicken-samoon-shawarma',
  'meat-sandwich-small',
  'meat-arabic-shawarma-meal',
  'mix-family-tray',
  'crispy-chicken-burger',
  'mushroom-burger',
  'cola-zero',
].map((itemId) => ({ itemId, quantity: 1, requests: [] }))
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
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const run = promisify(execFile)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, page: { type: 'string' } },
})

await withSite(async (origin) => {
  const options = await getLaunchOptions()
  const port = await freePort()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    for (const language of LANGUAGES) {
      for (const page of listAddressedPages()) {
        if (values.page !== undefined && values.page !== page) continue
        const path = getPath(page, language) + (page === 'checkout' ? toBasketFragment(BASKET) : '')
        // Some pages are deliberately not indexed.
        const categories = Object.keys(MIN_SCORES).filter((category) => category !== 'seo' || IS_INDEXED[page])
        const reports: Report[] = []
        const others: Report[] = []
        for (let i = 0; i < RUNS; i++) {
          reports.push(await measure(origin + path, port, categories))
          if (values.against !== undefined) others.push(await measure(values.against, port, categories))
        }
        report(getPath(page, language), categories, reports, others)
      }
    }
  } finally {
    await browser.close()
  }
}, positionals[0])

async function measure(url: string, port: number, categories: readonly string[]): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join()}`]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags]
  const { stdout } = await run('npm', command, { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: '1' } })
  return JSON.parse(stdout) as Report
}

/** `others`: reports of the address that the page is compared with, if there is one. */
function report(path: string, names: readonly string[], reports: readonly Report[], others: readonly Report[]): void {
  const scores = names.map((name) => {
    const score = Math.round(getMedian(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
    if (score < (MIN_SCORES[name] ?? 100)) process.exitCode = 1
    return `${name} ${score}`
  })
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = getMetric(reports, id)
    const ratio = others.length === 0 || name === 'CLS' ? '' : ` (${(value / getMetric(others, id)).toFixed(2)})`
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}${ratio}`
  })
  print(`${path.padEnd(14)} ${scores.join(', ')}; ${metrics.join(', ')}`)
}

function getMetric(reports: readonly Report[], id: string): number {
  return getMedian(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
}
