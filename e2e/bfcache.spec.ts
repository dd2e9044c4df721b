import type { Page } from '@playwright/test'
import { withBfcache } from './support/launch-options.ts'
import { getHeroCarousel, getCurrentSlide } from './support/carousels.ts'
import { getItem, getIncreaseButton, getOrderLine, getQuantity } from './support/pages.ts'
import { getPromoBanner } from './support/promo.ts'
import { waitForHydration, expect, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

test.use({ launchOptions: withBfcache })

test('a restored page shows the basket that other pages stored', { tag: '@B17' }, async ({ page }) => {
  await recordBfcacheRestore(page)
  await gotoHydrated(page, '/en')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.goto('/en/checkout')
  await waitForHydration(page)
  await getIncreaseButton(getOrderLine(page, 'cola')).click()
  await goBack(page)
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test(
  'a restored page has its carousel as before: paused, or playing with one timer',
  { tag: ['@P07', '@HERO-4'] },
  async ({ page }) => {
    await recordBfcacheRestore(page)
    const leaveAndGoBack = async (): Promise<void> => {
      await page.goto('/en/checkout')
      await waitForHydration(page)
      await goBack(page)
    }
    await gotoHydrated(page, '/en')
    await getHeroCarousel(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    const at = await getCurrentSlide(getHeroCarousel(page))
    await leaveAndGoBack()
    await expect(getHeroCarousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.clock.runFor(8000)
    expect(await getCurrentSlide(getHeroCarousel(page))).toBe(at)
    await getHeroCarousel(page).getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)
    await page.locator('header a').first().focus()
    await leaveAndGoBack()
    // Only the clock of the test moves it from here on.
    await page.clock.pauseAt(new Date(OPEN_TIME.getTime() + 3_600_000))
    const before = await getCurrentSlide(getHeroCarousel(page))
    await page.clock.runFor(3600)
    const count = await getHeroCarousel(page).locator('li').count()
    expect(await getCurrentSlide(getHeroCarousel(page))).toBe((before % count) + 1)
  },
)

test('a restored page shows the promo’s current state', { tag: ['@BAN-3', '@P07'] }, async ({ page }) => {
  await recordBfcacheRestore(page)
  await gotoHydrated(page, '/en')
  await expect(getPromoBanner(page)).toBeVisible()
  await gotoHydrated(page, '/')
  await page.getByRole('button', { name: 'إخفاء العرض' }).click()
  await expect(getPromoBanner(page)).toHaveCount(0)
  await goBack(page)
  await expect(getPromoBanner(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show offer' })).toBeVisible()
})

/** Sets `data-persisted` on <html> if the page was restored from the back-forward cache. */
async function recordBfcacheRestore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted)
    })
  })
}

async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.back()
  })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}
