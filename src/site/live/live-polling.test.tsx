import { describe, expect, test, vi, type MockInstance } from 'vitest'
import { publishMenu, serveLive } from '#tests/browser-mode/serve-live.ts'
import type { Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { restaurant } from '../../../restaurant.config.ts'
import {
  CLOSED_HOURS,
  COLA,
  dubaiTime,
  HomePage,
  OPEN,
  readMessage,
  readQuantity,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { reloadPage, renderPage } from '#tests/browser-mode/render-page.tsx'
import type { MenuItem } from '#menu/domain/menu.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { getShopPath } from '#core/routes.ts'
import { Checkout } from '#order/checkout/ui/Checkout.tsx'
import { PrivacyNotice } from '../privacy/PrivacyNotice.tsx'
import { CartButton } from '../frame/CartButton.tsx'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { setField, setMethod } from '#order/form/state/form-actions.ts'

const SOUP = createItem('soup', { name: { en: 'Lentil Soup', ar: 'شوربة عدس' }, price: toFils(700) })
const BURGER_AT_20 = createBurger(2000)
const BURGER_AT_25 = createBurger(2500)
const MENU = [COLA, BURGER_AT_20, SOUP]
const DEARER = [COLA, BURGER_AT_25, SOUP]
const WITHOUT_BURGER = [COLA, SOUP]

function createBurger(price: number): MenuItem {
  return createItem('burger', {
    name: { en: 'House Burger', ar: 'برجر البيت' },
    category: 'Beef Burgers',
    price: toFils(price),
  })
}

function renderHome(quantities: Readonly<Record<string, number>>): Promise<RenderResult> {
  vi.useFakeTimers()
  return renderPage(<HomePage />, { menu: MENU, session: storedBasket(quantities) })
}

const CHECKOUT = (
  <>
    <LanguageProvider language="en">
      <CartButton page="checkout" />
    </LanguageProvider>
    <Checkout language="en" />
  </>
)

/** Renders checkout with a basket and a form that is filled for a pickup. */
async function renderCheckout(quantities: Readonly<Record<string, number>>): Promise<RenderResult> {
  vi.useFakeTimers()
  const screen = await renderPage(CHECKOUT, { page: 'checkout', menu: MENU, session: storedBasket(quantities) })
  setMethod('pickup')
  setField('firstName', 'Sara')
  return screen
}

/** Leaves the page for a checkout whose menu is this one. */
function openCheckout(version: string, menu: readonly MenuItem[]): Promise<RenderResult> {
  return reloadPage(<Checkout language="en" />, { page: 'checkout', version, menu })
}

function getWhatsAppLink(screen: RenderResult): Locator {
  return screen.getByRole('link', { name: 'Checkout via WhatsApp' })
}

function getTotal(screen: RenderResult): Locator {
  return screen.getByRole('definition').last()
}

function getRepricedNotice(screen: RenderResult): Locator {
  return screen.getByRole('status').filter({ hasText: 'Prices have changed since you added these:' })
}

function readTotalLine(screen: RenderResult): string | undefined {
  return readMessage(getWhatsAppLink(screen))
    .split('\n')
    .find((line) => line.startsWith('*Total'))
}

test('a new price changes screen, notice and link of an open checkout together', async () => {
  const screen = await renderCheckout({ burger: 2, soup: 1 })
  await expect.poll(() => readTotalLine(screen)).toContain('AED 47.00')
  publishMenu('2', DEARER)
  await expect.element(getTotal(screen)).toHaveTextContent('AED 57.00')
  const notice = getRepricedNotice(screen).getByRole('listitem')
  await expect.element(notice).toHaveTextContent('House Burger AED 25.00')
  expect(readTotalLine(screen)).toContain('AED 57.00')
  expect(readMessage(getWhatsAppLink(screen))).not.toContain('AED 20.00')
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Sara')
  expect(window.basket?.totalPrice).toBe(57)
})

test('a price that changed while home was open is reported at checkout', async () => {
  const home = await renderHome({ burger: 1 })
  publishMenu('2', DEARER)
  await expect.element(home.getByRole('article').filter({ hasText: 'House Burger' })).toMatchTextContent(/AED 25\.00/)
  expect(readQuantity(home, 'House Burger')).toBe('1')
  const screen = await openCheckout('2', DEARER)
  await expect.element(getRepricedNotice(screen)).toMatchTextContent(/AED 25\.00/)
})

test('an item that leaves and comes back at a higher price is reported', async () => {
  const screen = await renderCheckout({ burger: 1, soup: 1 })
  publishMenu('2', WITHOUT_BURGER)
  await expect.element(screen.getByText('No longer available')).toBeVisible()
  publishMenu('3', DEARER)
  await expect.element(getRepricedNotice(screen)).toMatchTextContent(/AED 25\.00/)
  expect(readQuantity(screen, 'House Burger')).toBe('1')
})

test('an item that leaves the menu is marked, and neither counted nor sent [CHK-1]', async () => {
  const screen = await renderCheckout({ soup: 1, burger: 2 })
  await expect.poll(() => readMessage(getWhatsAppLink(screen))).toContain('House Burger')
  publishMenu('2', WITHOUT_BURGER)
  const marked = screen.getByRole('listitem').filter({ hasText: 'No longer available' })
  await expect.element(marked).toMatchTextContent(/House Burger/)
  await expect.element(getTotal(screen)).toHaveTextContent('AED 7.00')
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(readMessage(getWhatsAppLink(screen))).not.toContain('House Burger')
  expect(readTotalLine(screen)).toContain('AED 7.00')

  vi.useRealTimers()
  await clickNow(marked.getByRole('button', { name: 'Remove Item' }))
  await expect.element(marked).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Decrease Lentil Soup' })).toHaveFocus()
})

test('when the only item leaves the menu the basket is empty', async () => {
  const screen = await renderCheckout({ burger: 1 })
  publishMenu('2', WITHOUT_BURGER)
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(screen.getByText('No longer available')).toBeVisible()
  expect(getWhatsAppLink(screen).elements()).toEqual([])

  vi.useRealTimers()
  await clickNow(screen.getByRole('button', { name: 'Remove Item' }))
  await expect.element(screen.getByText('No longer available')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'My Order' })).toHaveFocus()
})

