import { changeBeforeScripts, changePage, FOREIGN_CHANGES } from './support/foreign-scripts.ts'
import { fillDelivery, getIncreaseButton, getItem, getOrderMessage, getQuantity } from './support/pages.ts'
import { ENGLISH, expect, gotoHydrated, test, waitForHydration } from './support/test.ts'

const OTHER_PATHS = [ENGLISH.card, ENGLISH.privacy, '/en/nothing-here']

for (const [title, change] of Object.entries(FOREIGN_CHANGES)) {
  test(
    `no page breaks and an order can be placed where a browser ${title} before the scripts run`,
    { tag: '@F22' },
    async ({ page }) => {
      await changeBeforeScripts(page, change)
      await gotoHydrated(page, '/en')
      const link = page.locator('[data-order-link]')
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/971500000000\?text=Hello/)
      await getIncreaseButton(getItem(page, 'cola')).click({ clickCount: 2 })
      await expect(getQuantity(getItem(page, 'cola'))).toHaveText(/2/)
      await expect.poll(() => getOrderMessage(link)).toContain('2 × Cola')
      await expect(page.locator('html')).not.toHaveAttribute('data-broken')
      await gotoHydrated(page, '/en/checkout')
      await fillDelivery(page, 'en')
      await expect.poll(() => getOrderMessage(page.locator('main a[href^="https://wa.me/"]'))).toContain('2 × Cola')
      await expect(page.locator('html')).not.toHaveAttribute('data-broken')
      for (const path of OTHER_PATHS) {
        await gotoHydrated(page, path)
        await expect(page.locator('header a:has([data-cart-count])'), path).toBeVisible()
        await expect(page.locator('html'), path).not.toHaveAttribute('data-broken')
      }
    },
  )
}

test('an order can be placed on pages that are translated while they are used', { tag: '@F22' }, async ({ page }) => {
  const translate = FOREIGN_CHANGES['translates the page']
  await gotoHydrated(page, '/en')
  await changePage(page, translate)
  await getIncreaseButton(getItem(page, 'cola')).click({ clickCount: 2 })
  await expect(getQuantity(getItem(page, 'cola'))).toHaveText(/2/)
  await expect(page.locator('[data-cart-count]')).toHaveText(/2/)
  const categories = page.locator('[data-testid="category-filter"] button')
  for (const position of [5, 1, 0, 2]) await categories.nth(position).click()
  await getItem(page, 'cola').getByRole('button').first().click()
  await page.getByRole('dialog').locator('[data-increase="true"]').click()
  await changePage(page, translate)
  await page.keyboard.press('Escape')
  await expect.poll(() => getOrderMessage(page.locator('[data-order-link]'))).toContain('3 × Cola')
  await expect(page.locator('html')).not.toHaveAttribute('data-broken')

  await page.goto('/en/checkout')
  await waitForHydration(page)
  await changePage(page, translate)
  await getIncreaseButton(page.locator('[data-line="cola"]')).click()
  await expect(page.locator('[data-line="cola"]')).toContainText(/AED ~*20\.00/)
  await page.locator('input[type="radio"]').first().check({ force: true })
  await changePage(page, translate)
  await page.locator('input[type="radio"]').nth(1).check({ force: true })
  await changePage(page, translate)
  await page.locator('input[autocomplete="name"], input[autocomplete="given-name"]').first().fill('Sara')
  await expect(page.locator('html')).not.toHaveAttribute('data-broken')
})
