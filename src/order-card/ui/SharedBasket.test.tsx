import { expect, onTestFinished, test } from 'vitest'
import {
  fillDelivery,
  readMessage,
  readStored,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { CardPage, createPayload, openCard, setHash } from '#tests/browser-mode/order-card-page.tsx'
import { reloadPage } from '#tests/browser-mode/render-page.tsx'
import { decodeOrderLink } from '#order/link/decode-order-link.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { chooseUntold, createOption, createItem } from '#menu/domain/menu.fixtures.ts'
import { LINKED_ORDER, ONE_COLA, TWO_SANDWICHES, type Ordered } from '#order/link/order-link.fixtures.ts'
import { EMPTY_ORDER_LINK, toLinkCode, toLinkLines } from '#order/link/order-link.ts'
import { clearCart, undoClearCart } from '#order/checkout/state/clear-order.ts'
import { removeLineUndoably, undoRemoval } from '#order/checkout/state/removed-line.ts'
import { setComment } from '#order/form/state/form-actions.ts'
import { changeItemQuantity } from '#order/lines/state/basket-actions.ts'
import { setForSeveral } from '#order/people/state/for-several.ts'
import { setPerson } from '#order/people/state/set-person.ts'

/** Makes the device's sheet write down the links that are shared. */
function recordSharedLinks(): string[] {
  const links: string[] = []
  const share = ({ url = '' }: ShareData): Promise<void> => {
    links.push(url)
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  return links
}

const BURGERS = JSON.stringify({
  v: 1,
  lines: [
    { id: 'burger', qty: 1, requests: ['no_pickles'] },
    { id: 'burger', qty: 2, requests: [] },
  ],
})

test('a shared basket replaces a friend’s, with requests and nothing personal', async () => {
  const links = recordSharedLinks()
  const basket = { burger: 3, cola: 1 }
  const checkout = await renderCheckout({ basket, session: { basketLines: BURGERS } })
  fillDelivery()
  setComment('no onion')
  await checkout.getByRole('button', { name: 'Share cart' }).click()
  const { pathname, hash } = new URL(links[0] ?? '')
  expect(pathname).toBe('/en/o')
  const lines = toLinkLines([
    { itemId: 'burger', quantity: 1, requests: ['no_pickles'] },
    { itemId: 'burger', quantity: 2, requests: [] },
    { itemId: 'cola', quantity: 1, requests: [] },
  ])
  expect(decodeOrderLink(hash.slice(1))).toEqual({ status: 'valid', link: { ...EMPTY_ORDER_LINK, lines } })

  // The friend's browser, with a basket of another day.
  sessionStorage.clear()
  sessionStorage.setItem('basketItem', JSON.stringify({ items: [{ id: 'water', qty: 2 }] }))
  setHash(hash.slice(1))
  onTestFinished(() => {
    setHash('')
  })
  const card = await reloadPage(<CardPage />, { page: 'orderCard' })
  const paths = interceptNavigations()
  await card.getByRole('button', { name: 'Replace cart' }).click()
  expect(paths).toEqual(['/en/checkout'])
  expect(readStored('basketItem')).toMatchObject({
    items: [
      { id: 'burger', qty: 3 },
      { id: 'cola', qty: 1 },
    ],
  })
  const burgers = (JSON.parse(BURGERS) as { readonly lines: readonly object[] }).lines
  expect(readStored('basketLines')).toMatchObject({ v: 2, lines: [...burgers, { id: 'cola', qty: 1, requests: [] }] })
  expect(['orderForm', 'generalComment', 'orderRef'].filter((key) => key in sessionStorage)).toEqual([])
})

test('it is a friend’s basket, which starts an empty one at one tap', async () => {
  const card = await openCard(createPayload([ONE_COLA], null))
  await expect.element(card.getByText('A friend’s cart: add it to yours, or start from it.')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Order again' })).not.toBeInTheDocument()
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'cola', qty: 1 }] })
})

test('an order without number is no friend’s basket', async () => {
  const notes = { comment: false, payment: false }
  const card = await openCard(createPayload([ONE_COLA], null, { notes }))
  await expect.element(card.getByRole('button', { name: 'Order again' })).toBeVisible()
})

