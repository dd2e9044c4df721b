import { dish, increase } from './support/pages.ts'
import { awake, expect, open, test } from './support/test.ts'

test('a full cart leads to checkout and is highlighted there', { tag: '@NAV-6' }, async ({ page }) => {
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.waitForURL('**/en/checkout')
  await awake(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveAttribute('aria-current', 'page')
})
