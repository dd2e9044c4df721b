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
import { chooseUntold, createMeal, createOption, withChoice } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { decodeOrderLink } from '../../link/decode-order-link.ts'
import { toLinkLines } from '../../link/order-link.ts'

const MEAL = createMeal('meal', { name: { en: 'Wrap Meal', ar: 'وجبة راب' }, category: 'Chicken Shawarma' })
const DRINKS = MEAL.choices?.[0]?.options ?? []
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
  await expect.element(drink).toHaveAccessibleDescription('Choose one (required)')
})

test('the choice is in the message, and shown on the line', async () => {
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 2 }, session: stored('juice') })
  fillDelivery()
  await expect
    .poll(() => readMessage(screen))
    .toContain('2 × Wrap Meal\nAED 24.00\nAED 12.00 each\nDrink, for each: Juice (AED 2.00)\n')
  await expect
    .element(getLine(screen, 'Wrap Meal').getByRole('button', { name: 'Change: Drink, Special Request' }))
    .toBeVisible()
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Juice', { exact: true })).toBeVisible()
})

test('an option that is sold out is said, and has to be chosen again', async () => {
  vi.useFakeTimers()
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 2 }, session: stored('zero') })
  fillDelivery()
  await expect.poll(() => readMessage(screen)).toContain('Drink, for each: Zero')
  const options = [...DRINKS.slice(1), createOption('shake', 300)]
  publishMenu('2', [...CHECKOUT_MENU, withChoice(MEAL, { options })])
  await expect.element(screen.getByText(/^Zero is no longer available for Wrap Meal/)).toBeVisible()
  const drink = getLine(screen, 'Wrap Meal').getByRole('group', { name: 'Drink' })
  await expect.element(drink).toHaveAccessibleDescription('Please choose: Drink')
  expect(readMessage(screen)).toBe('')
})

test('a line that lacks a choice asks for it as soon as checkout opens [R23]', async () => {
  const screen = await renderCheckout({ menu: MENU, basket: { cola: 1, meal: 1 } })
  const drink = getLine(screen, 'Wrap Meal').getByRole('group', { name: 'Drink' })
  await expect.element(drink.getByRole('radio', { name: 'Zero' })).toHaveFocus()
  await expect.element(drink).toBeInViewport()
})

test('one option more than a choice takes replaces the first one, and is said in the status [R35]', async () => {
  const options = [...DRINKS, createOption('shake', 300)]
  const menu = [...CHECKOUT_MENU, withChoice(MEAL, { atMost: 2, options })]
  const screen = await renderCheckout({ menu, basket: { meal: 2 }, session: stored('zero') })
  await getLine(screen, 'Wrap Meal').getByRole('button', { name: 'Change: Drink, Special Request' }).click()
  const drink = getLine(screen, 'Wrap Meal').getByRole('group', { name: 'Drink' })
  await drink.getByText('Juice').click()
  await expect.element(screen.getByText(/taken out/)).not.toBeInTheDocument()
  await drink.getByText('Extra shake').click()
  await expect.element(screen.getByRole('status').getByText('Up to two: Zero was taken out.')).toBeVisible()
  expect(drink.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2)
})

test('a choice takes no more than there are options, and one without alternative is only said [R35]', async () => {
  const name = { en: 'Dip', ar: 'غموس' }
  const optional = { id: 'dip', name, atLeast: 0, atMost: 3, options: [createOption('toum', 0)] }
  const { choices = [], ...juiceMeal } = withChoice(MEAL, { options: DRINKS.slice(1) })
  const meal = { ...juiceMeal, choices: [...choices, optional] }
  const screen = await renderCheckout({ menu: [...CHECKOUT_MENU, meal], basket: { meal: 1 } })
  fillDelivery()
  const line = getLine(screen, 'Wrap Meal')
  await line.getByRole('button', { name: 'Change: Drink, Dip, Special Request' }).click()
  await expect.element(line.getByText('Drink: Juice + AED 2.00')).toBeVisible()
  await expect.element(line.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(line.getByRole('group', { name: 'Dip' })).toHaveAccessibleDescription('Optional, up to one')
  await expect.poll(() => readMessage(screen)).toContain('AED 12.00\nDrink: Juice (AED 2.00)\n')
  const [, payload = ''] = /#(\w+)/.exec(readMessage(screen)) ?? []
  const lines = toLinkLines([{ itemId: 'meal', quantity: 1, requests: [], chosen: chooseUntold('juice') }])
  expect(decodeOrderLink(payload)).toMatchObject({ link: { lines } })
})

test('an option that is one too many for its choice now is left out for that reason [R35]', async () => {
  vi.useFakeTimers()
  const menu = [...CHECKOUT_MENU, withChoice(MEAL, { atMost: 2 })]
  const screen = await renderCheckout({ menu, basket: { meal: 2 }, session: stored('zero', 'juice') })
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Zero, Juice', { exact: true })).toBeVisible()
  publishMenu('2', MENU)
  await expect.element(screen.getByText('Wrap Meal now takes fewer options: Zero was left out.')).toBeVisible()
})

test('an option that is the only one left is taken, and what it costs is said [R35]', async () => {
  vi.useFakeTimers()
  const screen = await renderCheckout({ menu: MENU, basket: { meal: 2 }, session: stored('zero') })
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Zero', { exact: true })).toBeVisible()
  publishMenu('2', [...CHECKOUT_MENU, withChoice(MEAL, { options: DRINKS.slice(1) })])
  await expect.element(getLine(screen, 'Wrap Meal').getByText('Juice', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Zero is no longer available for Wrap Meal/)).toBeVisible()
  const changed = screen.getByRole('listitem').filter({ hasText: /^Wrap Meal AED 12\.00$/ })
  await expect.element(changed).toBeVisible()
})
