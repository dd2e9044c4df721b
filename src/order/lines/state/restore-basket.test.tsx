import { expect, test } from 'vitest'
import { serveLive } from '#tests/browser-mode/serve-live.ts'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import {
  fillDelivery,
  getLine,
  getQuantity,
  getRemoveButton,
  readMessage,
  readStored,
  readSummary,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { storedBasket } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { changeItemQuantity } from './basket-actions.ts'

// What counts as a basket: src/order/lines/public-basket.test.ts.
test.each([
  ['broken JSON', '{broken'],
  ['a polluting object', '{"items":[{"__proto__":{"id":"cola","qty":5}}]}'],
])('%s in storage is an empty basket, and is overwritten', async (_, basketItem) => {
  const screen = await renderCheckout({ session: { basketItem } })
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  expect(sessionStorage.getItem('basketItem')).toBe('{"items":[],"totalQty":0,"totalPrice":0}')
  expect(({} as Record<string, unknown>).qty).toBeUndefined()
})

/** Lets the server's menu be that of the page, so that no newer one holds what the page's menu lacks. */
function serveCheckoutMenu(): void {
  serveLive({ version: '1', menu: CHECKOUT_MENU })
}

test('an item that is not on the menu is dropped from the order, and it is said', async () => {
  serveCheckoutMenu()
  const screen = await renderCheckout({ basket: { unknown: 3, cola: 2 } })
  const notices = screen.getByRole('status').filter({ hasText: 'A dish is no longer available.' })
  await expect.element(notices).toBeVisible()
  expect(screen.getByRole('article').elements()).toHaveLength(1)
  expect(readSummary(screen)).toMatchObject({ Items: '2', Total: 'AED 10.00' })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('*Total:* AED 10.00')
  expect(readStored('basketItem')).toMatchObject({ totalQty: 2, totalPrice: 10 })
})

test('what was dropped or repriced is still said at checkout when home was opened first', async () => {
  serveCheckoutMenu()
  const basketItem = '{"items":[{"id":"unknown","qty":3},{"id":"cola","qty":2,"price":4}]}'
  await renderPage(null, { menu: CHECKOUT_MENU, session: { basketItem } })
  const screen = await reloadCheckout()
  const notices = screen.getByRole('status').filter({ hasText: 'A dish is no longer available.' })
  await expect.element(notices).toMatchTextContent('Prices have changed since you added these:')
  await expect.element(notices).toMatchTextContent('Cola AED 5.00')
})

test('a page out of the back-forward cache takes over what was stored meanwhile', async () => {
  const screen = await renderCheckout({ basket: { cola: 1, burger: 1, water: 1 } })
  sessionStorage.setItem('basketItem', '{"items":[{"id":"burger","qty":4},{"id":"cola","qty":1}]}')
  sessionStorage.setItem('specialSelections', '{"burger":["no_pickles"]}')
  sessionStorage.setItem('generalComment', 'well done')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(getQuantity(screen, 'Cheese Burger')).toHaveTextContent('4')
  await expect.element(getLine(screen, 'Water')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('paragraph').filter({ hasText: 'well done' })).toBeVisible()
  const requests = getLine(screen, 'Cheese Burger').getByRole('paragraph').filter({ hasText: 'No pickles' })
  await expect.element(requests).toBeVisible()
  await screen.getByRole('button', { name: 'Increase Cola' }).click()
  await expect.element(screen.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible()
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
  expect(sessionStorage.getItem('generalComment')).toBe('well done')
})

test('stored requests of items outside the basket are dropped, and those of an item go with it', async () => {
  const screen = await renderCheckout({
    basket: { burger: 1, sandwich: 1 },
    session: { specialSelections: '{"other":["no_pickles"],"burger":["no_lettuce"],"sandwich":["no_pickles"]}' },
  })
  await expect.element(getLine(screen, 'Cheese Burger').getByRole('paragraph')).toHaveTextContent('No lettuce')
  await expect.element(getLine(screen, 'Chicken Sandwich').getByRole('paragraph')).toHaveTextContent('No pickles')
  expect(readStored('specialSelections')).toEqual({ burger: ['no_lettuce'], sandwich: ['no_pickles'] })
  await getRemoveButton(screen, 'Chicken Sandwich').click()
  await expect.poll(() => readStored('specialSelections')).toEqual({ burger: ['no_lettuce'] })
})

test('an order number ends with a basket that is emptied on home', async () => {
  const orderRef = JSON.stringify({ ref: 'KR473', at: Date.now(), revision: 1, sent: '1a2b3c4d' })
  await renderPage(null, { menu: CHECKOUT_MENU, session: { ...storedBasket({ cola: 2 }), orderRef } })
  changeItemQuantity('cola', -1)
  await expect.poll(() => readStored('basketItem')).toMatchObject({ totalQty: 1 })
  expect(sessionStorage.getItem('orderRef')).toBe(orderRef)
  changeItemQuantity('cola', -1)
  await expect.poll(() => readStored('basketItem')).toMatchObject({ totalQty: 0 })
  expect(sessionStorage.getItem('orderRef')).toBeNull()
})
