import { expect, test, vi } from 'vitest'
import { readStored, renderCheckout, storedHandOff } from '#tests/browser-mode/checkout-page.tsx'
import { HomePage } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'

const EVENING = new Date('2026-11-22T21:40:00+04:00').getTime()
const THREE_HOURS_MS = 3 * 3_600_000

/** A tab whose order was handed over at `EVENING`. */
const SESSION = {
  ...storedHandOff(EVENING),
  orderForm: JSON.stringify({ method: 'delivery', firstName: 'Sara', address: 'Villa 7, Al Barsha 1' }),
  generalComment: 'ring twice',
}

function setTime(at: number): void {
  vi.setSystemTime(at)
  document.dispatchEvent(new Event('visibilitychange'))
}

function hasDetails(): boolean {
  return /Sara|Villa|ring twice/.test(Object.values(sessionStorage).join())
}

test('a page without a form drops name, address and comment three hours after the hand-over', async () => {
  vi.useFakeTimers({ now: EVENING + THREE_HOURS_MS, toFake: ['Date'] })
  await renderPage(<HomePage />, { session: SESSION })
  expect(hasDetails()).toBe(true)
  setTime(EVENING + THREE_HOURS_MS + 60_000)
  expect(hasDetails()).toBe(false)
})

test('an open checkout empties its fields three hours after the hand-over, and keeps the basket', async () => {
  vi.useFakeTimers({ now: EVENING + THREE_HOURS_MS, toFake: ['Date'] })
  const screen = await renderCheckout({ session: SESSION })
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Sara')
  setTime(EVENING + THREE_HOURS_MS + 60_000)
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).not.toBeInTheDocument()
  expect(hasDetails()).toBe(false)
  expect(readStored('basketItem')).toMatchObject({ totalQty: 3 })
})

test('a checkout that is opened later has empty fields', async () => {
  vi.useFakeTimers({ now: EVENING + THREE_HOURS_MS + 60_000, toFake: ['Date'] })
  const screen = await renderCheckout({ session: SESSION })
  await expect.element(screen.getByRole('radio').first()).not.toBeChecked()
  expect(hasDetails()).toBe(false)
})

test('a checkout with one way to receive an order has empty fields of it then', async () => {
  vi.useFakeTimers({ now: EVENING + THREE_HOURS_MS, toFake: ['Date'] })
  const session = { ...SESSION, orderForm: JSON.stringify({ method: 'pickup', firstName: 'Sara' }) }
  const screen = await renderCheckout({ options: { onlyMethod: 'pickup' }, session })
  const firstName = screen.getByRole('textbox', { name: 'First name' })
  await expect.element(firstName).toHaveValue('Sara')
  setTime(EVENING + THREE_HOURS_MS + 60_000)
  await expect.element(firstName).toHaveValue('')
  expect(hasDetails()).toBe(false)
})
