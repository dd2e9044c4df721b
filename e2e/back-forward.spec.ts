import type { Page } from '@playwright/test'
import { withPageRestore } from './support/launch.ts'
import { hero, shownPlace } from './support/carousels.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { promo } from './support/promo.ts'
import { awake, expect, open, test } from './support/test.ts'

test.use({ launchOptions: withPageRestore })

test('a restored page shows the basket that other pages stored', { tag: '@B17' }, async ({ page }) => {
  await recordBfcacheRestore(page)
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await page.goto('/en/checkout')
  await awake(page)
  await increase(line(page, 'cola')).click()
  await goBack(page)
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test(
  'a restored page has its carousel as before: paused, or playing with one timer',
  { tag: ['@P07', '@HERO-4'] },
  async ({ page }) => {
    await recordBfcacheRestore(page)
    const leaveAndGoBack = async (): Promise<void> => {
      await page.goto('/en/checkout')
      await awake(page)
      await goBack(page)
    }
    await open(page, '/en')
    await hero(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    const at = await shownPlace(hero(page))
    await leaveAndGoBack()
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.clock.runFor(8000)
    expect(await shownPlace(hero(page))).toBe(at)
    await hero(page).getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)
    await page.locator('header a').first().focus()
    await leaveAndGoBack()
    const before = await shownPlace(hero(page))
    await page.clock.runFor(3600)
    const count = await hero(page).locator('li').count()
    expect(await shownPlace(hero(page))).toBe((before % count) + 1)
  },
)

test('a restored page shows the promo’s current state', { tag: ['@BAN-3', '@P07'] }, async ({ page }) => {
  await recordBfcacheRestore(page)
  await open(page, '/en')
  await expect(promo(page)).toBeVisible()
  await open(page, '/')
  await page.getByRole('button', { name: 'إخفاء العرض' }).click()
  await expect(promo(page)).toHaveCount(0)
  await goBack(page)
  await expect(promo(page)).toHaveCount(0)
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
