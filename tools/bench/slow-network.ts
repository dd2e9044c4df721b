import type { Browser } from '@playwright/test'
import { withSiteAndBrowser } from '../with-site.ts'
import { print } from '../print.ts'

/**
 * `npm run bench:slow`: first visit to home on slow 3G at 360×740: time until the first item's name
 * is painted, time until hydration, and layout shift. Exits with 1 above the limits. The first
 * argument is a URL; without one the site is started.
 */
const NETWORK = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, offline: false }
const MAX_MENU_MS = 5000
const MAX_LAYOUT_SHIFT = 0.05
const RUNS = 3

interface Visit {
  readonly menuMs: number
  readonly hydratedMs: number
  readonly shift: number
}

await withSiteAndBrowser(async (origin, browser) => {
  for (const path of ['/', '/en']) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await measureVisit(browser, origin + path))
    report(path, visits)
  }
})

async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(() => {
    const measured = { menuMs: 0, shift: 0 }
    Object.assign(window, { measured })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) measured.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const checkMenu = (): void => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (isPainted && document.querySelector('[data-item] h3, [data-item] h4') !== null)
        measured.menuMs = performance.now()
      else requestAnimationFrame(checkMenu)
    }
    checkMenu()
  })
  await page.goto(url)
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]:not([client="visible"])') === null)
  const hydratedMs = await page.evaluate(() => performance.now())
  const measured = await page.evaluate(() => (window as unknown as { measured: Omit<Visit, 'hydratedMs'> }).measured)
  await context.close()
  return { ...measured, hydratedMs }
}

function report(path: string, visits: readonly Visit[]): void {
  for (const { menuMs, hydratedMs, shift } of visits) {
    print(
      `${path.padEnd(4)} menu painted after ${Math.round(menuMs)} ms, hydrated after ${Math.round(hydratedMs)} ms, layout shift ${shift.toFixed(4)}`,
    )
    if (menuMs === 0 || menuMs > MAX_MENU_MS || shift > MAX_LAYOUT_SHIFT) process.exitCode = 1
  }
}