test('an order’s card shares its lines alone', async () => {
  const links = recordSharedLinks()
  const more = { area: toLinkCode('jumeirah-1'), notes: { comment: true, payment: false } }
  const card = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA], LINKED_ORDER, more))
  await card.getByRole('button', { name: 'Share order' }).click()
  const shared = decodeOrderLink(new URL(links[0] ?? '').hash.slice(1))
  expect(shared).toEqual(decodeOrderLink(createPayload([TWO_SANDWICHES, ONE_COLA], null)))
})

/** A basket that names Sara and Omar. */
const FOR_TWO: readonly Ordered[] = [
  { ...ONE_COLA, person: 'Sara' },
  { ...TWO_SANDWICHES, person: 'Omar' },
]

test('a basket for several people is shared with its names, switched off without', async () => {
  const links = recordSharedLinks()
  const basketLines = JSON.stringify({ v: 1, lines: [{ id: 'cola', qty: 1, requests: [], person: 'سارة' }] })
  const checkout = await renderCheckout({ basket: { cola: 1 }, session: { severalPeople: '1', basketLines } })
  const share = checkout.getByRole('button', { name: 'Share cart' })
  await share.click()
  await checkout.getByRole('button', { name: 'Group order' }).click()
  await share.click()
  expect(links.map((link) => new URL(link).hash.slice(1))).toEqual([
    createPayload([{ ...ONE_COLA, person: 'سارة' }], null),
    createPayload([ONE_COLA], null),
  ])
})

test('added to a basket of others, it asks once whose it is', async () => {
  const session = { severalPeople: '1' }
  const card = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA], null), {
    basket: { burger: 1, fries: 1, cola: 1 },
    session,
  })
  const paths = interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  const dialog = card.getByRole('dialog', { name: 'Whose dishes are these?' })
  await dialog.getByRole('combobox').fill('Omar')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  expect(paths).toEqual(['/en/checkout'])
  const checkout = await reloadCheckout()
  fillDelivery()
  await expect.element(checkout.getByRole('article')).toHaveLength(5)
  const [forNobody, forOmar] = readMessage(checkout).split('For \u2068Omar\u2069:')
  expect(forNobody).toMatch(/Burger[^]*Fries[^]*1 × Cola/)
  expect(forOmar).toMatch(/^ AED [\d.]+\n1 × Cola[^]*2 × Chicken Sandwich/)
})

test('whose it is may stay empty', async () => {
  const card = await openCard(createPayload([ONE_COLA], null), { basket: { water: 2 } })
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await card.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  expect(readStored('basketItem')).toMatchObject({
    items: [
      { id: 'water', qty: 2 },
      { id: 'cola', qty: 1 },
    ],
  })
  expect(JSON.stringify(readStored('basketLines'))).not.toContain('person')
  expect(sessionStorage.getItem('severalPeople')).toBeNull()
})

test('with the names of its people it asks nothing, and they arrive', async () => {
  const card = await openCard(createPayload(FOR_TWO, null), { basket: { water: 2 } })
  await expect.element(card.getByRole('heading', { name: 'For \u2068Sara\u2069: AED 5.00' })).toBeVisible()
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  expect(readStored('basketLines')).toMatchObject({ lines: [{ id: 'water' }, { person: 'Sara' }, { person: 'Omar' }] })
  expect(sessionStorage.getItem('severalPeople')).toBe('1')
})

test('a friend who has started from a basket shares back only what was added, which doubles nothing', async () => {
  const links = recordSharedLinks()
  const card = await openCard(createPayload([TWO_SANDWICHES, ONE_COLA], null))
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  changeItemQuantity('water', 1)
  setForSeveral(true)
  setPerson('water', 'Sara')
  const checkout = await reloadCheckout()
  await checkout.getByRole('button', { name: 'Share only what I added' }).click()

  // Back at the host's, who still has the basket that was shared.
  const items = [TWO_SANDWICHES, ONE_COLA].map(({ itemId, quantity }) => ({ id: itemId, qty: quantity }))
  sessionStorage.clear()
  sessionStorage.setItem('basketItem', JSON.stringify({ items }))
  setHash(new URL(links[0] ?? '').hash.slice(1))
  const returned = await reloadPage(<CardPage />, { page: 'orderCard', menu: CHECKOUT_MENU })
  await returned.getByRole('button', { name: 'Add to cart' }).click()
  expect(readStored('basketLines')).toMatchObject({
    lines: [
      { id: 'sandwich', qty: 2 },
      { id: 'cola', qty: 1 },
      { id: 'water', qty: 1, person: 'Sara' },
    ],
  })
})

