import type { Browser } from '@playwright/test'
import { withSiteAndBrowser } from './running-site.ts'

/**
 * `npm run bench:slow`: a first visit to home over a slow line (P04), on a phone of 360×740: when the first dish's name is
 * painted, when the page is awake, and how much it moved meanwhile. Ends with an error when the menu comes later than it may or the
 * page jumps. The site's address is the first argument, else the site is started.
 */
const LINE = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, offline: false }
const MOST_MS = 5000
const MOST_SHIFT = 0.05
const RUNS = 3

interface Visit {
  readonly menuMs: number
  readonly awakeMs: number
  readonly shift: number
}

await withSiteAndBrowser(async (origin, browser) => {
  for (const path of ['/', '/en']) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, origin + path))
    report(path, visits)
  }
})

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', LINE)
  await page.addInitScript(() => {
    const seen = { menuMs: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = (): void => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (isPainted && document.querySelector('[data-item] h3, [data-item] h4') !== null)
        seen.menuMs = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]:not([client="visible"])') === null)
  const awakeMs = await page.evaluate(() => performance.now())
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'awakeMs'> }).seen)
  await context.close()
  return { ...seen, awakeMs }
}

function report(path: string, visits: readonly Visit[]): void {
  for (const { menuMs, awakeMs, shift } of visits) {
    print(
      `${path.padEnd(4)} menu to read after ${Math.round(menuMs)} ms, awake after ${Math.round(awakeMs)} ms, moved ${shift.toFixed(4)}`,
    )
    if (menuMs === 0 || menuMs > MOST_MS || shift > MOST_SHIFT) process.exitCode = 1
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
