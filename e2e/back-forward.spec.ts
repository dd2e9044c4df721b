import { withPageRestore } from './support/launch.ts'
import { dish, increase, line, quantity } from './support/pages.ts'
import { awake, expect, open, test } from './support/test.ts'

test.use({ launchOptions: withPageRestore })

test('a kept page shows the basket as other pages left it', { tag: '@B17' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['persisted'] = String(event.persisted)
    })
  })
  await open(page, '/en')
  await increase(dish(page, 'cola')).click()
  await page.goto('/en/checkout')
  await awake(page)
  await increase(line(page, 'cola')).click()
  await page.evaluate(() => window.history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(quantity(dish(page, 'cola'))).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})
