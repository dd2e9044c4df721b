import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import {
  CLOSED,
  CLOSED_HOURS,
  COLA,
  getDecrease,
  getIncrease,
  HomePage,
  OPEN,
  readQuantity,
} from '#tests/browser-mode/home-page.tsx'
import { clickNow } from '#tests/browser-mode/press.ts'
import { SHOP_PATH, renderPage } from '#tests/browser-mode/render-page.tsx'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { restaurant } from '../../../../restaurant.config.ts'
import { createMeal, createOption, withChoice } from '#menu/domain/menu.fixtures.ts'
import { DishSection } from '#site/dish/DishSection.tsx'

const MEAL = createMeal('meal', { name: { en: 'Wrap Meal', ar: 'وجبة راب' }, category: 'Chicken Shawarma' })
const DRINKS = MEAL.choices?.[0]?.options ?? []
const MENU = [MEAL, COLA]

/** Home with the dialog that the + of the meal opens. */
async function openMeal(): Promise<RenderResult> {
  const screen = await renderPage(<HomePage />, { menu: MENU })
  await clickNow(getIncrease(screen, 'Wrap Meal'))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  return screen
}

const readLines = (): unknown => JSON.parse(sessionStorage.getItem('basketLines') ?? 'null')

test('the + of a dish that needs a choice shows it; a piece is added once it is made [GU03]', async () => {
  const screen = await openMeal()
  const dialog = screen.getByRole('dialog')
  expect(window.basket?.items).toEqual([])
  await expect
    .element(dialog.getByRole('group', { name: 'Drink' }))
    .toHaveAccessibleDescription('Choose one (required)')
  await clickNow(dialog.getByRole('button', { name: 'Add · from AED 10.00' }))
  await expect.element(dialog.getByRole('group', { name: 'Drink' })).toHaveAccessibleDescription('Please choose: Drink')
  await expect.element(dialog.getByRole('radio', { name: 'Zero' })).toHaveFocus()
  expect(window.basket?.items).toEqual([])
  await clickNow(dialog.getByRole('radio', { name: 'Zero' }))
  await clickNow(dialog.getByRole('radio', { name: 'Juice + AED 2.00' }))
  await clickNow(dialog.getByRole('button', { name: 'Add · AED 12.00' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(readLines()).toEqual({ v: 2, lines: [{ id: 'meal', qty: 1, requests: [], extras: ['juice'], seen: 1200 }] })
  await expect.element(getIncrease(screen, 'Wrap Meal')).toHaveAttribute('aria-haspopup', 'dialog')
})

test('a required choice says so before the mistake, and that it is missing after it [R56]', async () => {
  const screen = await openMeal()
  const zero = screen.getByRole('dialog').getByRole('radio', { name: 'Zero' })
  await expect.element(zero).toBeRequired()
  await expect.element(zero).not.toHaveAttribute('aria-invalid')
  await clickNow(screen.getByRole('dialog').getByRole('button', { name: 'Add · from AED 10.00' }))
  await expect.element(zero).toHaveAttribute('aria-invalid', 'true')
  await clickNow(zero)
  await expect.element(zero).not.toHaveAttribute('aria-invalid')
})

test('another piece may have another choice, and the − takes the last one back', async () => {
  const screen = await openMeal()
  for (const name of ['Zero', 'Juice + AED 2.00']) {
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('radio', { checked: true })).not.toBeInTheDocument()
    await clickNow(dialog.getByRole('radio', { name }))
    await clickNow(dialog.getByRole('button', { name: /^Add/ }))
    // Not only closed: its element is gone.
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    if (name === 'Zero') await clickNow(getIncrease(screen, 'Wrap Meal'))
  }
  expect(readQuantity(screen, 'Wrap Meal')).toBe('2')
  expect(readLines()).toMatchObject({ lines: [{ extras: ['zero'] }, { extras: ['juice'] }] })
  await clickNow(getDecrease(screen, 'Wrap Meal'))
  expect(readLines()).toMatchObject({ lines: [{ qty: 1, extras: ['zero'] }] })
})

test('an option that is sold out while the dialog is open has to be chosen again', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await openMeal()
  const dialog = screen.getByRole('dialog')
  await clickNow(dialog.getByRole('radio', { name: 'Zero' }))
  publishMenu('2', [withChoice(MEAL, { options: [...DRINKS.slice(1), createOption('shake', 300)] }), COLA])
  await expect.element(dialog.getByRole('radio', { name: 'Zero' })).not.toBeInTheDocument()
  await clickNow(dialog.getByRole('button', { name: /^Add/ }))
  await expect.element(dialog.getByRole('group', { name: 'Drink' })).toHaveAccessibleDescription('Please choose: Drink')
  expect(window.basket?.items).toEqual([])
})

test('while closed the + opens nothing', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderPage(<HomePage />, { menu: MENU, closedHours: CLOSED_HOURS })
  await clickNow(getIncrease(screen, 'Wrap Meal'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('two pieces with one choice are added in one go, from a dialog that opens at its top', async () => {
  const screen = await openMeal()
  const dialog = screen.getByRole('dialog')
  expect(dialog.element().scrollTop).toBe(0)
  await expect.element(getDecrease(dialog, 'Wrap Meal')).toHaveAttribute('aria-disabled', 'true')
  await clickNow(getIncrease(dialog, 'Wrap Meal'))
  await expect.element(dialog.getByRole('button', { name: 'Add · from AED 20.00' })).toBeVisible()
  await clickNow(dialog.getByRole('radio', { name: 'Zero' }))
  expect(window.basket?.items).toEqual([])
  await clickNow(dialog.getByRole('button', { name: 'Add · AED 20.00' }))
  expect(readLines()).toMatchObject({ lines: [{ qty: 2, extras: ['zero'] }] })
})

test('on its own page the dish has a button for each piece', async () => {
  const screen = await renderPage(
    <DishSection language="en" id="meal" shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />,
    { menu: MENU, page: 'dish' },
  )
  for (const name of ['Zero', 'Juice + AED 2.00']) {
    await clickNow(screen.getByRole('radio', { name }))
    await clickNow(screen.getByRole('button', { name: /^Add/ }))
  }
  expect(window.basket).toMatchObject({ totalQty: 2, totalPrice: 22 })
})

test('a dish whose size decides the price says from how much it is', async () => {
  vi.useFakeTimers({ now: OPEN })
  const screen = await renderPage(<HomePage />, { menu: MENU })
  await expect
    .element(screen.getByRole('article').filter({ hasText: 'Wrap Meal' }))
    .toMatchTextContent(/from AED 10\.00/)
  publishMenu('2', [withChoice(MEAL, { options: [createOption('zero', 100)] })])
  await expect.element(screen.getByText(/from AED/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('article')).toMatchTextContent(/AED 11\.00/)
})

test.each(['home', 'dish'] as const)(
  'another script’s menu:increment asks, too, on the page %s [R23]',
  async (page) => {
    const dish = <DishSection language="en" id="cola" shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />
    const screen = await renderPage(page === 'home' ? <HomePage /> : dish, { menu: MENU, page })
    window.dispatchEvent(new CustomEvent('menu:increment', { detail: { id: 'meal' } }))
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(window.basket?.totalQty).toBe(0)
    await clickNow(dialog.getByRole('radio', { name: 'Zero' }))
    await clickNow(dialog.getByRole('button', { name: /^Add/ }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(readLines()).toMatchObject({ lines: [{ qty: 1, extras: ['zero'] }] })
  },
)

test('on the page of another dish the + asks in a dialog [R23]', async () => {
  const other = { ...MEAL, id: 'other', name: { en: 'Other Meal', ar: 'وجبة أخرى' } }
  const screen = await renderPage(
    <DishSection language="en" id="other" shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />,
    { menu: [MEAL, other], page: 'dish' },
  )
  await clickNow(getIncrease(screen, 'Wrap Meal'))
  await expect.element(screen.getByRole('dialog').getByRole('heading', { name: 'Wrap Meal' })).toBeVisible()
})
