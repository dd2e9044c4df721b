import { expect, test, vi } from 'vitest'
import { recordFollowedLinks } from '../../../tests/browser-mode/followed-links.ts'
import { getQuantity, reloadCheckout } from '../../../tests/browser-mode/checkout-page.tsx'
import { COLA, getDecrease, getIncrease, HomePage } from '../../../tests/browser-mode/home-page.tsx'
import { renderPage } from '../../../tests/browser-mode/render-page.tsx'
import { parseBasketFragment } from '../domain/link/basket-fragment.ts'
import { changeItemQuantity } from './basket-actions.ts'

function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  }
}

function readQuantities(fragment: string): Readonly<Record<string, number>> {
  const { basket } = parseBasketFragment(fragment, new Map([[COLA.id, COLA]]))
  return Object.fromEntries(basket.map(({ itemId, quantity }) => [itemId, quantity]))
}

test('a basket that is stored is in no address [F93]', async () => {
  const screen = await renderPage(<HomePage />)
  const followed = recordFollowedLinks()
  await getIncrease(screen, 'Cola').click()
  await screen.getByRole('link', { name: 'Cart, 1 item' }).click()
  expect(window.location.hash).toBe('')
  expect(followed.map((address) => new URL(address).hash)).toEqual([''])
})

test('where nothing is stored the link to checkout carries the basket, and checkout has it [F93] [E11]', async () => {
  blockStorage()
  const screen = await renderPage(<HomePage />)
  const followed = recordFollowedLinks()
  for (let pieces = 0; pieces < 3; pieces += 1) await getIncrease(screen, 'Cola').click()
  await screen.getByRole('link', { name: 'Cart, 3 items' }).click()
  await getDecrease(screen, 'Cola').click()
  await screen.getByRole('link', { name: 'Cart, 2 items' }).click()
  expect(followed.map((address) => new URL(address).pathname)).toEqual(['/en/checkout', '/en/checkout'])
  expect(followed.map((address) => readQuantities(new URL(address).hash))).toEqual([{ cola: 3 }, { cola: 2 }])
  const checkout = await reloadCheckout()
  await expect.element(getQuantity(checkout, 'Cola')).toHaveTextContent('2')
})

test('an emptied basket leaves the page’s address [F93]', async () => {
  blockStorage()
  const screen = await renderPage(<HomePage />)
  await getIncrease(screen, 'Cola').click()
  expect(readQuantities(window.location.hash)).toEqual({ cola: 1 })
  await getDecrease(screen, 'Cola').click()
  expect(window.location.hash).toBe('')
})

test('a stored basket counts, not the one of an address [F93]', async () => {
  window.history.replaceState(null, '', '#basket=1D')
  const basketItem = JSON.stringify({ items: [{ id: 'cola', qty: 4 }] })
  await renderPage(<HomePage />, { session: { basketItem } })
  expect(window.basket?.totalQty).toBe(4)
  expect(window.location.hash).toBe('')
})

test('the address of an order card stays the order’s [F93]', async () => {
  blockStorage()
  window.history.replaceState(null, '', '#1D00')
  await renderPage(<HomePage />, { page: 'orderCard' })
  expect(changeItemQuantity('cola', 1)).toBe(true)
  expect(window.location.hash).toBe('#1D00')
})

test('a browser that refuses another change of the address keeps the basket in the links [F93]', async () => {
  blockStorage()
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times in 30 seconds', 'SecurityError')
  })
  const screen = await renderPage(<HomePage />)
  const followed = recordFollowedLinks()
  await getIncrease(screen, 'Cola').click()
  await screen.getByRole('link', { name: 'Cart, 1 item' }).click()
  expect(followed.map((address) => readQuantities(new URL(address).hash))).toEqual([{ cola: 1 }])
})
