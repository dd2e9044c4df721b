import type { Locator, Page } from '@playwright/test'
import { getAllMessages } from '#tests/support/all-messages.ts'
import { mockWhatsApp, getMessageText } from './support/whatsapp.ts'
import { getOrderForm } from './support/order-form.ts'
import { getItem, getIncreaseButton, getOrderLine, getQuantity, getWhatsAppLink } from './support/pages.ts'
import { waitForHydration, expect, ENGLISH, gotoHydrated, test } from './support/test.ts'

// Several hundred key presses.
test.slow()

const { language, home, checkout: path } = ENGLISH
const words = getAllMessages(language)
const { checkout, nav } = words
const name = 'Sara'
const address = 'Villa 7, Al Barsha 1'
const comment = 'no onion'

/** More focusable elements than any page has. */
const STOPS_AT_MOST = 400

/** Presses the key until the target has the focus; throws if it never does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never comes to ${target.toString()}`)
}

test('links skip to the menu and, from any dish, to the cart', { tag: '@R55' }, async ({ page }) => {
  const { keyboard } = page
  await gotoHydrated(page, home)
  await keyboard.press('Tab')
  const skipToMenu = page.getByRole('link', { name: words.menu.skipToMenu })
  await expect(skipToMenu).toBeFocused()
  await expect(skipToMenu).toBeInViewport()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await getIncreaseButton(getItem(page, 'classic-burger')).focus()
  await expect(async () => {
    await keyboard.press('Shift+Tab')
    await expect(page.locator('a:focus')).toHaveText(words.menu.skipToCart, { timeout: 50 })
  }).toPass()
  await keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: nav.cartEmpty })).toBeFocused()
})

test('a whole order works with the keyboard alone', { tag: '@MSG-2' }, async ({ page, context }) => {
  const windows = await mockWhatsApp(context)
  const { keyboard } = page
  await gotoHydrated(page, home)

  const large = getItem(page, 'chicken-sandwich-large')
  await tabTo(page, getIncreaseButton(large))
  await keyboard.press('Enter')
  await keyboard.press('Space')
  await expect(getQuantity(large)).toHaveText('2')
  await tabTo(page, page.getByRole('link', { name: nav.cart(2) }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await waitForHydration(page)

  const inLine = getOrderLine(page, 'chicken-sandwich-large')
  await tabTo(page, inLine.getByRole('button', { name: checkout.specialRequest }))
  await keyboard.press('Enter')
  await tabTo(page, inLine.getByRole('checkbox', { name: checkout.requests.no_pickles }))
  await keyboard.press('Space')
  await expect(inLine.getByRole('checkbox', { name: checkout.requests.no_pickles })).toBeChecked()

  await tabTo(page, page.locator('summary', { hasText: checkout.comment }))
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type(comment)

  const form = getOrderForm(page, language)
  await tabTo(page, getWhatsAppLink(page, language))
  await keyboard.press('Enter')
  await expect(form.delivery).toBeFocused()
  await expect(page.getByText(checkout.errors.required)).toBeVisible()
  await keyboard.press('Space')
  await expect(form.delivery).toBeChecked()
  await keyboard.press('ArrowDown')
  await expect(form.pickup).toBeChecked()
  await keyboard.press('ArrowUp')
  await expect(form.delivery).toBeChecked()
  await keyboard.press('Tab')
  await expect(form.firstName).toBeFocused()
  await keyboard.type(name)
  await keyboard.press('Tab')
  await expect(form.address).toBeFocused()
  await keyboard.type(address)
  // Past the privacy notice.
  await tabTo(page, getWhatsAppLink(page, language))
  await keyboard.press('Enter')

  await expect.poll(() => windows.length).toBe(1)
  await expect.poll(() => windows.map(getMessageText).join()).toContain(address)
  const message = windows.map(getMessageText).join()
  for (const part of [checkout.delivery, checkout.requests.no_pickles, comment, name, 'AED 27.00'])
    expect(message).toContain(part)
})
