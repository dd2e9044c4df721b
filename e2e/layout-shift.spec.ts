import type { Page } from '@playwright/test'
import { givenBasket, type Pieces } from './support/baskets.ts'
import { awake, CLOSED, expect, LANGUAGES, OPEN, test } from './support/test.ts'

/** Less than this is shown as 0 by every tool: the words of a late font. */
const UNSEEN = 0.0005

const FIVE_LINES: Pieces = {
  'chicken-sandwich-large': 2,
  'classic-burger': 1,
  'fries-large': 3,
  cola: 2,
  thoum: 1,
}

/** Notes every shift that the visitor has not caused, with what moved. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.tagName ?? ''} ${element?.textContent.slice(0, 40) ?? ''}`
        })
        shifts.push(`${entry.value}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved, with how much; a late font may move a word beside it by some px, which is not seen. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Fonts and scripts come a while after the page has been drawn, as on a slow line. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\/_astro\/.*\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue().catch(() => undefined)
  })
}

for (const { language, home, checkout } of LANGUAGES) {
  for (const width of [360, 1440]) {
    for (const [lines, basket] of [
      ['no line', {}],
      ['five lines', FIVE_LINES],
    ] as const) {
      for (const [state, time] of [
        ['open', OPEN],
        ['closed', CLOSED],
      ] as const) {
        test(
          `nothing moves while ${state} pages come at ${width} px with ${lines}, in ${language}`,
          { tag: '@P04' },
          async ({ page }) => {
            await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
            await page.clock.setFixedTime(time)
            await noteShifts(page)
            await slowly(page)
            if (lines !== 'no line') await givenBasket(page, basket)
            for (const path of [home, checkout]) {
              await page.goto(path)
              await awake(page)
              await page.evaluate(() => document.fonts.ready)
              await page.evaluate(
                () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
              )
              const moved = await shifts(page)
              const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0)
              expect(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(UNSEEN)
            }
          },
        )
      }
    }
  }
}
