import { chromium, type Page } from '@playwright/test'
import { getLaunchOptions } from '../../tests/browser.ts'
import { withSite } from '../with-site.ts'
import { formatKilobytes, print } from '../format.ts'

/**
 * `npm run bench:pictures`: transferred bytes of every item image at 360×740 and 2x, and the
 * loading time of the first ones. Exits with 1 if an image exceeds the limit. The first argument is
 * a URL; without one the site is started.
 */
const MAX_BYTES = 18_000
const FIRST_COUNT = 10

await withSite(async (origin) => {
  const browser = await chromium.launch(await getLaunchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(`${origin}/en`)
    await page.locator('#menu').scrollIntoViewIfNeeded()
    await waitForImages(page, FIRST_COUNT)
    print(`the first ${FIRST_COUNT} images loaded within ${await measureLoadTime(page)} ms of the first request`)
    const weights = await measureCards(page)
    for (const { item, file, bytes } of weights) {
      print(`${String(bytes).padStart(7)} ${item.padEnd(34)} ${file}`)
    }
    const sizes = weights.map(({ bytes }) => bytes).sort((a, b) => a - b)
    const sum = sizes.reduce((total, bytes) => total + bytes, 0)
    print(
      `${sizes.length} cards: mean ${formatKilobytes(sum / sizes.length)}, median ${formatKilobytes(sizes[sizes.length >> 1] ?? 0)}, ` +
        `largest ${formatKilobytes(sizes.at(-1) ?? 0)}, at most ${formatKilobytes(MAX_BYTES)} allowed`,
    )
    if (weights.some(({ bytes }) => bytes === 0 || bytes > MAX_BYTES)) process.exitCode = 1
  } finally {
    await browser.close()
  }
})

/** Waits until the first `count` images of the menu have loaded. */
async function waitForImages(page: Page, count: number): Promise<void> {
  await page
    .locator('[data-item]')
    .nth(count - 1)
    .scrollIntoViewIfNeeded()
  await page.waitForFunction((max) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-item] img')].slice(0, max)
    return images.every((image) => image.complete && image.naturalWidth > 0)
  }, count)
}

/** Returns the ms from the first request for an item image to the last response so far. */
function measureLoadTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const images = entries.filter(({ name }) => /-\d+\.avif$|[?&]fm=/.test(name))
    const start = Math.min(...images.map(({ startTime }) => startTime))
    return Math.round(Math.max(...images.map(({ responseEnd }) => responseEnd)) - start)
  })
}

async function measureCards(page: Page): Promise<readonly { item: string; file: string; bytes: number }[]> {
  const cards = page.locator('[data-item]:has(img)')
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await waitForImages(page, await cards.count())
  return cards.evaluateAll((elements) =>
    elements.map((card) => {
      const url = card.querySelector('img')?.currentSrc ?? ''
      const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[]
      const { pathname, search } = new URL(url)
      const item = card instanceof HTMLElement ? (card.dataset.item ?? '') : ''
      return { item, file: pathname + search, bytes: entry?.encodedBodySize ?? 0 }
    }),
  )
}
