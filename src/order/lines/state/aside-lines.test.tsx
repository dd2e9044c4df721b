import { expect, test, vi } from 'vitest'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import type { Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { recordFollowedLinks } from '#tests/browser-mode/followed-links.ts'
import {
  getQuantity,
  getWhatsAppLink,
  readMessage,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { COLA, HomePage, storedBasket } from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { toFils } from '#core/money.ts'
import { setField, setMethod } from '../../form/state/form-actions.ts'

const SOUP = createItem('soup', { name: { en: 'Lentil Soup', ar: 'شوربة عدس' }, price: toFils(700) })
const BURGER = createItem('burger', {
  name: { en: 'House Burger', ar: 'برجر البيت' },
  category: 'Beef Burgers',
  price: toFils(2000),
})
const MENU = [COLA, BURGER, SOUP]
const SOLD_OUT: readonly MenuItem[] = [COLA, { ...BURGER, availability: 'soldOut' }, SOUP]
const SOLD_OUT_WORDS = 'Sold out since you added it. Not counted in the total.'

function getTotal(screen: RenderResult): Locator {
  return screen.getByRole('definition').last()
}

function readTotalLine(screen: RenderResult): string | undefined {
  return /^\*Total:\*.*$/m.exec(readMessage(screen))?.[0]
}

function getAside(screen: RenderResult): Locator {
  return screen.getByRole('listitem').filter({ hasText: 'House Burger' })
}

/** Opens checkout with two burgers and a soup, and lets the owner switch the burger off. */
async function renderSoldOut(): Promise<RenderResult> {
  vi.useFakeTimers()
  const screen = await renderCheckout({ menu: MENU, basket: { soup: 1, burger: 2 } })
  setMethod('pickup')
  setField('firstName', 'Sara')
  await expect.poll(() => readTotalLine(screen)).toContain('AED 47.00')
  publishMenu('2', SOLD_OUT)
  await expect.element(getAside(screen)).toMatchTextContent(new RegExp(SOLD_OUT_WORDS))
  return screen
}

test('a dish that is sold out while checkout is open is set aside, outside of total and message', async () => {
  const screen = await renderSoldOut()
  await expect.element(getTotal(screen)).toHaveTextContent('AED 7.00')
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(readTotalLine(screen)).toContain('AED 7.00')
  expect(readMessage(screen)).not.toContain('House Burger')
  expect(window.basket?.items.map(({ id }) => id)).toEqual(['soup'])
  vi.advanceTimersByTime(150)
  await expect.element(screen.getByTestId('announcer')).toHaveTextContent(`House Burger: ${SOLD_OUT_WORDS}`)
  expect(screen.getByRole('button', { name: 'Put it back' }).elements()).toEqual([])
})

test('available again it counts only once it is restored, also after a reload', async () => {
  const screen = await renderSoldOut()
  publishMenu('3', MENU)
  await expect.element(getAside(screen)).toMatchTextContent(/Available again/)
  vi.advanceTimersByTime(150)
  await expect.element(screen.getByTestId('announcer')).toHaveTextContent('House Burger: Available again')
  await expect.element(getTotal(screen)).toHaveTextContent('AED 7.00')

  vi.useRealTimers()
  const reloaded = await reloadCheckout('en', undefined, MENU)
  await expect.element(getTotal(reloaded)).toHaveTextContent('AED 7.00')
  await clickNow(getAside(reloaded).getByRole('button', { name: 'Put it back' }))
  await expect.element(getTotal(reloaded)).toHaveTextContent('AED 47.00')
  expect(getQuantity(reloaded, 'House Burger').element().textContent).toBe('2')
  await expect.element(reloaded.getByRole('button', { name: 'Decrease House Burger' })).toHaveFocus()
  expect(reloaded.getByText('Available again').elements()).toEqual([])
})

test('a line that is set aside can be removed, and comes back with Undo after Clear Cart', async () => {
  const screen = await renderSoldOut()
  vi.useRealTimers()
  await clickNow(screen.getByRole('button', { name: 'Clear Cart' }))
  await expect.element(getAside(screen)).not.toBeInTheDocument()
  await clickNow(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(getAside(screen)).toMatchTextContent(new RegExp(SOLD_OUT_WORDS))
  await clickNow(getAside(screen).getByRole('button', { name: 'Remove Item' }))
  await expect.element(getAside(screen)).not.toBeInTheDocument()
  expect(sessionStorage.getItem('basketWaiting')).toBeNull()
})

test('a restored basket with a sold-out dish keeps it, with words', async () => {
  await renderPage(<HomePage />, { menu: MENU, session: storedBasket({ burger: 2, soup: 1 }) })
  const screen = await reloadCheckout('en', undefined, SOLD_OUT)
  await expect.element(getAside(screen)).toMatchTextContent(new RegExp(SOLD_OUT_WORDS))
  await expect.element(getTotal(screen)).toHaveTextContent('AED 7.00')
  expect(screen.getByText('A dish is no longer available.').elements()).toEqual([])
})

test('a basket with nothing but a sold-out dish shows it above the way to the menu', async () => {
  await renderPage(<HomePage />, { menu: MENU, session: storedBasket({ burger: 1 }) })
  const screen = await reloadCheckout('en', undefined, SOLD_OUT)
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(getAside(screen)).toMatchTextContent(new RegExp(SOLD_OUT_WORDS))
})

test('an order is not handed over at the minute in which the hours of its dish end', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:59:50+04:00') })
  const lunch: readonly MenuItem[] = [SOUP, { ...BURGER, availability: ['13:00', '16:00'] }]
  const screen = await renderCheckout({ menu: lunch, basket: { burger: 1, soup: 1 } })
  setMethod('pickup')
  setField('firstName', 'Sara')
  await expect.poll(() => readTotalLine(screen)).toContain('AED 27.00')
  vi.setSystemTime(Date.parse('2026-11-21T16:00:00+04:00'))
  const followed = recordFollowedLinks()
  await clickNow(getWhatsAppLink(screen))
  await expect
    .element(getAside(screen))
    .toMatchTextContent(/Only served from 1 pm to 4 pm\. Not counted in the total\./)
  expect(followed).toEqual([])
  expect(readTotalLine(screen)).toContain('AED 7.00')
})
