import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import {
  BURGER,
  COLA,
  dubaiTime,
  getIncrease,
  getStepper,
  HomePage,
  readQuantity,
} from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { renderPage } from '#tests/browser-mode/render-page.tsx'
import type { MenuItem } from '#menu/domain/menu.ts'

const SOLD_OUT_COLA: MenuItem = { ...COLA, availability: 'soldOut' }
const LUNCH_BURGER: MenuItem = { ...BURGER, availability: ['13:00', '16:00'] }

function renderHome(menu: readonly MenuItem[]): Promise<RenderResult> {
  return renderPage(<HomePage />, { menu })
}

test('a sold-out dish keeps its place and price, with words instead of a stepper', async () => {
  const screen = await renderHome([SOLD_OUT_COLA, BURGER])
  const card = screen.getByRole('article').filter({ hasText: 'Cola' })
  // A text of the card, so that a screen reader reads it with name and price.
  await expect.element(card.getByText('Sold out today', { exact: true })).toBeVisible()
  await expect.element(card).toMatchTextContent(/AED 5\.00/)
  expect(card.getByRole('group').elements()).toEqual([])
  expect(screen.getByRole('group', { name: /Quantity/ }).elements()).toHaveLength(1)
})

test('a sold-out dish can’t be added by an event of the page either', async () => {
  const screen = await renderHome([SOLD_OUT_COLA, BURGER])
  window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'cola' } }))
  window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'burger' } }))
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(window.basket?.items.map(({ id }) => id)).toEqual(['burger'])
})

test('the popup says it, too', async () => {
  const screen = await renderHome([SOLD_OUT_COLA])
  await screen.getByRole('link', { name: 'About Cola' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Sold out today')).toBeVisible()
  await expect.element(dialog).toMatchTextContent(/AED 5\.00/)
  expect(dialog.getByRole('group').elements()).toEqual([])
  await expect.element(dialog.getByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
})

test('a dish of the lunch hours has a stepper in them, and else says when, by the clock of the page', async () => {
  vi.useFakeTimers({ now: dubaiTime('12:59:30') })
  const screen = await renderHome([LUNCH_BURGER])
  await expect.element(screen.getByText('From 1 pm to 4 pm', { exact: true })).toBeVisible()
  expect(getStepper(screen, 'House Burger').elements()).toEqual([])
  vi.advanceTimersByTime(60_000)
  await expect.element(getStepper(screen, 'House Burger')).toBeVisible()
  expect(screen.getByText('From 1 pm to 4 pm').elements()).toEqual([])
})

test('a tap after the hours of a dish adds nothing, before the clock is read again', async () => {
  vi.useFakeTimers({ now: dubaiTime('15:59:50') })
  const screen = await renderHome([LUNCH_BURGER])
  await clickNow(getIncrease(screen, 'House Burger'))
  await expect.poll(() => readQuantity(screen, 'House Burger')).toBe('1')
  vi.setSystemTime(dubaiTime('16:00:00'))
  await clickNow(getIncrease(screen, 'House Burger'))
  await expect.element(screen.getByText('From 1 pm to 4 pm', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Your cart is empty' })).toBeVisible()
})
