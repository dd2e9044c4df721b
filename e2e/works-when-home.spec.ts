import { restaurant } from '../restaurant.config.ts'
import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { orderMessages } from '../src/i18n/order-messages.ts'
import { givenBasket, TWO_DISHES } from './support/baskets.ts'
import { answerChats, draftOf } from './support/chats.ts'
import { decrease, dish, increase, quantity, whatsAppLink } from './support/pages.ts'
import { at, expectShop, heroLink, WINDOW } from './support/shop.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

/** The table 'What works when': the rows that are on home and in the bar. */
for (const { language, home, checkout: checkoutPath } of LANGUAGES) {
  const { hours, nav } = getCheckoutMessages(language)
  const words = orderMessages[language]
  const name = restaurant.name[language]

  test.describe(`the order link of the hero, in ${language}`, { tag: '@HERO-6' }, () => {
    test('greets with an empty basket', async ({ page }) => {
      await open(page, home)
      const link = heroLink(page, language)
      await expect(link).not.toHaveAttribute('aria-disabled')
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(words.greeting(name))))
    })

    test('is greyed while closed, opens nothing and says why', async ({ page }) => {
      await page.clock.setFixedTime(at('09:00:00'))
      await givenBasket(page, TWO_DISHES)
      await open(page, home)
      await expectShop(page, language, 'closed')
      const link = heroLink(page, language)
      await expect(link).not.toHaveAttribute('href')
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).toHaveAttribute('title', hours.closed(WINDOW))
      await expect(link).toHaveAccessibleDescription(hours.closed(WINDOW))
      await expect(link).toHaveCSS('opacity', '0.5')
      await expect(link).toHaveCSS('cursor', 'not-allowed')
    })

    test('carries the lines and the total, and asks for no form', async ({ page, context }) => {
      const chats = await answerChats(context)
      await givenBasket(page, TWO_DISHES)
      await open(page, checkoutPath)
      await whatsAppLink(page, language).click()
      await open(page, home)
      await heroLink(page, language).click()
      await expect.poll(() => chats.length).toBe(1)
      await expect.poll(() => chats.map(draftOf).join().split('\n')[0]).toBe(words.detailsFollow(name))
      const draft = chats.map(draftOf).join()
      expect(draft).toContain(language === 'ar' ? '2 × ساندويش دجاج كبير' : '2 × Chicken Sandwich Large')
      expect(draft.split('\n').at(-1)).toBe(`*${words.total}:* AED 32.00`)
      expect(draft).not.toContain(`${words.name}:`)
    })
  })

  test.describe(`the steppers of the menu, in ${language}`, { tag: ['@MENU-7', '@MENU-4'] }, () => {
    for (const { state, pieces } of [
      { state: 'an empty basket', pieces: {} },
      { state: 'a full one', pieces: TWO_DISHES },
    ]) {
      test(`work with ${state}`, async ({ page }) => {
        await givenBasket(page, pieces)
        await open(page, home)
        await increase(dish(page, 'water')).click()
        await increase(dish(page, 'water')).click()
        await decrease(dish(page, 'water')).click()
        await expect(quantity(dish(page, 'water'))).toHaveText('1')
        await expect(increase(dish(page, 'water'))).not.toHaveAttribute('title')
      })
    }

    test('stand still while closed, and say why', async ({ page }) => {
      await page.clock.setFixedTime(at('09:00:00'))
      await givenBasket(page, TWO_DISHES)
      await open(page, home)
      await expectShop(page, language, 'closed')
      for (const step of [increase, decrease]) {
        const button = step(dish(page, 'cola'))
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAttribute('title', hours.closed(WINDOW))
        await button.click({ force: true })
        await expect(quantity(dish(page, 'cola'))).toHaveText('1')
      }
      await expect(page.getByText(hours.closedNow(WINDOW), { exact: true })).toBeVisible()
    })
  })

  test.describe(`the cart in the bar, in ${language}`, { tag: '@NAV-6' }, () => {
    test('stays with an empty basket, and says so for a moment', async ({ page }) => {
      await open(page, home)
      const cart = page.getByRole('link', { name: nav.cart(0) })
      await expect(cart).toHaveAttribute('title', nav.cartIsEmpty)
      await expect(cart).toHaveAttribute('aria-disabled', 'true')
      await cart.click({ force: true })
      const toast = page.getByRole('status').filter({ hasText: nav.addItemFirst })
      await expect(toast).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await page.clock.runFor(1_800)
      await expect(toast).toHaveCount(0)
      await cart.press('Enter')
      await expect(toast).toBeVisible()
    })

    for (const { state, time } of [
      { state: 'while closed', time: '09:00:00' },
      { state: 'while open', time: '20:00:00' },
    ]) {
      test(`opens the review page ${state}`, async ({ page }) => {
        await page.clock.setFixedTime(at(time))
        await givenBasket(page, TWO_DISHES)
        await open(page, home)
        const cart = page.getByRole('link', { name: nav.cart(3) })
        await expect(cart).toHaveAttribute('title', nav.goToCheckout)
        await expect(cart).toHaveAttribute('aria-disabled', 'false')
        await cart.click()
        await expect(page).toHaveURL(new RegExp(`${checkoutPath}$`))
        await awake(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(getCheckoutMessages(language).checkout.title)
        await expect(page.getByRole('link', { name: nav.cart(3) })).toHaveAttribute('aria-current', 'page')
      })
    }
  })
}
