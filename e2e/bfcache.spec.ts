import type { Locator, Page } from '@playwright/test'
import { getCategoryButtons } from './support/categories.ts'
import { getHeroCarousel } from './support/carousels.ts'
import { getItem, getIncreaseButton, getQuantity } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, OPEN_TIME, recordFaults, test as base } from './support/test.ts'

const test = base.extend({
  // Playwright disables the back-forward cache, and headless Chromium lacks it by default. Each test launches a
  // browser with it: with launch options for the whole file Playwright would start another worker, and with it a site.
  context: async ({ playwright, launchOptions, site, viewport, faults }, use) => {
    const args = [...(launchOptions.args ?? []), '--enable-bfcache']
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...launchOptions, args, ignoreDefaultArgs })
    const context = await browser.newContext({ baseURL: site.origin, viewport })
    await recordFaults(context, faults)
    await use(context)
    await browser.close()
  },
})

test('Back from the page of a dish shows home as it was, with what was added there', async ({ page }) => {
  await recordBfcacheRestore(page)
  await gotoHydrated(page, '/en')
  await getCategoryButtons(page).getByText('Beverages', { exact: true }).click()
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.goto('/en/menu/cola')
  await waitForHydration(page)
  await page.locator('main [data-increase="true"]').first().click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await goBack(page)
  await expect(getCategoryButtons(page).filter({ hasText: 'Beverages' })).toHaveAttribute('aria-pressed', 'true')
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText('2')
})

test(
  'a restored page has its carousel as before: paused, or playing with one timer',
  { tag: '@HERO-4' },
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

/** Sets `data-persisted` on <html> if the page was restored from the back-forward cache. */
async function recordBfcacheRestore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted)
    })
  })
}

async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

/** Returns the number of the current slide, from 1. */
async function getCurrentSlide(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const places = [...element.querySelectorAll('button')].filter((button) => /\d/.test(button.ariaLabel ?? ''))
    return places.findIndex((button) => button.ariaCurrent === 'true') + 1
  })
}
