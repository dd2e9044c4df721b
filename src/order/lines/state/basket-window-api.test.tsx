import { expect, onTestFinished, test, vi } from 'vitest'
import {
  CLOSED,
  CLOSED_HOURS,
  COLA,
  getIncrease,
  HomePage,
  readQuantity,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { removeFromBasket, addLineBelow, toggleLineRequest } from './line-actions.ts'
import { changeItemQuantity } from './basket-actions.ts'

const SANDWICH_LINE =
  '{"id":"sandwich","qty":2,"price":13.5,"originalPrice":18,"isDiscounted":true,"image":"",' +
  '"name":{"en":"Chicken Sandwich","ar":"ساندويش دجاج"},"category":"Chicken Shawarma"}'
const COLA_LINE =
  '{"id":"cola","qty":1,"price":5,"originalPrice":5,"isDiscounted":false,"image":"",' +
  '"name":{"en":"Cola","ar":"كولا"},"category":"Beverages"}'

/** Sends an event as another script of the page would. */
function send(type: string, detail: unknown): void {
  window.dispatchEvent(new CustomEvent(type, { detail }))
}

/** Returns a function that takes the basket's events since it was last called, as texts. */
function recordEvents(): () => readonly string[] {
  const events: string[] = []
  const record = (event: Event): void => {
    events.push(`${event.type} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`)
  }
  const types = ['basket:update', 'cart:update', 'cart:items']
  for (const type of types) window.addEventListener(type, record)
  onTestFinished(() => {
    for (const type of types) window.removeEventListener(type, record)
  })
  return () => events.splice(0)
}

function toEvents(count: number, items: string): readonly string[] {
  return [`basket:update {"totalQty":${count}}`, `cart:update {"total":${count}}`, `cart:items {"items":[${items}]}`]
}

/** Starts a page without visible parts on the menu of home. */
async function startPage(session: Readonly<Record<string, string>> = {}): Promise<void> {
  await renderPage(null, { session })
}

test('storage, globals and events have every change in the documented format [BSK-1] [BSK-2] [EVT-1]', async () => {
  const takeEvents = recordEvents()
  await startPage()
  expect(takeEvents()).toEqual(toEvents(0, ''))
  changeItemQuantity('sandwich', 1)
  changeItemQuantity('sandwich', 1)
  expect(takeEvents().slice(3)).toEqual(toEvents(2, SANDWICH_LINE))
  changeItemQuantity('cola', 1)
  expect(takeEvents()).toEqual(toEvents(3, `${SANDWICH_LINE},${COLA_LINE}`))

  const whole = `{"items":[${SANDWICH_LINE},${COLA_LINE}],"totalQty":3,"totalPrice":32}`
  expect(sessionStorage.getItem('basketItem')).toBe(whole)
  expect(JSON.stringify(window.basket)).toBe(whole)
  expect(window.cartTotal).toBe(3)

  await reloadPage(null)
  expect(takeEvents()).toEqual(toEvents(3, `${SANDWICH_LINE},${COLA_LINE}`))
  changeItemQuantity('cola', -1)
  expect(takeEvents()).toEqual(toEvents(2, SANDWICH_LINE))
  removeFromBasket('sandwich')
  expect(takeEvents()).toEqual(toEvents(0, ''))
  expect(sessionStorage.getItem('basketItem')).toBe('{"items":[],"totalQty":0,"totalPrice":0}')
})

test('the basket on the window is frozen through and through [EVT-1]', async () => {
  await startPage(storedBasket({ cola: 1 }))
  const { basket } = window
  const parts = [basket, basket?.items, basket?.items[0], basket?.items[0]?.name]
  expect(parts.map((part) => part !== undefined && Object.isFrozen(part))).toEqual([true, true, true, true])
})

test('an item with several lines is one entry with all its pieces [EVT-1]', async () => {
  await renderPage(null, { page: 'checkout', session: storedBasket({ burger: 3, cola: 1 }) })
  const line = addLineBelow('burger')
  toggleLineRequest(line ?? '', 'no_pickles')
  expect(window.basket?.items.map(({ id, qty }) => [id, qty])).toEqual([
    ['burger', 3],
    ['cola', 1],
  ])
  expect(window.basket?.totalQty).toBe(4)
})

test('a special request is no change of the basket for other scripts [EVT-1]', async () => {
  await renderPage(null, { page: 'checkout', session: storedBasket({ burger: 1 }) })
  const onUpdate = vi.fn()
  window.addEventListener('basket:update', onUpdate)
  toggleLineRequest('burger', 'no_pickles')
  window.removeEventListener('basket:update', onUpdate)
  expect(onUpdate).not.toHaveBeenCalled()
})

test('other scripts step an item up and down by one, within 0 and 99 [MENU-9]', async () => {
  const screen = await renderPage(<HomePage />)
  send('menu:increment', { id: 'cola' })
  send('menu:increment', { id: 'cola' })
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('2')
  send('menu:decrement', { id: 'cola' })
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('1')
  send('menu:decrement', { id: 'cola' })
  send('menu:decrement', { id: 'cola' })
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('0')
  for (let event = 0; event < 120; event += 1) send('menu:increment', { id: 'cola' })
  await expect.poll(() => readQuantity(screen, 'Cola')).toBe('99')
})

test('while closed no event steps an item [MENU-9]', async () => {
  vi.useFakeTimers({ now: CLOSED })
  await renderPage(null, { closedHours: CLOSED_HOURS })
  send('menu:increment', { id: 'cola' })
  expect(window.basket?.totalQty).toBe(0)
})

test('events for unknown items and with odd details are ignored', async () => {
  const screen = await renderPage(<HomePage />, { session: storedBasket({ cola: 1 }) })
  const throwing = {
    get id(): string {
      throw new Error('read by a page')
    },
  }
  const ids = ['no-such-dish', '__proto__', '', 7, null, ['cola'], { id: 'cola' }]
  for (const detail of [...ids.map((id) => ({ id })), {}, [], 'cola', 42, null, throwing, Object.create(null)]) {
    send('menu:increment', detail)
    send('menu:decrement', detail)
  }
  window.dispatchEvent(new Event('menu:increment'))
  send('basket:update', { totalQty: 'many' })
  send('cart:update', throwing)
  window.dispatchEvent(new Event('cart:update'))
  expect(readQuantity(screen, 'Cola')).toBe('1')
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await getIncrease(screen, 'Cola').click()
  expect(window.basket?.totalQty).toBe(2)
})

/** Defines both globals of the basket. */
function defineGlobals(descriptor: PropertyDescriptor): void {
  for (const name of ['basket', 'cartTotal']) Object.defineProperty(window, name, { configurable: true, ...descriptor })
}

const throwError = (): never => {
  throw new Error('read by a page')
}

/** What another script may leave on the window before the page starts; none of it is a basket. */
const JUNK: Readonly<Record<string, () => void>> = {
  'odd items': () =>
    Object.assign(window, {
      basket: { items: [null, 1, { id: 'no-such-dish', qty: 1 }], totalQty: 7 },
      cartTotal: 7,
    }),
  'a throwing basket': () => {
    const basket = Object.defineProperties({}, { items: { get: throwError }, totalQty: { get: throwError } })
    Object.assign(window, { basket })
  },
  'a pair of throwing properties': () => {
    defineGlobals({ get: throwError })
  },
  'a pair of read-only properties': () => {
    defineGlobals({ value: 'junk', writable: false })
  },
}

test.for(Object.keys(JUNK))('%s on the window before the page starts is ignored', async (name) => {
  JUNK[name]?.()
  const screen = await renderPage(<HomePage />)
  await expect.element(screen.getByRole('link', { name: 'Your cart is empty' })).toBeVisible()
  changeItemQuantity('cola', 1)
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(JSON.parse(sessionStorage.getItem('basketItem') ?? '')).toMatchObject({ totalQty: 1, totalPrice: 5 })
})

test('the basket is restored from the global where nothing is stored [BSK-2]', async () => {
  Object.assign(window, { basket: { items: [{ id: 'cola', qty: 3, price: 0.01 }] } })
  await startPage()
  expect(window.basket).toMatchObject({ items: [{ id: 'cola', qty: 3 }], totalPrice: 15 })
})

test('the stored basket counts, not the global [BSK-2]', async () => {
  Object.assign(window, { basket: { items: [{ id: 'cola', qty: 3 }] } })
  await renderPage(null, { menu: [COLA, createItem('water')], session: storedBasket({ water: 2 }) })
  expect(window.basket?.items).toMatchObject([{ id: 'water', qty: 2 }])
})

test('a setter of another script that fails is dropped, and the next change is published', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  const received: unknown[] = []
  for (const name of ['basket', 'cartTotal']) {
    Object.defineProperty(window, name, {
      configurable: true,
      set: (value: unknown) => {
        received.push(value)
        if (received.length < 5) throw new Error('in the setter of another script')
      },
    })
  }
  const takeEvents = recordEvents()
  await startPage()
  expect(takeEvents()).toEqual(toEvents(0, ''))
  changeItemQuantity('cola', 1)
  expect(takeEvents()).toEqual(toEvents(1, COLA_LINE))
  changeItemQuantity('cola', 1)
  expect(received.slice(-2)).toEqual([expect.objectContaining({ totalQty: 2 }), 2])
  expect(log.mock.calls.map(([text]) => text as unknown)).toEqual([
    'window.basket could not be set.',
    'window.cartTotal could not be set.',
    'window.basket could not be set.',
    'window.cartTotal could not be set.',
  ])
})

test('where events can’t be sent, every change is stored and published on the window all the same', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  await startPage()
  vi.spyOn(window, 'dispatchEvent').mockImplementation(() => {
    throw new DOMException('Refused by an extension.', 'SecurityError')
  })
  for (const pieces of [1, 2]) {
    expect(changeItemQuantity('cola', 1)).toBe(true)
    expect(window.basket).toMatchObject({ totalQty: pieces })
    expect(sessionStorage.getItem('basketItem')).toContain(`"totalQty":${pieces}`)
  }
})
