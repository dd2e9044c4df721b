import { describe, expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import { fillDelivery, getMethod, readMessage, readStored, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import type { OrderOptions } from '../../order-options.ts'
import { changeItemQuantity } from '../../../lines/state/basket-actions.ts'
import { clearCart } from '../../../checkout/state/clear-order.ts'
import { setField, setMethod } from '../../../form/state/form-actions.ts'

const BOTH: OrderOptions = { payments: ['cash', 'card'] }

function getPayments(screen: RenderResult): Locator {
  return screen.getByRole('group', { name: 'How will you pay? (optional)' })
}

function getChange(screen: RenderResult): Locator {
  return screen.getByRole('group', { name: 'What will you pay with?' })
}

/** A form that can be sent; the order is AED 32.00. */
async function renderDelivery(options: OrderOptions = BOTH): Promise<RenderResult> {
  const screen = await renderCheckout({ options })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Address')
  return screen
}

describe('how to pay', () => {
  test('is not asked where the owner has not said what is taken, and before the method', async () => {
    const screen = await renderCheckout({ options: BOTH })
    await expect.element(getMethod(screen, 'Delivery')).toBeVisible()
    await expect.element(getPayments(screen)).not.toBeInTheDocument()
    await screen.unmount()
    const none = await renderDelivery({})
    await expect.element(getPayments(none)).not.toBeInTheDocument()
    await expect.element(none.getByText(/Payment is at/)).not.toBeInTheDocument()
    expect(readMessage(none)).not.toContain('Payment')
  })

  test('is in the message, after the address [R28]', async () => {
    const screen = await renderDelivery()
    await getPayments(screen).getByText('Card on delivery').click()
    await expect.poll(() => readMessage(screen)).toContain('\nAddress: Villa 7, Al Barsha 1\nPayment: card\n')
    await getPayments(screen).getByText('Cash').click()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash\n')
    // The fee is told on WhatsApp, so the total is not known.
    expect(getChange(screen).getByRole('radio').elements()).toHaveLength(1)
    await getChange(screen).getByText('Another note, bring change').click()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash, please bring change\n')
  })

  test('is said in a sentence where only one way is taken', async () => {
    const card = await renderDelivery({ payments: ['card'] })
    await expect.element(card.getByText('We take cards only.')).toBeVisible()
    await expect.element(getPayments(card)).not.toBeInTheDocument()
    expect(readMessage(card)).toContain('\nPayment: card\n')
  })

  test('is asked for the counter, too, and goes with the method and with Clear Cart [RCV-1]', async () => {
    const screen = await renderDelivery()
    await getPayments(screen).getByText('Card on delivery').click()
    await getMethod(screen, 'Pickup').click()
    setField('firstName', 'Sara')
    await expect.poll(() => readMessage(screen)).toContain('Pickup')
    expect(readMessage(screen)).not.toContain('Payment')
    await expect.element(screen.getByText('Pay at the counter.')).toBeVisible()
    await getPayments(screen).getByText('Card at the counter').click()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: card\n')
    clearCart('en')
    expect(readStored('orderForm')).toBeNull()
  })

  test('is chosen with the keyboard, on targets of 44 pixels', async () => {
    const screen = await renderDelivery()
    const cash = screen.getByRole('radio', { name: 'Cash' })
    cash.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(cash).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: 'Card on delivery' })).toBeChecked()
    for (const label of getPayments(screen).element().querySelectorAll('label'))
      expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})

describe('a note', () => {
  test('or the exact amount is in the message [R28]', async () => {
    const screen = await renderCash()
    await getChange(screen).getByText('I have AED 200').click()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash, I have AED 200.00, change AED 168.00\n')
    await getChange(screen).getByText('The exact amount').click()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash, the exact amount\n')
  })

  async function renderCash(): Promise<RenderResult> {
    const screen = await renderCheckout({ options: BOTH })
    setMethod('pickup')
    setField('firstName', 'Sara')
    await getPayments(screen).getByText('Cash').click()
    return screen
  }

  test('that no longer covers the total is taken back, and that is said', async () => {
    const screen = await renderCash()
    await getChange(screen).getByText('I have AED 50').click()
    await expect.poll(() => readMessage(screen)).toContain('I have AED 50.00')
    changeItemQuantity('burger', 1)
    await expect
      .element(screen.getByRole('status').getByText('The total is now above AED 50. Choose a larger amount.'))
      .toBeVisible()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash\n')
    for (const radio of getChange(screen).getByRole('radio').all()) await expect.element(radio).not.toBeChecked()
    await getChange(screen).getByText('I have AED 100').click()
    await expect.element(screen.getByText(/Choose a larger amount/)).not.toBeInTheDocument()
    await expect.poll(() => readMessage(screen)).toContain('\nPayment: cash, I have AED 100.00, change AED 42.00\n')
  })
})
