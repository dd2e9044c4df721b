import { getCheckoutMessages } from '../src/i18n/checkout-messages.ts'
import { choose, openCheckout, restored, store } from './support/orders.ts'
import { decrease, dish, increase, line, quantity, stored } from './support/pages.ts'
import { awake, expect, LANGUAGES, open, test } from './support/test.ts'

const NINETY_NINE = { basketItem: '{"items":[{"id":"cola","qty":99}]}' }

for (const { language, home, checkout } of LANGUAGES) {
  const words = getCheckoutMessages(language)

  for (const path of [home, checkout]) {
    test(`99 pieces are the most, and that is said, at ${path}`, { tag: '@B14' }, async ({ page }) => {
      await store(page, NINETY_NINE)
      await open(page, path)
      const place = path === home ? dish(page, 'cola') : line(page, 'cola')
      await expect(quantity(place)).toHaveText('99')
      await expect(increase(place)).toHaveAttribute('aria-disabled', 'true')
      await increase(place).click({ clickCount: 5, force: true })
      const name = language === 'ar' ? 'كولا' : 'Cola'
      await expect(page.locator('[data-testid="announcer"]')).toContainText('99')
      await expect(page.locator('[data-testid="announcer"]')).toContainText(name)
      await expect(quantity(place)).toHaveText('99')
      expect(await stored(page, 'basketItem')).toContain('"totalQty":99')
      await decrease(place).click()
      await expect(quantity(place)).toHaveText('98')
      await expect(increase(place)).toHaveAttribute('aria-disabled', 'false')
    })
  }

  test(`a line that falls to 0 goes, and the focus stays near, in ${language}`, { tag: '@B15' }, async ({ page }) => {
    await choose(page, language, 'cola', 'water', 'cheese-burger')
    await openCheckout(page, language)
    await decrease(line(page, 'cola')).press('Enter')
    await expect(line(page, 'cola')).toHaveCount(0)
    await expect(decrease(line(page, 'water'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(decrease(line(page, 'cheese-burger'))).toBeFocused()
    await line(page, 'cheese-burger').getByRole('button', { name: words.checkout.removeItem }).press('Enter')
    await expect(page.getByText(words.checkout.empty)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(
    `after the last line of several the focus goes to the one before, in ${language}`,
    { tag: '@B15' },
    async ({ page }) => {
      await choose(page, language, 'cola', 'water')
      await openCheckout(page, language)
      await decrease(line(page, 'water')).press('Enter')
      await expect(decrease(line(page, 'cola'))).toBeFocused()
    },
  )

  test(`what is chosen while Clear Cart waits stays chosen, in ${language}`, { tag: '@B18' }, async ({ page }) => {
    await choose(page, language, 'cola', 'water')
    await page.getByRole('link', { name: words.nav.cart(2) }).click()
    await awake(page)
    await page.getByRole('button', { name: words.checkout.clearCart }).click()
    await expect(page.getByText(words.checkout.cleared)).toBeVisible()
    await page.goBack()
    await awake(page)
    await expect(quantity(dish(page, 'cola'))).toHaveText('0')
    await increase(dish(page, 'cheese-burger')).click()
    const address = page.url()
    await page.clock.runFor(10_000)
    expect(page.url()).toBe(address)
    await expect(quantity(dish(page, 'cheese-burger'))).toHaveText('1')
    expect(await stored(page, 'basketItem')).toContain('"totalQty":1')
  })

  test(`leaving checkout early cancels the way home, in ${language}`, { tag: '@B18' }, async ({ page }) => {
    await choose(page, language, 'cola')
    await openCheckout(page, language)
    await page.getByRole('button', { name: words.checkout.clearCart }).click()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(page.getByText(words.checkout.empty)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'water' } })))
    await page.clock.runFor(10_000)
    expect(new URL(page.url()).pathname).toBe(checkout)
    await expect(quantity(line(page, 'water'))).toHaveText('1')
  })

  test(`pressing Clear Cart twice empties once and goes home, in ${language}`, { tag: '@B18' }, async ({ page }) => {
    await choose(page, language, 'cola')
    await openCheckout(page, language)
    await page.getByRole('button', { name: words.checkout.clearCart }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('button', { name: words.checkout.undo })).toBeFocused()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'water' } })))
    await page.clock.runFor(3000)
    await page.waitForURL((url) => url.pathname === home)
    await awake(page)
    await expect(quantity(dish(page, 'cola'))).toHaveText('0')
    await expect(quantity(dish(page, 'water'))).toHaveText('1')
  })

  test(`a hundred quick clicks come to exactly 99, in ${language}`, { tag: '@B19' }, async ({ page }) => {
    await open(page, home)
    await restored(page)
    const counts = await page.evaluateHandle(() => {
      const told: unknown[] = []
      window.addEventListener('basket:update', (event) => told.push((event as CustomEvent<unknown>).detail))
      return told
    })
    await increase(dish(page, 'cola')).evaluate(async (button: HTMLElement) => {
      for (let click = 0; click < 100; click += 1) {
        button.click()
        if (click % 10 === 0) await new Promise((resolve) => setTimeout(resolve))
      }
    })
    await expect(quantity(dish(page, 'cola'))).toHaveText('99')
    expect(await counts.jsonValue()).toEqual(Array.from({ length: 99 }, (_, at) => ({ totalQty: at + 1 })))
    await expect(page.getByRole('link', { name: words.nav.cart(99) })).toBeVisible()
  })
}
