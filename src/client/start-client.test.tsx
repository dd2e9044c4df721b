import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { useCartCount } from '#site/state/cart-count-store.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'
import { useShop } from '#shop/state/shop-store.ts'

const BASKET = JSON.stringify({ items: [{ id: 'cola', qty: 2 }], totalQty: 2, totalPrice: 0 })

function ShopStatus(): string {
  const shop = useShop()
  return shop?.isOpen === true ? 'open' : 'closed'
}

function CartCount(): string {
  return `count: ${useCartCount().count ?? 'unknown'}`
}

test('the stores start without any island that shows them [HRS-1]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:30:00+04:00') })
  const screen = await renderPage(<ShopStatus />, { closedHours: '04:00-12:00' })
  await expect.element(screen.getByText('open')).toBeVisible()
  vi.setSystemTime(new Date('2026-11-23T04:00:30+04:00'))
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByText('closed')).toBeVisible()
})

test('the stored basket is restored against the menu, and published [BSK-2] [EVT-1]', async () => {
  const menu = [createItem('cola')]
  const screen = await renderPage(<CartCount />, { menu, session: { basketItem: BASKET } })
  expect(window.basket?.items).toMatchObject([{ id: 'cola', qty: 2, price: 10 }])
  expect(window.cartTotal).toBe(2)
  await expect.element(screen.getByText('count: 2')).toBeVisible()
})

test('taps of a page that closes before it is hydrated are not counted', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+04:00'), toFake: ['Date'] })
  const session = { basketItem: BASKET, earlyTaps: '[["cola",3]]' }
  await renderPage(<CartCount />, { menu: [createItem('cola')], session, closedHours: '04:00-12:00' })
  expect(window.basket?.totalQty).toBe(2)
  expect(sessionStorage.getItem('earlyTaps')).toBeNull()
})

test('taps before hydration are added to the stored basket, once, and none is lost', async () => {
  const taps = JSON.stringify([
    ['cola', 3],
    ['not on this menu', 1],
    ['sold out', 2],
  ])
  const menu = [createItem('cola'), createItem('sold out', { price: null })]
  const screen = await renderPage(<CartCount />, { menu, session: { basketItem: BASKET, earlyTaps: taps } })
  expect(window.basket?.items).toMatchObject([{ id: 'cola', qty: 5 }])
  expect(linesStore.getState().priced).toMatchObject({
    unknown: [{ itemId: 'not on this menu', quantity: 1 }],
    notOrderable: [{ itemId: 'sold out', quantity: 2 }],
  })
  expect(sessionStorage.getItem('earlyTaps')).toBeNull()
  // Back to this page from another one that was left before it was hydrated.
  sessionStorage.setItem('earlyTaps', '[["cola",1]]')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByText('count: 6')).toBeVisible()
})
