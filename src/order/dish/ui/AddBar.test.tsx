import { expect, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import {
  BURGER,
  CLOSED,
  CLOSED_HOURS,
  COLA,
  dubaiTime,
  getDecrease,
  getIncrease,
  HomePage,
  storedBasket,
} from '#tests/browser-mode/home-page.tsx'
import { clickNow, focusOn, pressMouse } from '#tests/browser-mode/press.ts'
import { SHOP_PATH, renderPage } from '#tests/browser-mode/render-page.tsx'
import { restaurant } from '../../../../restaurant.config.ts'
import { createExtras } from '#menu/domain/choices.ts'
import { createOption } from '#menu/domain/menu.fixtures.ts'
import { DishSection } from '#site/dish/DishSection.tsx'

const MENU = [
  { ...BURGER, choices: [createExtras([createOption('cheese', 300, { name: { en: 'Cheese', ar: 'جبنة' } })])] },
]

async function openDialog(options: Parameters<typeof renderPage>[1] = {}): Promise<Locator> {
  const screen = await renderPage(<HomePage />, { menu: MENU, ...options })
  await clickNow(screen.getByRole('link', { name: 'About House Burger' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  return screen.getByRole('dialog')
}

function readLook(element: Element): readonly string[] {
  const { color, backgroundColor, borderColor, opacity, scale } = getComputedStyle(element)
  const strokes = getComputedStyle(element, '::before').scale
  return [color, backgroundColor, borderColor, opacity, scale, strokes]
}

function renderColaPage(options: Parameters<typeof renderPage>[1] = {}): Promise<RenderResult> {
  return renderPage(
    <DishSection language="en" id="cola" shopPath={SHOP_PATH} contact={{ phone: restaurant.phone }} />,
    { menu: [COLA], page: 'dish', ...options },
  )
}

async function choose(place: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) await clickNow(place.getByRole('checkbox', { name }))
}

test('what is chosen in the dialog goes into the basket with the first piece; then it closes', async () => {
  const dialog = await openDialog()
  await expect.element(dialog.getByRole('button', { name: 'Add · AED 20.00' })).toBeVisible()
  await choose(dialog, 'No pickles', 'Cheese + AED 3.00')
  expect(window.basket?.items).toEqual([])
  await clickNow(dialog.getByRole('button', { name: 'Add · AED 23.00' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(window.basket).toMatchObject({ items: [{ qty: 1, price: 20, extrasPrice: 3 }] })
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
})

test('the + counts pieces, which only Add adds', async () => {
  const dialog = await openDialog()
  await clickNow(getIncrease(dialog, 'House Burger'))
  expect(window.basket?.items).toEqual([])
  await clickNow(dialog.getByRole('button', { name: 'Add · AED 40.00' }))
  expect(window.basket).toMatchObject({ totalQty: 2, totalPrice: 40 })
})

test('what the dialog changes of a dish in the basket changes its line', async () => {
  const dialog = await openDialog({ session: storedBasket({ burger: 2 }) })
  await choose(dialog, 'No pickles', 'Cheese + AED 3.00')
  await expect.element(dialog.getByRole('button', { name: 'Done · AED 46.00' })).toBeVisible()
  expect(sessionStorage.getItem('specialSelections')).toBe('{"burger":["no_pickles"]}')
  await clickNow(getDecrease(dialog, 'House Burger'))
  await clickNow(getDecrease(dialog, 'House Burger'))
  await expect.element(dialog.getByRole('checkbox', { name: 'No pickles' })).not.toBeChecked()
  await clickNow(dialog.getByRole('button', { name: 'Add · AED 20.00' }))
  expect(window.basket).toMatchObject({ totalQty: 1, totalPrice: 20 })
})

test('while closed, Add, stepper, requests and extras of the dialog do nothing and say why', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const dialog = await openDialog({ closedHours: CLOSED_HOURS })
  const add = dialog.getByRole('button', { name: 'Add · AED 20.00' })
  for (const button of [add, getIncrease(dialog, 'House Burger')]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('title', 'Closed 4:00–12:00')
  }
  for (const name of ['No pickles', 'Cheese + AED 3.00']) {
    const box = dialog.getByRole('checkbox', { name })
    await expect.element(box).toBeDisabled()
    expect(box.element().closest('[title]')?.getAttribute('title')).toBe('Closed 4:00–12:00')
  }
  await clickNow(add)
  await expect.element(dialog).toBeVisible()
  expect(window.basket?.totalQty).toBe(0)
})

test('while closed, what is disabled looks the same under a pointer and pressed', async () => {
  vi.useFakeTimers({ now: CLOSED, toFake: ['Date'] })
  const dialog = await openDialog({ closedHours: CLOSED_HOURS })
  const add = dialog.getByRole('button', { name: 'Add · AED 20.00' }).element()
  const increase = getIncrease(dialog, 'House Burger').element()
  const request = dialog.getByText('No pickles').element().closest('label')
  for (const element of [add, increase, request]) {
    if (element === null) throw new Error('not in the dialog')
    const before = readLook(element)
    await userEvent.hover(element, { force: true })
    await expect.poll(() => element.matches(':hover')).toBe(true)
    expect(readLook(element)).toEqual(before)
    await pressMouse('mousePressed', element)
    await expect.poll(() => element.matches(':active')).toBe(true)
    expect(readLook(element)).toEqual(before)
    await pressMouse('mouseReleased', element)
  }
})

test('a shop that closes under an open dialog takes nothing from then on', async () => {
  vi.useFakeTimers({ now: dubaiTime('03:59:50'), toFake: ['Date'] })
  const dialog = await openDialog({ closedHours: CLOSED_HOURS })
  const add = dialog.getByRole('button', { name: 'Add · AED 20.00' })
  await expect.element(add).not.toHaveAttribute('aria-disabled')
  vi.setSystemTime(CLOSED)
  await clickNow(add)
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  expect(window.basket?.totalQty).toBe(0)
})

test('while closed, the page of a dish says when it opens and whom to call, beside a disabled Add', async () => {
  vi.useFakeTimers({ now: CLOSED })
  const screen = await renderColaPage({ closedHours: CLOSED_HOURS })
  const add = screen.getByRole('button', { name: 'Add · AED 5.00' })
  await expect.element(add).toHaveAttribute('title', 'Closed 4:00–12:00')
  await clickNow(add)
  expect(window.basket?.totalQty).toBe(0)
  await expect.element(screen.getByText('Closed · opens at 12 noon')).toBeVisible()
  const phone = screen.getByRole('link', { name: restaurant.phone }).last()
  await expect.element(phone).toHaveAttribute('href', 'tel:+971500000000')
})

test('on the page of a dish the bar then tells what is in the basket, and the + has the focus', async () => {
  const screen = await renderColaPage()
  const button = screen.getByRole('button', { name: 'Add · AED 5.00' })
  focusOn(button)
  await clickNow(button)
  await expect.element(screen.getByRole('paragraph').filter({ hasText: 'In your cart · AED 5.00' })).toBeVisible()
  await expect.element(getIncrease(screen, 'Cola')).toHaveFocus()
  expect(window.basket?.totalQty).toBe(1)
})
