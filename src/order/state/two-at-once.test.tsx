import { expect, test, vi } from 'vitest'
import {
  readStored,
  reloadCheckout,
  renderCheckout,
  storedHandOff,
} from '../../../tests/browser-mode/checkout-page.tsx'
import { holdFetches, settle } from '../../../tests/browser-mode/held-fetches.ts'
import { storedBasket } from '../../../tests/browser-mode/home-page.tsx'
import { clickNow } from '../../../tests/browser-mode/press.ts'
import { reloadPage, renderPage } from '../../../tests/browser-mode/render-page.tsx'
import { createItem } from '../../menu/domain/menu.fixtures.ts'
import { changeItemQuantity } from './basket-actions.ts'
import { menuStore, setMenu } from '../../menu/state/menu-store.ts'

const COLA = createItem('cola', { category: 'Beverages' })
const BURGER = createItem('burger', { category: 'Beef Burgers' })
const OLD_MENU = [COLA]
const NEW_MENU = [COLA, BURGER]

/** Opens a page with the old menu, as it came from the server, and lets it start. */
async function openOldPage(session: Readonly<Record<string, string>>): Promise<void> {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00+04:00') })
  await renderPage(null, { session })
  setMenu('1', OLD_MENU)
  // The module that fetches is loaded by the first fetch.
  await import('../../site/live/live-refresh.ts')
}

function leavePage(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
}

/** What a page with the new menu stores when two burgers are added to a cola. */
const STORED_ON_NEW_PAGE = {
  ...storedBasket({ cola: 1, burger: 2 }),
  specialSelections: '{"burger":["no_pickles"]}',
}

/** Comes back to the page, where another page of the tab has stored a basket, after a minute. */
async function goBack(stored: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await settle()
}

test('Back to a page with an older menu, which is being fetched: a new dish is kept [F01]', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  // The page asks because its menu is old, and because of the dish: that is one fetch.
  expect(fetches).toHaveLength(1)
  expect(window.basket?.items).toMatchObject([{ id: 'cola', qty: 1 }])
  await fetches[0]?.answer('2', NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 1 },
    { id: 'burger', qty: 2 },
  ])
  expect(readStored('basketItem')).toMatchObject({ totalQty: 3 })
  expect(readStored('specialSelections')).toEqual({ burger: ['no_pickles'] })
  expect(sessionStorage.getItem('basketUnknown')).toBeNull()
})

test('Back to a page with an older menu, offline: the next page has the new dish [F01]', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  await fetches[0]?.fail()
  changeItemQuantity('cola', 1)
  await reloadPage(null)
  setMenu('2', NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 2 },
    { id: 'burger', qty: 2 },
  ])
})

test('a menu that was asked for before the page was left says nothing about what was chosen since [F01]', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  vi.advanceTimersByTime(48_000)
  await settle()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await fetches[0]?.answer('1', OLD_MENU)
  await fetches[1]?.answer('2', NEW_MENU)
  expect(window.basket?.totalQty).toBe(3)
})

test('a dish that no menu has is dropped once the menu is fetched, and the number ends with the last one [F01]', async () => {
  const orderRef = JSON.stringify({ ref: 'KR473', at: Date.parse('2026-11-21T19:59:00+04:00'), revision: 1 })
  const fetches = holdFetches()
  await openOldPage({ ...storedBasket({ burger: 2 }), orderRef })
  leavePage()
  await goBack({})
  expect(sessionStorage.getItem('orderRef')).toBe(orderRef)
  await fetches.at(-1)?.answer('3', OLD_MENU)
  expect(sessionStorage.getItem('basketUnknown')).toBeNull()
  expect(sessionStorage.getItem('orderRef')).toBeNull()
  expect(readStored('basketNotes')).toMatchObject({ dropped: 1 })
})

test('a tap while the menu is fetched after Back is kept [F02]', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  leavePage()
  await goBack(STORED_ON_NEW_PAGE)
  changeItemQuantity('cola', 1)
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'cola', qty: 2 }] })
  await fetches[0]?.answer('2', NEW_MENU)
  expect(window.basket?.items).toMatchObject([
    { id: 'cola', qty: 2 },
    { id: 'burger', qty: 2 },
  ])
})

test('a fetch that is never answered is given up after ten seconds, and the next round asks again [F03]', async () => {
  await openOldPage(storedBasket({ cola: 1 }))
  const fetches = holdFetches()
  vi.advanceTimersByTime(48_000)
  await settle()
  vi.advanceTimersByTime(9999)
  expect(fetches[0]?.signal?.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(fetches[0]?.signal?.aborted).toBe(true)
  vi.advanceTimersByTime(48_000)
  await settle()
  expect(fetches).toHaveLength(2)
  await fetches[1]?.answer('2', NEW_MENU)
  expect(menuStore.getState().version).toBe('2')
})

const QUESTION = 'Did you press send in WhatsApp?'

test('the hours of the only dish end while the page asks whether the order was sent: it can be answered [HO04]', async () => {
  const now = Date.parse('2026-11-22T10:58:00+04:00')
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const screen = await renderCheckout({
    basket: { omelette: 1 },
    menu: [createItem('omelette', { availability: ['07:00', '11:00'] })],
    session: storedHandOff(now - 60_000),
  })
  await expect.element(screen.getByText(QUESTION)).toBeVisible()
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
