import type { Page } from '@playwright/test'
import { seedBasket, seedStorageOnce, type Quantities } from './support/baskets.ts'
import { mockMaps } from './support/maps.ts'
import { PROMO_KEY } from './support/promo.ts'
import { resetLayoutShifts, recordLayoutShifts, readLayoutShifts, sumLayoutShifts } from './support/layout-shifts.ts'
import { ARABIC, waitForHydration, CLOSED_TIME, ENGLISH, expect, OPEN_TIME, test } from './support/test.ts'

// The whole sample menu, as in production.
test.use({ content: 'sample' })

/** Tools display less as 0; a late font may cause that much. */
const NEGLIGIBLE_SHIFT = 0.0005

const NO_ITEMS: Quantities = {}
const FIVE_ITEMS: Quantities = {
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
  const shifts = await readLayoutShifts(page)
  expect(sumLayoutShifts(shifts), `${where}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThan(NEGLIGIBLE_SHIFT)
}

const VISITS = [
  { state: 'no line', time: OPEN_TIME, pieces: NO_ITEMS, stored: {} },
  { state: 'five lines', time: OPEN_TIME, pieces: FIVE_ITEMS, stored: {} },
  { state: 'five lines while closed', time: CLOSED_TIME, pieces: FIVE_ITEMS, stored: {} },
  { state: 'the promo dismissed', time: OPEN_TIME, pieces: NO_ITEMS, stored: { [PROMO_KEY]: '1' } },
]

test('no layout shift while home loads at 360 px while closed, in en', { tag: '@P04' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.setFixedTime(CLOSED_TIME)
  await recordLayoutShifts(page)
  await delayAssets(page)
  await page.goto(ENGLISH.home)
  await waitForHydration(page)
  await expectNoLayoutShift(page, ENGLISH.home)
})

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
        await recordLayoutShifts(page)
        await delayAssets(page)
        await seedStorageOnce(page, stored)
        if (pieces !== NO_ITEMS) await seedBasket(page, pieces)
        for (const path of [home, checkout]) {
          await page.goto(path)
          await waitForHydration(page)
          await expectNoLayoutShift(page, path)
        }
      },
    )
  }

  test(
    `no layout shift when gallery and map hydrate at ${width} px, in ${language}`,
    { tag: ['@P04', '@GAL-1', '@LOC-1'] },
    async ({ page }) => {
      await mockMaps(page)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await recordLayoutShifts(page)
      await page.goto(home)
      await waitForHydration(page)
      await page.evaluate(() => document.fonts.ready)
      await resetLayoutShifts(page)
      await page.locator('a[href$="#gallery"]').first().dispatchEvent('click')
      await expect(page.locator('#gallery [data-hydrated]')).toBeInViewport()
      await page.locator('a[href$="#location"]').first().dispatchEvent('click')
      await page.locator('#location [role="img"]').scrollIntoViewIfNeeded()
      await expect(page.locator('#location iframe')).toHaveAttribute('data-loaded', 'true')
      await expectNoLayoutShift(page, home)
    },
  )
}
