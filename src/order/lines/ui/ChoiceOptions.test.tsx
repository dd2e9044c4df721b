import { expect, test, vi } from 'vitest'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import {
  fillDelivery,
  getLine,
  getWhatsAppLink,
  pressEnter,
  readMessage,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { createMeal } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'

const MEAL = createMeal('meal', { name: { en: 'Wrap Meal', ar: 'وجبة راب' }, category: 'Chicken Shawarma' })
const MENU: readonly MenuItem[] = [...CHECKOUT_MENU, MEAL]

const stored = (...extras: readonly string[]) => ({
  basketLines: JSON.stringify({ v: 2, lines: [{ id: 'meal', qty: 2, requests: [], extras }] }),
})

test('an order that lacks a choice can’t be sent: its line asks for it, and so does the link [GU03]', async () => {
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 1 } })
  fillDelivery()
  const drink = getLine(screen, 'Wrap Meal').getByRole('group', { name: 'Drink' })
  await expect.element(drink).toHaveAccessibleDescription('Please choose: Drink')
  expect(readMessage(screen)).toBe('')
  await pressEnter(getWhatsAppLink(screen))
  await expect.element(drink.getByRole('radio', { name: 'Zero' })).toHaveFocus()
  await drink.getByText('Zero').click()
  await expect.poll(() => readMessage(screen)).toContain('1 × Wrap Meal\nAED 10.00\nDrink: Zero\n')
  await expect.element(drink).toHaveAccessibleDescription('Choose one')
})

test('the choice is in the message, and shown on the line', async () => {
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 2 }, session: stored('juice') })
  fillDelivery()
  await expect
    .poll(() => readMessage(screen))
    .toContain('2 × Wrap Meal\nAED 24.00\nAED 12.00 each\nDrink, for each: Juice (AED 2.00)\n')
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Drink, Special Request')).toBeVisible()
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Juice', { exact: true })).toBeVisible()
})

test('an option that is sold out is said, and has to be chosen again', async () => {
  vi.useFakeTimers()
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 2 }, session: stored('zero') })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Drink, for each: Zero')
  publishMenu('2', [...CHECKOUT_MENU, { ...MEAL, extras: (MEAL.extras ?? []).slice(1) }])
  await expect.element(screen.getByText(/^Zero is no longer available for Wrap Meal/)).toBeVisible()
  const drink = getLine(screen, 'Wrap Meal').getByRole('group', { name: 'Drink' })
  await expect.element(drink).toHaveAccessibleDescription('Please choose: Drink')
  expect(readMessage(screen)).toBe('')
})
