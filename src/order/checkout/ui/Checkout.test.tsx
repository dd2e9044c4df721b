import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  fillDelivery,
  getCopyButton,
  getLine,
  getMethod,
  getWhatsAppLink,
  getQuantity,
  getRemoveButton,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { keepFigures } from '#core/text/keep-figures.ts'

const CLOSED_HOURS = '04:00-12:00'
const CLOSED = new Date('2026-11-21T09:00:00+04:00')
const CLOSED_REASON = "We're currently closed (4:00–12:00). Ordering is disabled. We open at 12 noon."

test('an empty basket is called empty, leads to the menu, and leaves nothing to order [CHK-1] [CHK-3] [CHK-4] [CHK-6]', async () => {
  const screen = await renderCheckout({ basket: {} })
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/en#menu')
  await expect.element(getWhatsAppLink(screen)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Same again' })).not.toBeInTheDocument()
  for (const role of ['button', 'radio', 'textbox']) {
    await expect.element(screen.getByRole(role)).not.toBeInTheDocument()
  }
})

test('an empty basket leads to the last order, where the browser keeps one', async () => {
  const stored = { v: 1, at: 0, name: 'Sara', method: 'pickup', address: '', basket: '1D00' }
  localStorage.setItem('remembered', JSON.stringify(stored))
  const screen = await renderCheckout({ basket: {} })
  await expect.element(screen.getByRole('link', { name: 'Same again' })).toHaveAttribute('href', '/en/o')
})

test('a basket that loses its last line is an empty one [CHK-1] [CHK-4]', async () => {
  const screen = await renderCheckout({ basket: { cola: 1 } })
  await getRemoveButton(screen, 'Cola').click()
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(getWhatsAppLink(screen)).not.toBeInTheDocument()
})

test('steppers, Remove Item, Clear Cart and fields work while the shop is closed [CHK-1] [CHK-3] [CHK-6]', async () => {
  vi.useFakeTimers({ now: CLOSED, toFake: ['Date'] })
  const screen = await renderCheckout({ closedHours: CLOSED_HOURS })
  // Clear Cart goes home after a while.
  interceptNavigations()
  await screen.getByRole('button', { name: 'Increase Chicken Sandwich' }).click()
  await expect.element(getQuantity(screen, 'Chicken Sandwich')).toHaveTextContent('3')
  await screen.getByRole('button', { name: 'Decrease Chicken Sandwich' }).click()
  await expect.element(getQuantity(screen, 'Chicken Sandwich')).toHaveTextContent('2')
  await getMethod(screen, 'Delivery').click()
  await screen.getByRole('textbox', { name: 'First name' }).fill('Sara')
  await screen.getByRole('textbox', { name: 'Address' }).fill('Villa 7, Al Barsha 1')
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Villa 7, Al Barsha 1')
  await getRemoveButton(screen, 'Cola').click()
  await expect.element(getLine(screen, 'Cola')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Clear Cart' }).click()
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
})

describe('the WhatsApp link and Copy order', () => {
  test('are disabled while the shop is closed, and say why [CHK-6]', async () => {
    vi.useFakeTimers({ now: CLOSED, toFake: ['Date'] })
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderCheckout({ closedHours: CLOSED_HOURS })
    fillDelivery()
    const reason = screen.getByRole('region', { name: 'Summary' }).getByText(CLOSED_REASON)
    await expect.element(reason).toBeVisible()
    for (const control of [getWhatsAppLink(screen), getCopyButton(screen)]) {
      await expect.element(control).toHaveAttribute('aria-disabled', 'true')
      await expect.element(control).toHaveAccessibleDescription(keepFigures(CLOSED_REASON))
      await expect.element(control).not.toHaveAttribute('href')
      await control.click({ force: true })
      await userEvent.keyboard('{Enter}')
    }
    expect(writeText).not.toHaveBeenCalled()
  })
})
