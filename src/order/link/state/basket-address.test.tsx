import { expect, test, vi } from 'vitest'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import { getQuantity, reloadCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { COLA, getDecrease, getIncrease, HomePage } from '#tests/browser-mode/home-page.tsx'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { parseBasketFragment, toBasketFragment } from '../basket-fragment.ts'
import { changeItemQuantity } from '../../lines/state/basket-actions.ts'

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

test('a basket that is stored is in no address', async () => {
  const screen = await renderPage(<HomePage />)
  const followed = recordFollowedLinks()
  await getIncrease(screen, 'Cola').click()
  await screen.getByRole('link', { name: 'Cart, 1 item' }).click()
  expect(window.location.hash).toBe('')
  expect(followed.map((address) => new URL(address).hash)).toEqual([''])
})

test('where nothing is stored the link to checkout carries the basket, and checkout has it', async () => {
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

test('what was added in a dialog stays in the address when the dialog’s entry is taken back [R44]', async () => {
  blockStorage()
  const screen = await renderPage(<HomePage />, { menu: [COLA] })
  await screen.getByRole('link', { name: 'About Cola' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => window.history.state as unknown).toBeNull()
  await expect.poll(() => readQuantities(window.location.hash)).toEqual({ cola: 1 })
})

test('an emptied basket leaves the page’s address', async () => {
  blockStorage()
  const screen = await renderPage(<HomePage />)
  await getIncrease(screen, 'Cola').click()
  expect(readQuantities(window.location.hash)).toEqual({ cola: 1 })
  await getDecrease(screen, 'Cola').click()
  expect(window.location.hash).toBe('')
})

test('a stored basket counts, not the one of an address', async () => {
  window.history.replaceState(null, '', '#basket=1D')
  const basketItem = JSON.stringify({ items: [{ id: 'cola', qty: 4 }] })
  await renderPage(<HomePage />, { session: { basketItem } })
  expect(window.basket?.totalQty).toBe(4)
  expect(window.location.hash).toBe('')
})

/** A basket with a name, as a stranger's link may have it. */
const STRANGE = toBasketFragment([{ itemId: 'cola', quantity: 3, requests: [], person: 'bit.ly/x' }])

test.for([
  ['an empty basket', {}],
  ['a basket of its own', { basketItem: JSON.stringify({ items: [{ id: 'cola', qty: 4 }] }) }],
] as const)('somebody else’s address adds nothing to %s: it leads to the page that asks', async ([, session]) => {
  window.history.replaceState(null, '', STRANGE)
  const paths = interceptNavigations()
  await renderPage(<HomePage />, { session })
  expect(paths).toContain('/en/o')
  expect(window.basket?.totalQty).toBe('basketItem' in session ? 4 : 0)
  expect(sessionStorage.getItem('basketItem')).toContain(`"totalQty":${'basketItem' in session ? 4 : 0}`)
  expect(sessionStorage.getItem('basketInAddress')).toBeNull()
})

test('an address that storage has refused a place is this tab’s own, also once storage works again', async () => {
  // A full storage has room for a mark only.
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (value.length > 1) throw new DOMException('full', 'QuotaExceededError')
    sessionStorage[key] = value
  })
  const screen = await renderPage(<HomePage />)
  await getIncrease(screen, 'Cola').click()
  await expect.poll(() => readQuantities(window.location.hash)).toEqual({ cola: 1 })
  full.mockRestore()
  const paths = interceptNavigations()
  const checkout = await reloadCheckout()
  await expect.element(getQuantity(checkout, 'Cola')).toHaveTextContent('1')
  expect(paths.filter((path) => path.endsWith('/o'))).toEqual([])
  // By now the basket is stored: it needs no address.
  await expect.poll(() => window.location.hash).toBe('')
  expect(sessionStorage.getItem('basketInAddress')).toBeNull()
})

test('without storage an address gives back what this tab chose, and no names', async () => {
  blockStorage()
  const fragment = STRANGE
  window.history.replaceState(null, '', fragment)
  await renderPage(<HomePage />)
  expect(window.basket?.totalQty).toBe(3)
  expect(window.location.hash).toBe(toBasketFragment([{ itemId: 'cola', quantity: 3, requests: [] }]))
})

test('the address of an order card stays the order’s', async () => {
  blockStorage()
  window.history.replaceState(null, '', '#1D00')
  await renderPage(<HomePage />, { page: 'orderCard' })
  expect(changeItemQuantity('cola', 1)).toBe(true)
  expect(window.location.hash).toBe('#1D00')
})

test('a browser that refuses another change of the address keeps the basket in the links', async () => {
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
