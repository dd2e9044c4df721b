import type { Page } from '@playwright/test'
import { givenBasket, givenStored, type Pieces } from './support/baskets.ts'
import { answerMaps } from './support/maps.ts'
import { PROMO_KEY } from './support/promo.ts'
import { forgetShifts, noteShifts, shiftsOf, totalOf } from './support/shifts.ts'
import { ARABIC, awake, CLOSED, ENGLISH, expect, OPEN, test } from './support/test.ts'

// The whole sample menu, as in production.
test.use({ menu: 'sample' })

/** Tools display less as 0; a late font may cause that much. */
const NEGLIGIBLE_SHIFT = 0.0005

const NO_ITEMS: Pieces = {}
const FIVE_ITEMS: Pieces = {
  'chicken-sandwich-large': 2,
  'classic-burger': 1,
  'fries-large': 3,
  cola: 2,
  thoum: 1,
}

/** Fonts and scripts arrive after the first paint, as on a slow connection. */
async function delayAssets(page: Page): Promise<void> {
  await page.route(/\/_astro\/.*\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue().catch(() => undefined)
  })
}

async function expectNoLayoutShift(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = await shiftsOf(page)
  expect(totalOf(shifts), `${where}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThan(NEGLIGIBLE_SHIFT)
}

const VISITS = [
  { state: 'no line', time: OPEN, pieces: NO_ITEMS, stored: {} },
  { state: 'five lines', time: OPEN, pieces: FIVE_ITEMS, stored: {} },
  { state: 'five lines while closed', time: CLOSED, pieces: FIVE_ITEMS, stored: {} },
  { state: 'the promo dismissed', time: OPEN, pieces: NO_ITEMS, stored: { [PROMO_KEY]: '1' } },
]

for (const { width, height, language, home, checkout } of [
  { width: 360, height: 740, ...ARABIC },
  { width: 1440, height: 900, ...ENGLISH },
]) {
  for (const { state, time, pieces, stored } of VISITS) {
    test(
      `no layout shift while pages load at ${width} px with ${state}, in ${language}`,
      { tag: '@P04' },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.clock.setFixedTime(time)
        await noteShifts(page)
        await delayAssets(page)
        await givenStored(page, stored)
        if (pieces !== NO_ITEMS) await givenBasket(page, pieces)
        for (const path of [home, checkout]) {
          await page.goto(path)
          await awake(page)
          await expectNoLayoutShift(page, path)
        }
      },
    )
  }

  test(
    `no layout shift when gallery and map hydrate at ${width} px, in ${language}`,
    { tag: ['@P04', '@GAL-1', '@LOC-1'] },
    async ({ page }) => {
      await answerMaps(page)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await noteShifts(page)
      await page.goto(home)
      await awake(page)
      await page.evaluate(() => document.fonts.ready)
      await forgetShifts(page)
      await page.locator('a[href$="#gallery"]').first().dispatchEvent('click')
      await expect(page.locator('#gallery [data-hydrated]')).toBeInViewport()
      await page.locator('a[href$="#location"]').first().dispatchEvent('click')
      await page.locator('#location [role="img"]').scrollIntoViewIfNeeded()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
      await expectNoLayoutShift(page, home)
    },
  )
}
