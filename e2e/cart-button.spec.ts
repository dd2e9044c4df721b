import { getItem, getIncreaseButton } from './support/pages.ts'
import { waitForHydration, expect, gotoHydrated, test } from './support/test.ts'

test('a full cart leads to checkout and is highlighted there', { tag: '@NAV-6' }, async ({ page }) => {
  await gotoHydrated(page, '/en')
  await getIncreaseButton(getItem(page, 'cola')).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.waitForURL('**/en/checkout')
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveAttribute('aria-current', 'page')
})