test('a friend’s lines stay the friend’s after Clear Cart is undone, and are forgotten with their basket', async () => {
  const session = { takenLines: createPayload([ONE_COLA], null) }
  const checkout = await renderCheckout({ basket: { cola: 1, water: 1 }, session })
  const share = checkout.getByRole('button', { name: 'Share only what I added' })
  await expect.element(share).toBeVisible()
  clearCart('en')
  expect(sessionStorage.getItem('takenLines')).toBeNull()
  undoClearCart()
  await expect.element(share).toBeVisible()
})

test('a friend’s dish stays the friend’s without its extra that is sold out', async () => {
  const toast = createItem('toast', { choices: [createExtras([createOption('egg', 100, { isSoldOut: true })])] })
  const menu = [...CHECKOUT_MENU, toast]
  const links = recordSharedLinks()
  const card = await openCard(createPayload([{ ...ONE_COLA, itemId: 'toast', chosen: chooseUntold('egg') }], null), {
    menu,
  })
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  changeItemQuantity('water', 1)
  const checkout = await reloadCheckout('en', {}, menu)
  await checkout.getByRole('button', { name: 'Share only what I added' }).click()
  const water = createPayload([{ ...ONE_COLA, itemId: 'water' }], null)
  expect(links.map((link) => new URL(link).hash.slice(1))).toEqual([water])
})

test('a friend’s dish stays the friend’s once the extra that it lost is back [R39]', async () => {
  const egg = createOption('egg', 100)
  const menuWith = (extra: typeof egg) => [...CHECKOUT_MENU, createItem('toast', { choices: [createExtras([extra])] })]
  const links = recordSharedLinks()
  const payload = createPayload([{ ...ONE_COLA, itemId: 'toast', chosen: chooseUntold('egg') }], null)
  const card = await openCard(payload, { menu: menuWith({ ...egg, isSoldOut: true }) })
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  changeItemQuantity('water', 1)
  await reloadCheckout('en', {}, menuWith({ ...egg, isSoldOut: true }))
  const checkout = await reloadCheckout('en', {}, menuWith(egg))
  await checkout.getByRole('button', { name: 'Share only what I added' }).click()
  const water = createPayload([{ ...ONE_COLA, itemId: 'water' }], null)
  expect(links.map((link) => new URL(link).hash.slice(1))).toEqual([water])
})

test('a friend’s basket that was added says so when its link is opened again, and can be added again [R39]', async () => {
  const payload = createPayload([TWO_SANDWICHES], null)
  const card = await openCard(payload)
  interceptNavigations()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  const again = await reloadPage(<CardPage />, { page: 'orderCard' })
  await expect.element(again.getByText('You have added this cart already.')).toBeVisible()
  await again.getByRole('button', { name: 'Add to cart' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'sandwich', qty: 4 }] })
  // A part of it is another basket, such as another friend's.
  setHash(createPayload([{ ...TWO_SANDWICHES, quantity: 1 }], null))
  const other = await reloadPage(<CardPage />, { page: 'orderCard' })
  await expect.element(other.getByText('A friend’s cart: add it to yours, or start from it.')).toBeVisible()
})

test('a friend’s lines stay the friend’s after the removal of the last line is undone', async () => {
  const session = { takenLines: createPayload([ONE_COLA], null) }
  const checkout = await renderCheckout({ basket: { cola: 2 }, session })
  const share = checkout.getByRole('button', { name: 'Share only what I added' })
  await expect.element(share).toBeVisible()
  removeLineUndoably('cola')
  expect(sessionStorage.getItem('takenLines')).toBeNull()
  undoRemoval()
  await expect.element(share).toBeVisible()
})

test('a 31st name is refused in words', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({ id: 'water', qty: 1, requests: [], person: `P${index}` }))
  const session = { basketLines: JSON.stringify({ v: 1, lines }) }
  const card = await openCard(createPayload([ONE_COLA], null), { basket: { water: 30 }, session })
  await card.getByRole('button', { name: 'Add to cart' }).click()
  const dialog = card.getByRole('dialog')
  await dialog.getByRole('combobox').fill('Sara')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect.element(dialog.getByText('One order takes up to 30 names.')).toBeVisible()
  expect(readStored('basketItem')).toMatchObject({ totalQty: 30 })
})
