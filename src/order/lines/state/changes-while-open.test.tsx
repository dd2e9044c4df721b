import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { readStored, reloadCheckout, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'

const COLA = createItem('cola', { category: 'Beverages' })

const QUESTION = 'Did you press send in WhatsApp?'

/** Checkout at 10:58, a minute after an order of this item was handed over. It asks whether it was sent. */
async function renderAsking(item: MenuItem, options: Parameters<typeof renderCheckout>[0] = {}): Promise<RenderResult> {
  const now = Date.parse('2026-11-22T10:58:00+04:00')
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const at = now - 60_000
  const session = {
    handOff: JSON.stringify({ at, ref: 'KR473', way: 'link' }),
    orderRef: JSON.stringify({ ref: 'KR473', at, revision: 1 }),
  }
  const screen = await renderCheckout({ basket: { [item.id]: 1 }, menu: [item], session, ...options })
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  return screen
}

test('the hours of the only dish end while the page asks whether the order was sent: it can be answered', async () => {
  const screen = await renderAsking(createItem('omelette', { availability: ['07:00', '11:00'] }))
  vi.advanceTimersByTime(3 * 60_000)
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  expect(readStored('orderRef')).toMatchObject({ ref: 'KR473' })
  const reloaded = await reloadCheckout()
  await expect.element(reloaded.getByText(QUESTION)).toBeVisible()
  await clickNow(reloaded.getByRole('button', { name: 'Yes, I sent it' }))
  await expect.element(reloaded.getByText(/KR473/)).toBeVisible()
  expect(readStored('orderRef')).toBeNull()
  expect(readStored('basketWaiting')).toBeNull()
})

test('the shop closes while the page asks whether the order was sent: the question stays, sending again does not', async () => {
  const screen = await renderAsking(COLA, { closedHours: '11:00-12:00' })
  vi.advanceTimersByTime(3 * 60_000)
  const again = screen.getByRole('link', { name: 'Open WhatsApp again' })
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
  await clickNow(screen.getByRole('button', { name: 'Yes, I sent it' }))
  await expect.element(screen.getByText(/KR473/)).toBeVisible()
})
