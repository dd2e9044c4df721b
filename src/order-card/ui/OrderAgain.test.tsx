import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import { CLOSED, CLOSED_HOURS, OPEN } from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { readStored, reloadCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { createPayload, openCard } from '#tests/browser-mode/order-card-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { ONE_COLA, TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'

function press(screen: RenderResult, name: string): Promise<void> {
  return screen.getByRole('button', { name }).click()
}

/** The quantities of the stored basket. */
function readQuantities(): Readonly<Record<string, number>> {
  const { items } = readStored('basketItem') as { items: readonly { id: string; qty: number }[] }
  return Object.fromEntries(items.map(({ id, qty }) => [id, qty]))
}

test('Order again fills an empty basket and goes to checkout, where nothing else is filled', async () => {
  const screen = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA]))
  const paths = interceptNavigations()
  await press(screen, 'Order again')
  expect(paths).toEqual(['/en/checkout'])
  expect(readQuantities()).toEqual({ sandwich: 2, cola: 1 })
  expect(readStored('specialSelections')).toEqual({ sandwich: ['extra_spicy_mayo', 'no_pickles'] })
  expect(['orderForm', 'generalComment', 'orderRef'].filter((key) => key in sessionStorage)).toEqual([])
})

test('a sold-out item says so and is left out of Order again, and of the total', async () => {
  const menu = CHECKOUT_MENU.map((item): MenuItem => (item.id === 'cola' ? { ...item, availability: 'soldOut' } : item))
  const screen = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA]), { menu })
  const lines = screen.getByRole('list', { name: 'Your dishes' }).getByRole('listitem')
  await expect.element(lines.nth(1)).toMatchTextContent(/Sold out today/)
  await expect.element(screen.getByRole('definition')).toHaveTextContent('AED 27.00 plus delivery')
  interceptNavigations()
  await press(screen, 'Order again')
  expect(readQuantities()).toEqual({ sandwich: 2 })
  expect(readStored('basketNotes')).toMatchObject({ leftOut: 1 })
})

test('with other items in the cart it asks first, and Cancel changes nothing', async () => {
  const screen = await openCard(createPayload([ONE_COLA]), { basket: { water: 2 } })
  const paths = interceptNavigations()
  await press(screen, 'Order again')
  await expect.element(screen.getByRole('dialog', { name: 'Your cart has other dishes.' })).toBeVisible()
  await press(screen, 'Cancel')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(readQuantities()).toEqual({ water: 2 })
  expect(paths).toEqual([])
})

test('Replace cart keeps only the link’s items, and removes comment and number of the others', async () => {
  const reference = JSON.stringify({ ref: 'MT128', at: Date.now(), revision: 1, sent: 'x' })
  const handOff = JSON.stringify({ at: Date.now(), ref: 'MT128', way: 'link' })
  const session = { generalComment: 'no onion', orderRef: reference, handOff }
  const screen = await openCard(createPayload([ONE_COLA]), { basket: { water: 2 }, session })
  const paths = interceptNavigations()
  await press(screen, 'Order again')
  await press(screen, 'Replace cart')
  expect(paths).toEqual(['/en/checkout'])
  expect(readQuantities()).toEqual({ cola: 1 })
  expect(Object.keys(session).filter((key) => key in sessionStorage)).toEqual([])
})

test('Add to cart adds up to 99 pieces, and checkout says so until that is closed', async () => {
  const lines = [{ ...ONE_COLA, quantity: 3 }, TWO_SANDWICHES]
  const screen = await openCard(createPayload(lines), { basket: { cola: 98 } })
  interceptNavigations()
  await press(screen, 'Order again')
  await press(screen, 'Add to cart')
  expect(readQuantities()).toEqual({ cola: 99, sandwich: 2 })
  const checkout = await reloadCheckout()
  await expect.element(checkout.getByText('99 is the maximum for Cola')).toBeVisible()
  const later = await reloadCheckout()
  await expect.element(later.getByText('99 is the maximum for Cola')).toBeVisible()
  await press(later, 'Close')
  await expect.element(later.getByText('99 is the maximum for Cola')).not.toBeInTheDocument()
})

test('Add to cart tapped twice adds once, and again after the customer has come back', async () => {
  const screen = await openCard(createPayload([ONE_COLA]), { basket: { water: 2 } })
  interceptNavigations()
  await press(screen, 'Order again')
  const add = screen.getByRole('button', { name: 'Add to cart' }).element() as HTMLButtonElement
  add.click()
  add.click()
  await press(screen, 'Order again')
  expect(readQuantities()).toEqual({ water: 2, cola: 1 })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await press(screen, 'Order again')
  await press(screen, 'Add to cart')
  expect(readQuantities()).toEqual({ water: 2, cola: 2 })
})

test('Order again tapped twice with an empty cart fills it once, without a question', async () => {
  const screen = await openCard(createPayload([ONE_COLA]))
  const paths = interceptNavigations()
  await press(screen, 'Order again')
  await press(screen, 'Order again')
  expect(readQuantities()).toEqual({ cola: 1 })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(new Set(paths)).toEqual(new Set(['/en/checkout']))
})

test('what can’t be ordered is noted on its line, left out, and reported at checkout until that is closed', async () => {
  const lines: Ordered[] = [
    { itemId: 'gone', quantity: 2, requests: [] },
    { itemId: 'cola', quantity: 1, requests: ['extra_lettuce'] },
  ]
  const screen = await openCard(createPayload(lines))
  interceptNavigations()
  await expect
    .element(screen.getByRole('list', { name: 'Your dishes' }).getByRole('listitem').first())
    .toMatchTextContent(/^2 × No longer on the menu \([0-9A-Z]{6}\)$/)
  await expect.element(screen.getByText('Not offered with this dish any more: Extra lettuce')).toBeVisible()
  await press(screen, 'Order again')
  expect(readQuantities()).toEqual({ cola: 1 })
  expect(readStored('specialSelections')).toEqual({})
  await reloadCheckout()
  const checkout = await reloadCheckout()
  const notice = checkout.getByRole('status').filter({ hasText: '1 dish isn’t available and was left out.' })
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(checkout.getByRole('heading', { level: 1 })).toHaveFocus()
  const again = await reloadCheckout()
  await expect.element(again.getByRole('article').first()).toBeVisible()
  expect(again.getByText('1 dish isn’t available and was left out.').elements()).toEqual([])
})

test.for([
  ['Order again', createPayload([ONE_COLA])],
  ['Add to cart', createPayload([ONE_COLA], null)],
] as const)('while closed, %s does nothing and says why', async ([name, payload]) => {
  vi.useFakeTimers({ now: CLOSED, toFake: ['Date'] })
  const screen = await openCard(payload, { basket: { water: 2 }, closedHours: CLOSED_HOURS })
  const paths = interceptNavigations()
  const button = screen.getByRole('button', { name })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAttribute('title', 'Closed 4:00–12:00')
  await clickNow(button)
  expect(paths).toEqual([])
  expect(readQuantities()).toEqual({ water: 2 })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Closed · opens at 12 noon')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: restaurant.phone })).toBeVisible()
})

test('a shop that closes while the card asks takes nothing', async () => {
  vi.useFakeTimers({ now: OPEN, toFake: ['Date'] })
  const screen = await openCard(createPayload([ONE_COLA]), { basket: { water: 2 }, closedHours: CLOSED_HOURS })
  const paths = interceptNavigations()
  await press(screen, 'Order again')
  vi.setSystemTime(CLOSED)
  await press(screen, 'Add to cart')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(paths).toEqual([])
  expect(readQuantities()).toEqual({ water: 2 })
})
