import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { page, type Locator } from 'vitest/browser'
import { restaurant } from '../../../../restaurant.config.ts'
import {
  fillDelivery,
  getLine,
  pressEnter,
  readMessage,
  readSummary,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import { interceptNavigations } from '#tests/browser-mode/intercept-navigations.ts'
import { createMeal } from '#menu/domain/menu.fixtures.ts'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { toLinkLines } from '../../link/order-link.ts'

/** All of the menu but the sandwich and the cola, which are in the basket. */
const OPTIONS = { goesWith: ['sandwich', 'fries', 'water', 'burger'] }

function getSuggestions(screen: RenderResult): Locator {
  return screen.getByRole('region', { name: 'Goes well with it' })
}

function getAdd(screen: RenderResult, name: string): Locator {
  return getSuggestions(screen).getByRole('button', { name: `Add ${name}` })
}

function readSuggestions(screen: RenderResult): readonly string[] {
  return getSuggestions(screen)
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
}

test('nothing published is the way back to the menu alone', async () => {
  const screen = await renderCheckout()
  await expect.element(getLine(screen, 'Cola')).toBeVisible()
  await expect.element(getSuggestions(screen)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: '+ Add more' })).toHaveAttribute('href', '/en#menu')
})

test('an added dish is the last line and like any other, in sums, message and card', async () => {
  const screen = await renderCheckout({ options: OPTIONS })
  expect(readSuggestions(screen)).toEqual(['Fries AED 7.00', 'Water AED 2.00', 'Cheese Burger AED 26.00'])
  await pressEnter(getAdd(screen, 'Fries'))
  await expect.element(getLine(screen, 'Fries')).toBeVisible()
  expect(screen.getByRole('article').elements().at(-1)).toBe(getLine(screen, 'Fries').element())
  await expect.element(getAdd(screen, 'Fries')).not.toBeInTheDocument()
  expect(readSummary(screen)).toMatchObject({ Items: '4', Total: 'AED 39.00' })
  await expect.element(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('1 × Fries')
  const [, payload = ''] = /#(\w+)/.exec(readMessage(screen)) ?? []
  const lines = [
    { itemId: 'sandwich', quantity: 2, requests: [] },
    { itemId: 'cola', quantity: 1, requests: [] },
    { itemId: 'fries', quantity: 1, requests: [] },
  ]
  expect(decodeOrderLink(payload)).toMatchObject({ link: { lines: toLinkLines(lines) } })
})

test('the focus goes to the next Add, after the last one to the heading, then to the link', async () => {
  const screen = await renderCheckout({ options: OPTIONS })
  await pressEnter(getAdd(screen, 'Water'))
  await expect.element(getAdd(screen, 'Cheese Burger')).toHaveFocus()
  await pressEnter(getAdd(screen, 'Cheese Burger'))
  await expect.element(screen.getByRole('heading', { name: 'Goes well with it' })).toHaveFocus()
  await pressEnter(getAdd(screen, 'Fries'))
  await expect.element(screen.getByRole('link', { name: '+ Add more' })).toHaveFocus()
  await expect.element(getSuggestions(screen)).not.toBeInTheDocument()
})

test('nothing above moves when a dish is added', async () => {
  const screen = await renderCheckout({ options: OPTIONS })
  const getTops = () => ['Chicken Sandwich', 'Cola'].map((name) => getTop(getLine(screen, name)))
  const before = getTops()
  await getAdd(screen, 'Fries').click()
  await expect.element(getLine(screen, 'Fries')).toBeVisible()
  expect(getTops()).toEqual(before)
})

test('while closed Add does nothing and says why; the steppers of lines work', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+04:00'), toFake: ['Date'] })
  const screen = await renderCheckout({ options: OPTIONS, closedHours: '04:00-12:00' })
  const add = getAdd(screen, 'Water')
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveAttribute('title', 'Closed 4:00–12:00')
  await pressEnter(add)
  await expect.element(screen.getByRole('status').getByText('Closed · opens at 12 noon')).toBeVisible()
  await screen.getByRole('button', { name: 'Increase Cola' }).click()
  await expect.poll(() => window.basket?.totalQty).toBe(4)
  await expect.element(getLine(screen, 'Water')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: restaurant.phone })).toBeVisible()
})

test('Clear Cart takes the suggestions away', async () => {
  const screen = await renderCheckout({ options: OPTIONS })
  interceptNavigations()
  await screen.getByRole('button', { name: 'Clear Cart' }).click()
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(getSuggestions(screen)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: '+ Add more' })).not.toBeInTheDocument()
})

test('names, prices and buttons fit 320 px in Arabic', async () => {
  await page.viewport(320, 640)
  const long = { ...CHECKOUT_MENU[3], name: { en: '', ar: 'ماء معدني طبيعي من الجبال بارد جداً' } }
  const menu = [...CHECKOUT_MENU.filter(({ id }) => id !== 'water'), long]
  const screen = await renderCheckout({ language: 'ar', menu, options: OPTIONS })
  const suggestions = screen.getByRole('region', { name: 'يطيب معه' })
  await expect.element(suggestions.getByRole('link', { name: '+ أضف المزيد' })).toBeVisible()
  for (const button of suggestions.getByRole('button', { name: /^أضف/ }).elements()) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expect.element(suggestions.getByRole('button', { name: 'أضف بطاطس' })).toBeVisible()
  expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(320)
})

function getTop(locator: Locator): number {
  return locator.element().getBoundingClientRect().top + window.scrollY
}

test('a suggested dish that needs a choice asks for it first [R23]', async () => {
  const meal = createMeal('meal', { name: { en: 'Wrap Meal', ar: 'وجبة راب' } })
  const screen = await renderCheckout({ menu: [...CHECKOUT_MENU, meal], options: { goesWith: ['meal'] } })
  await pressEnter(getAdd(screen, 'Wrap Meal'))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await expect.element(getLine(screen, 'Wrap Meal')).not.toBeInTheDocument()
  await dialog.getByText('Juice').click()
  await dialog.getByRole('button', { name: 'Add · AED 12.00' }).click()
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Juice', { exact: true })).toBeVisible()
})