test('an item that left while home was open is reported at checkout until that is closed', async () => {
  const home = await renderHome({ burger: 1, soup: 1 })
  publishMenu('2', WITHOUT_BURGER)
  await expect.element(home.getByRole('heading', { name: 'House Burger' })).not.toBeInTheDocument()
  const screen = await openCheckout('2', WITHOUT_BURGER)
  await expect.element(screen.getByText('A dish is no longer available.')).toBeVisible()
  expect(readQuantity(screen, 'Lentil Soup')).toBe('1')
  const again = await openCheckout('2', WITHOUT_BURGER)
  await expect.element(again.getByText('A dish is no longer available.')).toBeVisible()
  await clickNow(again.getByRole('button', { name: 'Close' }))
  expect(again.getByText('A dish is no longer available.').elements()).toEqual([])
})

test('a menu that can’t be fetched leaves the page’s own', async () => {
  const screen = await renderHome({})
  const fetchMenu = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  vi.advanceTimersByTime(48_000)
  await expect.poll(() => fetchMenu.mock.settledResults.length).toBeGreaterThan(0)
  fetchMenu.mockResolvedValue(new Response('not found', { status: 404 }))
  vi.advanceTimersByTime(48_000)
  await expect.element(screen.getByRole('heading', { name: 'House Burger' })).toBeVisible()
  publishMenu('2', WITHOUT_BURGER)
  await expect.element(screen.getByRole('heading', { name: 'House Burger' })).not.toBeInTheDocument()
})

test('while the server has no menu, an item that only a newer menu has stays in the basket', async () => {
  const fetchMenu = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })))
  const screen = await renderCheckout({ cola: 1, kunafa: 2 })
  await expect.poll(() => fetchMenu.mock.settledResults.length).toBeGreaterThan(0)
  publishMenu('2', [...MENU, createItem('kunafa', { name: { en: 'Kunafa', ar: 'كنافة' }, price: toFils(1000) })])
  await expect.element(screen.getByRole('heading', { name: 'Kunafa' })).toBeVisible()
  expect(readQuantity(screen, 'Kunafa')).toBe('2')
  expect(screen.getByText('A dish is no longer available.').elements()).toEqual([])
})

test('a customer who comes back to the page sees the newest menu', async () => {
  const screen = await renderHome({})
  serveLive({ version: '2', menu: DEARER })
  vi.setSystemTime(Date.now() + 60_000)
  window.dispatchEvent(new Event('focus'))
  await expect.element(screen.getByRole('article').filter({ hasText: 'House Burger' })).toMatchTextContent(/AED 25\.00/)
})

