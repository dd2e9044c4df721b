import { getAllMessages } from '../tests/support/all-messages.ts'
import { mockWhatsApp, getMessageText } from './support/whatsapp.ts'
import { tabTo } from './support/keyboard.ts'
import { getOrderForm } from './support/order-form.ts'
import { getItem, getIncreaseButton, getOrderLine, getQuantity, getWhatsAppLink } from './support/pages.ts'
import { waitForHydration, expect, ENGLISH, gotoHydrated, OPEN_TIME, test } from './support/test.ts'

// Several hundred key presses.
test.slow()

const { language, home, checkout: path } = ENGLISH
const words = getAllMessages(language)
const { checkout, nav, requests } = words
const name = 'Sara'
const address = 'Villa 7, Al Barsha 1'
const comment = 'no onion'

test('a whole order works with the keyboard alone', { tag: ['@KEYBOARD-1', '@MSG-2'] }, async ({ page, context }) => {
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
  // The first line's panel is open on the first visit.
  await tabTo(page, inLine.getByRole('checkbox', { name: requests.no_pickles }))
  await keyboard.press('Space')
  await expect(inLine.getByRole('checkbox', { name: requests.no_pickles })).toBeChecked()

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
  for (const part of [checkout.delivery, requests.no_pickles, comment, name, 'AED 27.00'])
    expect(message).toContain(part)
})

test(
  'panels, order lines, Undo and Clear Cart work with the keyboard',
  { tag: ['@KEYBOARD-1', '@CHK-3'] },
  async ({ page }) => {
    const { keyboard } = page
    await gotoHydrated(page, '/en')
    await tabTo(page, getIncreaseButton(getItem(page, 'chicken-sandwich-large')))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: words.nav.cart(1) }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/en/checkout$`))
    await waitForHydration(page)

    const inLine = getOrderLine(page, 'chicken-sandwich-large')
    await tabTo(page, getIncreaseButton(inLine))
    await keyboard.press('Space')
    await expect(getQuantity(inLine)).toHaveText('2')
    await tabTo(page, inLine.locator('summary'))
    await keyboard.press('Space')
    await expect(inLine.getByRole('checkbox')).toHaveCount(0)
    await keyboard.press('Enter')
    await expect(inLine.getByRole('checkbox')).toHaveCount(6)

    await tabTo(page, page.getByRole('button', { name: words.checkout.clearCart }))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.checkout.undo })).toBeFocused()
    await keyboard.press('Enter')
    await expect(getQuantity(inLine)).toHaveText('2')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.clock.pauseAt(new Date(OPEN_TIME.getTime() + 3_600_000))
    await page.getByRole('button', { name: words.checkout.clearCart }).press('Enter')
    await expect(page.getByRole('button', { name: words.checkout.undo })).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(page).toHaveURL(/\/en$/)
    await waitForHydration(page)
    await expect(getQuantity(getItem(page, 'chicken-sandwich-large'))).toHaveText('0')
  },
)
