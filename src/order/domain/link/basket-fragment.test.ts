import { expect, test } from 'vitest'
import { parseBasketFragment, toBasketFragment } from './basket-fragment.ts'
import type { BasketLine } from '../basket.ts'
import { createItem } from '../../../menu/domain/menu.fixtures.ts'

const MENU = new Map(['burger', 'cola'].map((id) => [id, createItem(id, { category: 'Beef Burgers' })]))
const LINES: readonly BasketLine[] = [
  { lineId: 'burger', itemId: 'burger', quantity: 2, requests: ['no_pickles'] },
  { lineId: 'burger/1', itemId: 'burger', quantity: 1, requests: [] },
  { lineId: 'cola', itemId: 'cola', quantity: 99, requests: [] },
]

test('a basket is the same after a way through an address [F93]', () => {
  const { basket, droppedCount } = parseBasketFragment(toBasketFragment(LINES), MENU)
  expect(basket.map(({ itemId, quantity, requests }) => ({ itemId, quantity, requests }))).toEqual(
    LINES.map(({ itemId, quantity, requests }) => ({ itemId, quantity, requests })),
  )
  expect(droppedCount).toBe(0)
})

test('an empty basket leaves the address without a fragment [F93]', () => {
  expect(toBasketFragment([])).toBe('')
})

test('a line of a dish that the menu does not have is dropped, and counted [F93]', () => {
  const gone = new Map([...MENU].filter(([id]) => id !== 'cola'))
  const { basket, droppedCount } = parseBasketFragment(toBasketFragment(LINES), gone)
  expect(basket.map(({ itemId }) => itemId)).toEqual(['burger', 'burger'])
  expect(droppedCount).toBe(1)
})

test.each(['', '#menu', '#basket=', '#basket=1D00', '#basket=<script>', toBasketFragment(LINES).slice(0, -1)])(
  '%j is an empty basket [F93]',
  (fragment) => {
    expect(parseBasketFragment(fragment, MENU).basket).toEqual([])
  },
)
