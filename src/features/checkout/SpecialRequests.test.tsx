import { expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import {
  fillDelivery,
  getLine,
  getRemoveButton,
  readMessage,
  readStored,
  reloadCheckout,
  renderCheckout,
} from '../../../tests/browser-mode/checkout-page.tsx'
import type { Category } from '../../domain/menu.ts'
import { createItem } from '../../domain/menu.fixtures.ts'

const BURGER = ['Extra lettuce', 'Extra spicy mayo', 'Extra pickles', 'Extra ketchup', 'No pickles', 'No lettuce']
const SHAWARMA = [
  'Extra mayonnaise',
  'Extra spicy mayo',
  'No mayonnaise',
  'Extra pickles',
  'No pickles',
  'Extra ketchup',
]

function getOption(line: Locator, name: string): Locator {
  return line.getByRole('checkbox', { name })
}

/** The option's own label: the words of what is chosen stand in the line too. */
async function press(line: Locator, name: string): Promise<void> {
  await line.getByRole('listitem').getByText(name).click()
}

async function open(screen: RenderResult, item: string): Promise<Locator> {
  const line = getLine(screen, item)
  await line.getByText('Special Request').click()
  return line
}

// Every category: src/domain/special-requests.test.ts.
test.each<[Category, readonly string[]]>([
  ['Chicken Shawarma', SHAWARMA],
  ['Chicken Comboo Meals', SHAWARMA],
  ['Beef Burgers', BURGER],
])('%s has a closed panel with its requests [SPR-1] [SPR-2] [SPR-3]', async (category, options) => {
  const screen = await renderCheckout({ menu: [createItem('item', { category })], basket: { item: 1 } })
  await expect.element(getLine(screen, 'item')).toBeVisible()
  expect(getLine(screen, 'item').getByRole('checkbox').elements()).toEqual([])
  const line = await open(screen, 'item')
  await expect.element(getOption(line, 'Extra ketchup')).toBeInTheDocument()
  const labels = line.getByRole('listitem').elements()
  expect(labels.map((label) => label.textContent)).toEqual(options)
})

test('fries and drinks have no special requests [SPR-1] [B11]', async () => {
  const screen = await renderCheckout({ basket: { fries: 1, cola: 1 } })
  await expect.element(getLine(screen, 'Cola')).toBeVisible()
  await expect.element(screen.getByText('Special Request')).not.toBeInTheDocument()
})

// Every pair: src/domain/special-requests.test.ts.
test.each([
  ['Chicken Sandwich', 'Extra mayonnaise', 'No mayonnaise'],
  ['Cheese Burger', 'Extra pickles', 'No pickles'],
])('for a %s %s and %s exclude each other [SPR-3]', async (item, extra, none) => {
  const screen = await renderCheckout({ basket: { sandwich: 1, burger: 1 } })
  const line = await open(screen, item)
  await press(line, extra)
  await expect.element(getOption(line, extra)).toBeChecked()
  await press(line, none)
  await expect.element(getOption(line, none)).toBeChecked()
  await expect.element(getOption(line, extra)).not.toBeChecked()
  await press(line, extra)
  await expect.element(getOption(line, none)).not.toBeChecked()
  await expect.element(getOption(line, extra)).toBeChecked()
})

test('spicy mayo and mayonnaise do not exclude each other [SPR-3]', async () => {
  const screen = await renderCheckout({ basket: { sandwich: 1 } })
  const line = await open(screen, 'Chicken Sandwich')
  await press(line, 'No mayonnaise')
  await press(line, 'Extra spicy mayo')
  await expect.element(getOption(line, 'Extra spicy mayo')).toBeChecked()
  await expect.element(getOption(line, 'No mayonnaise')).toBeChecked()
})

test('requests belong to their item, are in the message and leave with it [SPR-4] [MSG-2] [PER-1]', async () => {
  const screen = await renderCheckout({ basket: { sandwich: 1, burger: 1 } })
  fillDelivery()
  const line = await open(screen, 'Chicken Sandwich')
  await press(line, 'No pickles')
  await press(line, 'Extra ketchup')
  await expect.poll(() => readStored('specialSelections')).toEqual({ sandwich: ['no_pickles', 'extra_ketchup'] })
  await expect.poll(() => readMessage(screen)).toMatch(/^[^]*Chicken Sandwich[^]*No pickles, Extra ketchup[^]*Burger/)
  expect(readMessage(screen).split('No pickles')).toHaveLength(2)

  await open(screen, 'Chicken Sandwich')
  await expect.element(line.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(line.getByRole('paragraph')).toHaveTextContent('No pickles, Extra ketchup')
  await getRemoveButton(screen, 'Chicken Sandwich').click()
  await expect.poll(() => readStored('specialSelections')).toEqual({})
  await expect.poll(() => readMessage(screen)).not.toContain('No pickles')
})

test('on the first visit the first line’s panel opens by itself, once; a choice opens the next one [SPR-1]', async () => {
  const basket = { cola: 1, sandwich: 1, burger: 1 }
  const screen = await renderCheckout({ basket, session: { requestsShown: '' } })
  const isOpen = (item: string): boolean | undefined => getLine(screen, item).element().querySelector('details')?.open
  await expect.poll(() => isOpen('Chicken Sandwich')).toBe(true)
  expect(isOpen('Cheese Burger')).toBe(false)
  await press(getLine(screen, 'Chicken Sandwich'), 'No pickles')
  await expect.poll(() => isOpen('Cheese Burger')).toBe(true)

  await reloadCheckout()
  await expect.element(getLine(screen, 'Chicken Sandwich')).toBeVisible()
  expect(isOpen('Chicken Sandwich')).toBe(false)
})