describe('a page out of the browser’s cache asks at once', () => {
  /** Lets the browser say that it took the page from its cache, and the server's menu and phone be these. */
  function serveFromCache(): MockInstance<typeof fetch> {
    vi.useFakeTimers()
    const navigation = { transferSize: 0, decodedBodySize: 40_000 } as PerformanceNavigationTiming
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
    const facts = { phone: '+971 4 111 2222', whatsapp: '971501112222', offer: null }
    return serveLive({ version: '2', menu: DEARER, facts })
  }

  test('with its menu, once', async () => {
    const fetchLive = serveFromCache()
    const screen = await renderPage(<HomePage />, { menu: MENU, session: storedBasket({ burger: 1 }) })
    await expect
      .element(screen.getByRole('article').filter({ hasText: 'House Burger' }))
      .toMatchTextContent(/AED 25\.00/)
    expect(window.basket?.totalPrice).toBe(25)
    expect(fetchLive.mock.calls.map(([address]) => address)).toEqual(['/live/en.json', '/shop/en/2.json'])
  })

  test('without a menu, too', async () => {
    const fetchLive = serveFromCache()
    const notice = <PrivacyNotice language="en" restaurant={restaurant} />
    const screen = await renderPage(notice, { page: 'privacy' })
    await expect.element(screen.getByRole('link', { name: '+971 4 111 2222' })).toBeVisible()
    expect(fetchLive.mock.calls.map(([address]) => address)).toEqual(['/live/en.json', '/shop/en/2.json'])
    expect(window.basket).toBeUndefined()
  })
})

describe('an open checkout', () => {
  const renderOpen = async (): Promise<RenderResult> => {
    const screen = await renderCheckout({ burger: 1 })
    await expect.poll(() => readTotalLine(screen)).toContain('AED 20.00')
    serveLive({ version: '2', menu: DEARER })
    return screen
  }

  test('asks every 20 seconds, also where the server refreshes every minute [R29]', async () => {
    const screen = await renderOpen()
    vi.advanceTimersByTime(20_000)
    await expect.element(getTotal(screen)).toHaveTextContent('AED 25.00')
  })

  test.each([
    ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['restored by Back', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ])('asks at once when it is %s [R29]', async (_how, resume) => {
    const screen = await renderOpen()
    vi.advanceTimersByTime(2000)
    resume()
    await expect.element(getTotal(screen)).toHaveTextContent('AED 25.00')
  })

  test('asks once for the events of one return [R29]', async () => {
    await renderOpen()
    const fetching = serveLive({ version: '2', menu: DEARER })
    vi.advanceTimersByTime(2000)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => fetching.mock.calls.map(([url]) => url)).toContain('/shop/en/2.json')
    window.dispatchEvent(new Event('focus'))
    expect(fetching.mock.calls.filter(([url]) => url === '/live/en.json')).toHaveLength(1)
  })
})

describe('a device whose clock is off', () => {
  /** Open by the server's clock: 8 pm. */
  const answerWith = (headers: HeadersInit): MockInstance<typeof fetch> => {
    const shopPath = getShopPath('1', 'en')
    return vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ shopPath }, { headers })))
  }
  const isOpen = (): boolean => document.documentElement.dataset['shop'] === 'open'
  const start = async (deviceTime: string): Promise<void> => {
    vi.useFakeTimers({ now: dubaiTime(deviceTime) })
    await renderPage(<HomePage />, { menu: MENU, closedHours: CLOSED_HOURS })
  }

  test('by hours goes by the server’s, which it asks for where the shop seems closed [R42]', async () => {
    answerWith({ date: OPEN.toUTCString() })
    await start('09:00:00')
    await expect.poll(isOpen).toBe(true)
    vi.advanceTimersByTime(8 * 60 * 60_000)
    expect(isOpen()).toBe(false)
  })

  test('goes by the age of a copy of a shared cache, too [R42]', async () => {
    answerWith({ date: dubaiTime('11:00:00').toUTCString(), age: String(9 * 60 * 60) })
    await start('09:00:00')
    await expect.poll(isOpen).toBe(true)
  })

  test('by less than ten minutes goes by its own, and by it without a time of the server [R42]', async () => {
    const fetchLive = answerWith({ date: dubaiTime('12:04:00').toUTCString() })
    await start('11:55:00')
    await expect.poll(() => fetchLive.mock.calls.length).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(isOpen()).toBe(false)
    vi.advanceTimersByTime(4 * 60_000)
    expect(isOpen()).toBe(true)
  })
})
