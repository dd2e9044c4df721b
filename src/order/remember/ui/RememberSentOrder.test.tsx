import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { fillDelivery, renderCheckout, storedHandOff } from '#tests/browser-mode/checkout-page.tsx'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { toLinkLines } from '../../link/order-link.ts'

/** A checkout whose customer has said that the order was sent. */
async function renderThanking(session: Readonly<Record<string, string>> = {}): Promise<RenderResult> {
  const screen = await renderCheckout({ session: { ...storedHandOff(Date.now() - 60_000), ...session } })
  fillDelivery()
  await screen.getByRole('button', { name: 'Yes, I sent it' }).click()
  await expect.element(screen.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  return screen
}

function getRemember(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Save this order on this device' })
}

test('an order that was sent without the tick is kept at a tap, and gone at another one', async () => {
  const screen = await renderThanking()
  expect(localStorage.length).toBe(0)
  const lastOrder = screen.getByRole('link', { name: 'Same again' })
  await expect.element(lastOrder).not.toBeInTheDocument()
  await getRemember(screen).click()
  await expect.element(lastOrder).toHaveAttribute('href', '/en/o')
  const { basket, ...rest } = JSON.parse(localStorage.getItem('remembered') ?? '{}') as Record<string, string>
  expect(rest).toMatchObject({ v: 1, name: 'Sara', method: 'delivery', address: 'Villa 7, Al Barsha 1' })
  const lines = toLinkLines([
    { itemId: 'sandwich', quantity: 2, requests: [] },
    { itemId: 'cola', quantity: 1, requests: [] },
  ])
  expect(decodeOrderLink(basket ?? '')).toMatchObject({ link: { lines } })
  const forget = screen.getByRole('button', { name: 'Clear my data' })
  await expect.element(forget).toHaveFocus()
  await forget.click()
  expect(localStorage.length).toBe(0)
  await expect.element(lastOrder).not.toBeInTheDocument()
  await expect.element(getRemember(screen)).toBeVisible()
})

test('with the tick it is not offered', async () => {
  const screen = await renderThanking({ rememberTicked: '1' })
  await expect.element(getRemember(screen)).not.toBeInTheDocument()
})

test('a browser that keeps nothing says so', async () => {
  const screen = await renderThanking()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await getRemember(screen).click()
  await expect.element(screen.getByText('We couldn’t save your details on this device.')).toBeVisible()
  await expect.element(getRemember(screen)).toBeVisible()
})
