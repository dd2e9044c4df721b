import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import { getLine, getQuantity, readStored, renderCheckout } from '#tests/browser-mode/checkout-page.tsx'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { CLEARED_STAY_MS } from '#core/specification.ts'

const REQUESTS = { sandwich: ['no_pickles'] }
const SESSION = { specialSelections: JSON.stringify(REQUESTS), generalComment: 'no onion' }

beforeEach(() => {
  vi.useFakeTimers()
})

function getClearButton(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Clear Cart' })
}

function getUndoButton(screen: RenderResult): Locator {
  return screen.getByRole('button', { name: 'Undo' })
}

function addWater(): void {
  window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'water' } }))
}

test('empties basket, requests and comment at once, and goes home after three seconds [CHK-3]', async () => {
  const paths = interceptNavigations()
  const screen = await renderCheckout({ session: SESSION })
  // Without a driver: the test's clock goes on while that clicks, and with each try of an assertion.
  ;(getClearButton(screen).element() as HTMLElement).click()
  const clearedAt = Date.now()
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Your cart is empty' })).toBeVisible()
  expect(readStored('basketItem')).toEqual({ items: [], totalQty: 0, totalPrice: 0 })
  expect(readStored('specialSelections')).toEqual({})
  expect(sessionStorage.getItem('generalComment')).toBe('')

  vi.advanceTimersByTime(clearedAt + CLEARED_STAY_MS - 1 - Date.now())
  expect(paths).toEqual([])
  await expect.element(getUndoButton(screen)).toBeVisible()
  vi.advanceTimersByTime(1)
  expect(paths).toEqual(['/en'])
  expect(CLEARED_STAY_MS).toBe(3000)
})

test('can be undone meanwhile: everything is back, and the page stays [CHK-3]', async () => {
  const paths = interceptNavigations()
  const screen = await renderCheckout({ session: SESSION })
  await getClearButton(screen).click()
  await expect.element(getUndoButton(screen)).toHaveFocus()
  vi.advanceTimersByTime(CLEARED_STAY_MS / 2)
  await userEvent.keyboard('{Enter}')
  await expect.element(getQuantity(screen, 'Chicken Sandwich')).toHaveTextContent('2')
  await expect.element(getQuantity(screen, 'Cola')).toHaveTextContent('1')
  await expect.element(getLine(screen, 'Chicken Sandwich')).toMatchTextContent('No pickles')
  expect(readStored('specialSelections')).toEqual(REQUESTS)
  expect(sessionStorage.getItem('generalComment')).toBe('no onion')
  vi.advanceTimersByTime(60_000)
  expect(paths).toEqual([])
})

test('pressed twice empties once: it goes home once, and what was added since stays', async () => {
  const paths = interceptNavigations()
  const screen = await renderCheckout()
  pressTwice(getClearButton(screen))
  await expect.element(getUndoButton(screen)).toHaveFocus()
  addWater()
  vi.advanceTimersByTime(CLEARED_STAY_MS)
  expect(paths).toEqual(['/en'])
  expect(readStored('basketItem')).toMatchObject({ items: [{ id: 'water' }], totalQty: 1 })
})

/** Faster than the button can go. */
function pressTwice(button: Locator): void {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

test('goes nowhere once the page was left [CHK-3]', async () => {
  const paths = interceptNavigations()
  const screen = await renderCheckout()
  await getClearButton(screen).click()
  await expect.element(getUndoButton(screen)).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  addWater()
  vi.advanceTimersByTime(60_000)
  expect(paths).toEqual([])
  await expect.element(getQuantity(screen, 'Water')).toHaveTextContent('1')
})
