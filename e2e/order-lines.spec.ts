import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { aed, modelOf } from './support/amounts.ts'
import { openCheckout } from './support/baskets.ts'
import { decrease, increase, line, quantity, stored } from './support/pages.ts'
import { expect, LANGUAGES, test } from './support/test.ts'

for (const { language } of LANGUAGES) {
  const { checkout, nav } = getCheckoutMessages(language)

  test(
    `steppers and Remove Item change line, sums and cart at once, in ${language}`,
    { tag: ['@CHK-1', '@CHK-2'] },
    async ({ page }) => {
      const total = page.locator('[data-kind="total"] dd')
      const savings = page.locator('[data-kind="savings"] dd')
      const large = line(page, 'chicken-sandwich-large')
      await openCheckout(page, language)
      await expect(total).toHaveText(aed(modelOf({ 'chicken-sandwich-large': 2, cola: 1 }).total))

      await increase(large).click()
      const three = modelOf({ 'chicken-sandwich-large': 3, cola: 1 })
      await expect(quantity(large)).toHaveText('3')
      await expect(total).toHaveText(aed(three.total))
      await expect(savings).toHaveText(aed(three.savings))
      await expect(page.getByRole('link', { name: nav.cart(4) })).toBeVisible()

      await large.getByRole('button', { name: checkout.removeItem }).click()
      await expect(large).toHaveCount(0)
      await expect(total).toHaveText('AED 5.00')
      await expect(savings).toHaveCount(0)
      await expect(page.getByRole('link', { name: nav.cart(1) })).toBeVisible()
      expect(JSON.parse((await stored(page, 'basketItem')) ?? '{}')).toMatchObject({ totalQty: 1, totalPrice: 5 })
    },
  )

  test(
    `the line that falls to nothing is dropped, and the focus goes on, in ${language}`,
    { tag: ['@CHK-1', '@B15'] },
    async ({ page }) => {
      await openCheckout(page, language, { cola: 1, water: 1, 'classic-burger': 1 })
      await decrease(line(page, 'cola')).press('Enter')
      await expect(line(page, 'cola')).toHaveCount(0)
      await expect(decrease(line(page, 'water'))).toBeFocused()
      await line(page, 'classic-burger').getByRole('button', { name: checkout.removeItem }).press('Enter')
      await expect(decrease(line(page, 'water'))).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(checkout.empty, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )
}
