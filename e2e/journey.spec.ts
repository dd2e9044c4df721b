import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { decrease, dish, increase, line, messageOf, quantity, whatsAppLink } from './support/pages.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

for (const { language, home } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  test(
    `a customer orders for delivery, then for pickup, in ${language}`,
    { tag: ['@MSG-2', '@CHK-5', '@RCV-1', '@SPR-1', '@CMT-1'] },
    async ({ page }) => {
      await open(page, home)
      await increase(dish(page, 'chicken-sandwich-large')).click()
      await increase(dish(page, 'chicken-sandwich-large')).click()
      await increase(dish(page, 'cola')).click()
      await increase(dish(page, 'cola')).click()
      await decrease(dish(page, 'cola')).click()
      await expect(quantity(dish(page, 'chicken-sandwich-large'))).toHaveText('2')

      await page.getByRole('link', { name: words.nav.cart(3) }).click()
      await awake(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkout.title)
      const sandwich = line(page, 'chicken-sandwich-large')
      await sandwich.getByText(words.checkout.specialRequest).click()
      await sandwich.getByText(words.requests.no_pickles).click()
      await page.getByText(words.checkout.comment, { exact: true }).click()
      await page.locator('#comment').fill('لا بصل / no onion')

      const link = whatsAppLink(page, language)
      await expect(link).not.toHaveAttribute('href')
      await page.getByText(words.checkout.delivery, { exact: true }).click()
      await page.getByLabel(words.checkout.firstName).fill('Sara')
      await page.getByLabel(words.checkout.address).fill('Villa 7, St 33B, Al Barsha 1')
      const deliveryMessage = await messageOf(link)
      expect(deliveryMessage).toContain(words.checkout.delivery)
      expect(deliveryMessage).toContain('AED 27.00')
      expect(deliveryMessage).toContain(words.requests.no_pickles)
      expect(deliveryMessage).toContain('Villa 7, St 33B, Al Barsha 1')
      expect(deliveryMessage.trimEnd().split('\n').at(-1)).toContain('AED')

      await page.getByText(words.checkout.pickup, { exact: true }).click()
      await expect(page.getByLabel(words.checkout.firstName)).toHaveValue('')
      await page.getByLabel(words.checkout.firstName).fill('سارة')
      const pickupMessage = await messageOf(link)
      expect(pickupMessage).toContain(words.checkout.pickup)
      expect(pickupMessage).not.toContain('Villa 7')

      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
      const chat = page.context().waitForEvent('page')
      await link.click()
      expect((await chat).url()).toContain('https://wa.me/971500000000?text=')
    },
  )
}
