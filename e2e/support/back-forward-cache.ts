import { chromium, test, type Browser, type Page } from '@playwright/test'
import { installedChromium } from '../../tests/browser.ts'

/**
 * A browser that keeps the pages it leaves, as people's browsers do. The headless shell that the other tests run in
 * never does, so that this one needs a whole Chromium on the machine; where there is none the test says so.
 */
export async function browserWithPageCache(): Promise<Browser> {
  const executablePath = installedChromium()
  test.skip(executablePath === undefined, 'needs an installed Chromium: the headless shell has no back-forward cache')
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Goes back to a page that was kept; waits until it says that it was. */
export async function goBackToKeptPage(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back())
  await page.waitForFunction(() => document.documentElement.dataset['persisted'] === 'true')
}

/** Marks the document when it comes out of the cache. Before the first page. */
export async function watchPageCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['persisted'] = String(event.persisted)
    })
  })
}
