import { expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { CHECKOUT_MENU } from '#tests/browser-mode/checkout-menu.ts'
import {
  fillDelivery,
  getLine,
  readMessage,
  readStored,
  readSummary,
  reloadCheckout,
  renderCheckout,
} from '#tests/browser-mode/checkout-page.tsx'
import { publishMenu } from '#tests/browser-mode/serve-live.ts'
import { toFils } from '#core/money.ts'
import { createExtras, type Option } from '#menu/domain/choices.ts'
import { createOption } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'

const CHEESE = createOption('cheese', 300, { name: { en: 'Extra cheese', ar: 'جبنة إضافية' } })
const LEMON = createOption('lemon', 0, { name: { en: 'Lemon', ar: 'ليمون' } })

/** The menu in which burger and fries have these extras. */
function createMenu(...extras: readonly Option[]): readonly MenuItem[] {
  return CHECKOUT_MENU.map((item) =>
    ['burger', 'fries'].includes(item.id) ? { ...item, choices: [createExtras(extras)] } : item,
  )
}

/** What storage holds of two burgers with these extras. */
const storedBurgers = (...extras: readonly string[]) => ({
  basketLines: JSON.stringify({ v: 1, lines: [{ id: 'burger', qty: 2, requests: [], extras }] }),
})

async function open(screen: RenderResult, name: string, title: string): Promise<Locator> {
  const line = getLine(screen, name)
  await line
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click()
  return line
}

async function choose(line: Locator, name: string): Promise<void> {
  await line.getByRole('listitem').getByText(name).click()
}

test('extras are above the requests, with the price that each adds to a piece, or that it is free', async () => {
  const screen = await renderCheckout({ menu: createMenu(CHEESE, LEMON), basket: { burger: 2 } })
  fillDelivery()
  const line = await open(screen, 'Cheese Burger', 'Special Request')
  await expect.element(line.getByRole('heading', { name: 'Extras' })).toBeVisible()
  const boxes = line.getByRole('checkbox')
  await expect.element(boxes.nth(0)).toHaveAccessibleName('Extra cheese + AED 3.00')
  await expect.element(boxes.nth(1)).toHaveAccessibleName('Lemon Free')
  await choose(line, 'Extra cheese')
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 58.00 plus delivery')
  await expect.element(line.getByText('AED 29.00')).toBeVisible()
  expect(readMessage(screen)).toContain('2 × Cheese Burger\nAED 58.00\nAED 29.00 each\nExtras, for each: Extra cheese')
  expect(readStored('basketLines')).toMatchObject({
    v: 2,
    lines: [{ id: 'burger', qty: 2, requests: [], extras: ['cheese'] }],
  })
  expect(window.basket).toMatchObject({ items: [{ price: 26, extrasPrice: 6 }], totalPrice: 58 })
})

test('a dish without requests has a panel of its extras alone [SPR-1]', async () => {
  const screen = await renderCheckout({ menu: createMenu(CHEESE), basket: { fries: 1, cola: 1 } })
  const line = await open(screen, 'Fries', 'Extras')
  await choose(line, 'Extra cheese')
  await expect.element(line.getByRole('checkbox', { name: 'Extra cheese + AED 3.00' })).toBeChecked()
  expect(line.getByRole('checkbox').elements()).toHaveLength(1)
  expect(line.getByRole('heading', { name: 'Extras' }).elements()).toEqual([])
  await line.getByText('Extras', { exact: true }).click()
  await expect.element(line.getByRole('paragraph').getByText('Extra cheese')).toBeVisible()
  expect(getLine(screen, 'Cola').getByText('Extras').elements()).toEqual([])
})

test('stay chosen on the next page, and two lines of a dish are told apart by them', async () => {
  const menu = createMenu(CHEESE)
  const screen = await renderCheckout({ menu, basket: { burger: 2 }, session: storedBurgers('cheese') })
  const line = await open(screen, 'Cheese Burger', 'Special Request')
  await line.getByRole('button', { name: /^Change one of them/ }).click()
  const second = getLine(screen, 'Cheese Burger, Extra cheese (2)')
  await choose(second, 'Extra cheese')
  await expect.element(getLine(screen, 'Cheese Burger, as it comes')).toBeVisible()
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 55.00')
  const again = await reloadCheckout('en', undefined, menu)
  await expect.element(getLine(again, 'Cheese Burger, Extra cheese')).toBeVisible()
})

test('a chosen extra that is sold out leaves its line, in words, and does not come back by itself', async () => {
  vi.useFakeTimers()
  const menu = createMenu(CHEESE, LEMON)
  const screen = await renderCheckout({ menu, basket: { burger: 2 }, session: storedBurgers('cheese', 'lemon') })
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 58.00')
  publishMenu('2', createMenu({ ...CHEESE, isSoldOut: true }, LEMON))
  const notice = screen.getByText('Extra cheese is no longer available for Cheese Burger and was left out.')
  await expect.element(notice).toBeVisible()
  expect(readSummary(screen)['Total']).toBe('AED 52.00')
  expect(readStored('basketLines')).toMatchObject({ lines: [{ extras: ['lemon'] }] })
  publishMenu('3', menu)
  await expect.poll(() => window.basket?.totalPrice).toBe(52)
  await expect.element(notice).toBeVisible()
})

test.each([
  ['unpublished', createMenu(LEMON), 'An extra is no longer available for Cheese Burger and was left out.'],
  [
    'sold out',
    createMenu({ ...CHEESE, isSoldOut: true }),
    'Extra cheese is no longer available for Cheese Burger and was left out.',
  ],
])('of an extra that was %s meanwhile checkout says so when it opens', async (_, menu, text) => {
  const screen = await renderCheckout({ menu, basket: { burger: 2 }, session: storedBurgers('cheese') })
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(readSummary(screen)['Total']).toBe('AED 52.00')
  expect(JSON.stringify(readStored('basketLines'))).not.toContain('extras')
  expect(screen.getByText(/^Prices have changed/).elements()).toEqual([])
})

test('a new price of a chosen extra is said, with what a piece costs now', async () => {
  vi.useFakeTimers()
  const screen = await renderCheckout({
    menu: createMenu(CHEESE),
    basket: { burger: 2 },
    session: storedBurgers('cheese'),
  })
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 58.00')
  publishMenu('2', createMenu({ ...CHEESE, price: toFils(400) }))
  await expect.element(screen.getByText('Prices have changed since you added these:')).toBeVisible()
  await expect.element(screen.getByRole('status').getByText('AED 30.00')).toBeVisible()
  expect(readSummary(screen)['Total']).toBe('AED 60.00')
})

test('of a dish with two lines the price of the line whose extra costs more is said, too', async () => {
  vi.useFakeTimers()
  const lines = [{ extras: undefined }, { extras: ['cheese'] }].map((line) => ({
    id: 'burger',
    qty: 1,
    requests: [],
    ...line,
  }))
  const screen = await renderCheckout({
    menu: createMenu(CHEESE),
    basket: { burger: 2 },
    session: { basketLines: JSON.stringify({ v: 1, lines }) },
  })
  await expect.poll(() => readSummary(screen)['Total']).toBe('AED 55.00')
  publishMenu('2', createMenu({ ...CHEESE, price: toFils(400) }))
  await expect.element(screen.getByRole('status').getByText('AED 30.00')).toBeVisible()
})

test('a new price of a chosen extra between two pages is said, stays with a reload, and can be closed [R24]', async () => {
  const dearer = createMenu({ ...CHEESE, price: toFils(400) })
  await renderCheckout({ menu: createMenu(CHEESE), basket: { burger: 2 }, session: storedBurgers('cheese') })
  for (const menu of [dearer, dearer]) {
    const reloaded = await reloadCheckout('en', undefined, menu)
    const notice = reloaded.getByRole('status').filter({ hasText: 'Prices have changed since you added these:' })
    await expect.element(notice).toMatchTextContent('Cheese Burger AED 30.00')
  }
  const screen = await reloadCheckout('en', undefined, dearer)
  await screen.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText(/^Prices have changed/)).not.toBeInTheDocument()
  const again = await reloadCheckout('en', undefined, dearer)
  await expect.element(getLine(again, 'Cheese Burger')).toBeVisible()
  expect(again.getByText(/^Prices have changed/).elements()).toEqual([])
})
