import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { orderMessages } from '../src/i18n/order-messages.ts'
import { restaurant } from '../restaurant.config.ts'
import { openCheckout } from './support/baskets.ts'
import { answerChats, draftOf } from './support/chats.ts'
import { line, whatsAppLink } from './support/pages.ts'
import { heroLink } from './support/shop.ts'
import { expect, LANGUAGES, open, test } from './support/test.ts'

for (const { language, home, checkout: path } of LANGUAGES) {
  const { checkout } = getCheckoutMessages(language)

  test(
    `with an empty basket the hero's link greets, in ${language}`,
    { tag: ['@K15', '@MSG-3', '@HERO-6'] },
    async ({ page, context }) => {
      const chats = await answerChats(context)
      await open(page, home)
      await heroLink(page, language).click()
      await expect.poll(() => chats.map(draftOf)).toEqual([orderMessages[language].greeting(restaurant.name[language])])
    },
  )

  test(
    `checkout opened with an empty basket says so and leads to the menu, in ${language}`,
    { tag: ['@K16', '@CHK-4', '@CHK-6'] },
    async ({ page }) => {
      await open(page, path)
      await expect(page.getByText(checkout.empty, { exact: true })).toBeVisible()
      await expect(whatsAppLink(page, language)).toHaveCount(0)
      await expect(page.getByRole('button', { name: checkout.copyOrder })).toHaveCount(0)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('link', { name: checkout.toMenu }).click()
      await expect(page).toHaveURL(new RegExp(`${home}#menu$`))
      await expect(
        page.getByRole('heading', { level: 2, name: getCheckoutMessages(language).menu.title }),
      ).toBeInViewport()
    },
  )

  test(
    `the basket that loses its last line is an empty one, in ${language}`,
    { tag: ['@CHK-1', '@CHK-4'] },
    async ({ page }) => {
      await openCheckout(page, language, { cola: 1 })
      await line(page, 'cola').getByRole('button', { name: checkout.removeItem }).click()
      await expect(page.getByText(checkout.empty, { exact: true })).toBeVisible()
      await expect(whatsAppLink(page, language)).toHaveCount(0)
    },
  )
}
