import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../tests/browser.ts'
import { withSite } from './running-site.ts'

/**
 * `npm run bench:pictures`: what the picture of every dish costs a phone of 360×740 at twice the density that reads the
 * whole menu, and how long the pictures of the first screens take to come. Ends with an error when one
 * weighs more than it may. The site's address is the first argument, else the site is started.
 */
const MOST_BYTES = 18_000
const FIRST = 10

await withSite(async (origin) => {
  const browser = await chromium.launch(await launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(`${origin}/en`)
    await page.locator('#menu').scrollIntoViewIfNeeded()
    await loaded(page, FIRST)
    process.stdout.write(
      `the first ${FIRST} pictures came within ${await msOfPictures(page)} ms of the first request\n`,
    )
    const weights = await weightsOfCards(page)
    for (const { dish, file, bytes } of weights) {
      process.stdout.write(`${String(bytes).padStart(7)} ${dish.padEnd(34)} ${file}\n`)
    }
    const sizes = weights.map(({ bytes }) => bytes).sort((a, b) => a - b)
    const sum = sizes.reduce((total, bytes) => total + bytes, 0)
    process.stdout.write(
      `${sizes.length} cards: mean ${kB(sum / sizes.length)}, median ${kB(sizes[sizes.length >> 1] ?? 0)}, ` +
        `largest ${kB(sizes.at(-1) ?? 0)}, at most ${kB(MOST_BYTES)} allowed\n`,
    )
    if (weights.some(({ bytes }) => bytes === 0 || bytes > MOST_BYTES)) process.exitCode = 1
  } finally {
    await browser.close()
  }
})

/** Until the first pictures of the menu are there. */
async function loaded(page: Page, count: number): Promise<void> {
  await page
    .locator('[data-item]')
    .nth(count - 1)
    .scrollIntoViewIfNeeded()
  await page.waitForFunction((most) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-item] img')].slice(0, most)
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
  }, count)
}

/** From the first request for a picture of a dish to the last answer so far. */
function msOfPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const pictures = entries.filter(({ name }) => /-\d+\.avif$|[?&]fm=/.test(name))
    const start = Math.min(...pictures.map(({ startTime }) => startTime))
    return Math.round(Math.max(...pictures.map(({ responseEnd }) => responseEnd)) - start)
  })
}

async function weightsOfCards(page: Page): Promise<readonly { dish: string; file: string; bytes: number }[]> {
  const cards = page.locator('[data-item]:has(img)')
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await loaded(page, await cards.count())
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const address = card.querySelector('img')?.currentSrc ?? ''
      const [entry] = performance.getEntriesByName(address) as PerformanceResourceTiming[]
      const { pathname, search } = new URL(address)
      const dish = card instanceof HTMLElement ? (card.dataset.item ?? '') : ''
      return { dish, file: pathname + search, bytes: entry?.encodedBodySize ?? 0 }
    }),
  )
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
