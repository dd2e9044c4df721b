import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { userEvent, type Locator } from 'vitest/browser'
import {
  fillDelivery,
  getLine,
  getQuantity,
  getRemoveButton,
  readMessage,
  readStored,
  readSummary,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import type { Category } from '#menu/domain/menu.ts'
import { createItem, createMeal } from '#menu/domain/menu.fixtures.ts'

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

/** The option's own label: the line repeats the words of a chosen one. */
async function press(line: Locator, name: string): Promise<void> {
  await line.getByRole('listitem').getByText(name).click()
}

async function open(screen: RenderResult, item: string): Promise<Locator> {
  const line = getLine(screen, item)
  await line.getByText('Special Request').click()
  return line
}

// Every category: src/menu/domain/special-requests.test.ts.
test.each<[Category, readonly string[]]>([
  ['Chicken Shawarma', SHAWARMA],
  ['Beef Burgers', BURGER],
])(
  '%s has a closed panel with its requests, in the specification’s order [SPR-1] [SPR-2] [SPR-3]',
  async (category, options) => {
    const screen = await renderCheckout({ menu: [createItem('item', { category })], basket: { item: 1 } })
    await expect.element(getLine(screen, 'item')).toBeVisible()
    expect(getLine(screen, 'item').getByRole('checkbox').elements()).toEqual([])
    const line = await open(screen, 'item')
    await expect.element(getOption(line, 'Extra ketchup')).toBeInTheDocument()
    const labels = line.getByRole('listitem').elements()
    expect(labels.map((label) => label.textContent)).toEqual(options)
  },
)

test('the message lists requests in the order of the panel, not of choosing', async () => {
  const screen = await renderCheckout({ basket: { burger: 1 } })
  fillDelivery()
  const line = await open(screen, 'Cheese Burger')
  await press(line, 'No lettuce')
  await press(line, 'Extra pickles')
  await expect.poll(() => readMessage(screen)).toContain('Special request: Extra pickles, No lettuce')
})

// Every pair: src/menu/domain/special-requests.test.ts.
test('an extra and its opposite exclude each other [SPR-3]', async () => {
  const screen = await renderCheckout({ basket: { sandwich: 1 } })
  const line = await open(screen, 'Chicken Sandwich')
  await press(line, 'Extra mayonnaise')
  await expect.element(getOption(line, 'Extra mayonnaise')).toBeChecked()
  await press(line, 'No mayonnaise')
  await expect.element(getOption(line, 'No mayonnaise')).toBeChecked()
  await expect.element(getOption(line, 'Extra mayonnaise')).not.toBeChecked()
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

test('one piece gets other requests on a line of its own; the message has both', async () => {
  const screen = await renderCheckout({ basket: { burger: 3, cola: 1 } })
  fillDelivery()
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 83.00 plus delivery')
  const total = readSummary(screen)
  const line = await open(screen, 'Cheese Burger')
  await press(line, 'No pickles')
  await expect.element(line.getByText('These apply to all 3.')).toBeVisible()
  await line.getByText('Change one of them').click()

  const separate = getLine(screen, 'Cheese Burger, no pickles (2)')
  await expect.element(separate.getByRole('checkbox').first()).toHaveFocus()
  await expect.element(getOption(separate, 'No pickles')).toBeChecked()
  await press(separate, 'No pickles')
  await expect.element(getQuantity(screen, 'Cheese Burger, no pickles')).toHaveTextContent('2')
  await expect.element(getQuantity(screen, 'Cheese Burger, as it comes')).toHaveTextContent('1')
  expect(readSummary(screen)).toEqual(total)
  await expect.poll(() => readMessage(screen)).toContain('2 × Cheese Burger\n')
  expect(readMessage(screen)).toMatch(
    /2 × Cheese Burger\n[^]*Special request, for each: No pickles\n\n1 × Cheese Burger\n/,
  )
  expect(readStored('basketLines')).toMatchObject({
    lines: [
      { id: 'burger', qty: 2, requests: ['no_pickles'] },
      { id: 'burger', qty: 1, requests: [] },
      { id: 'cola', qty: 1, requests: [] },
    ],
  })
})

test('lines that ask for the same stay apart on the page, and are one in the message and after a reload', async () => {
  const screen = await renderCheckout({ basket: { burger: 3 } })
  fillDelivery()
  const line = await open(screen, 'Cheese Burger')
  await line.getByText('Change one of them').click()
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(2)
  await expect.poll(() => readMessage(screen)).toContain('3 × Cheese Burger')
  const reloaded = await reloadCheckout()
  await expect.element(getQuantity(reloaded, 'Cheese Burger')).toHaveTextContent('3')
  expect(readStored('basketLines')).toMatchObject({ v: 2, lines: [{ id: 'burger', qty: 3, requests: [] }] })
})

test('lines are kept for the tab where storage rejects them', async () => {
  const screen = await renderCheckout({ basket: { burger: 2 } })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const line = await open(screen, 'Cheese Burger')
  await line.getByText('Change one of them').click()
  await press(getLine(screen, 'Cheese Burger, as it comes (2)'), 'No pickles')
  await expect.element(getLine(screen, 'Cheese Burger, no pickles')).toBeVisible()
  // The module that writes the basket into the address is loaded once it is needed.
  await expect.poll(() => window.location.hash).not.toBe('')
  const reloaded = await reloadCheckout()
  await expect.element(getQuantity(reloaded, 'Cheese Burger, as it comes')).toHaveTextContent('1')
  await expect.element(getQuantity(reloaded, 'Cheese Burger, no pickles')).toHaveTextContent('1')
})

test('an item with two lines: no two controls have one accessible name, but check boxes', async () => {
  const screen = await renderCheckout({ basket: { burger: 2, cola: 1 } })
  const line = await open(screen, 'Cheese Burger')
  await line.getByText('Change one of them').click()
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(3)
  const names = [...document.querySelectorAll('article button')]
    .filter((control) => control.closest('article')?.getAttribute('aria-label')?.startsWith('Cheese Burger'))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  expect(names.length).toBeGreaterThan(7)
  expect(new Set(names).size).toBe(names.length)
})

test('closed, a line says in one line what was chosen, and its button says Change; a missing choice is open [SPR-1]', async () => {
  const menu = [createMeal('meal'), createItem('burger', { category: 'Beef Burgers' })]
  const session = { specialSelections: '{"burger":["no_pickles","extra_ketchup"]}' }
  const screen = await renderCheckout({ menu, basket: { meal: 1, burger: 1 }, session })
  const listOpen = (): readonly (string | null)[] =>
    screen
      .getByRole('button', { expanded: true })
      .elements()
      .map((button) => button.textContent)
  await expect.element(getLine(screen, 'burger').getByRole('paragraph')).toHaveTextContent('Extra ketchup, No pickles')
  expect(getLine(screen, 'burger').element().getBoundingClientRect().height).toBeLessThanOrEqual(104)
  expect(listOpen()).toEqual(['Drink'])
  await screen.getByRole('button', { name: 'Change: Special Request' }).click()
  expect(listOpen()).toEqual(['Drink', 'Special Request'])
})

test('a note at a dish is a comment that begins with the dish, below what is written [R31]', async () => {
  const basketLines = JSON.stringify({ v: 1, lines: [{ id: 'burger', qty: 1, requests: [], person: 'Tom' }] })
  const session = { severalPeople: '1', basketLines, generalComment: 'no onion' }
  const screen = await renderCheckout({ basket: { burger: 1 }, session })
  fillDelivery()
  const line = await open(screen, 'Cheese Burger')
  await line.getByText('Anything else? Write a note').click()
  const field = screen.getByRole('textbox', { name: 'Anything the kitchen should know' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('no onion\nCheese Burger (Tom): ')
  await userEvent.keyboard('cut in two')
  await expect.poll(() => readMessage(screen)).toContain('no onion / Cheese Burger (Tom): cut in two')
})
