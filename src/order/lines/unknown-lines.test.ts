import { createLine } from './basket.fixtures.ts'
import { expect, test } from 'vitest'
import type { Basket } from './line.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { takeKnownLines } from './unknown-lines.ts'

const NOTHING: Basket = []
const COLA = createLine('cola', 1)
const BURGER = createLine('burger', 2, 'no_pickles')
const OLD_MENU = createMenuIndex([createItem('cola')])
const NEW_MENU = createMenuIndex([createItem('cola'), createItem('burger', { category: 'Beef Burgers' })])

test('a line stays unknown while the menu does not hold its item [F01]', () => {
  const before = { basket: [COLA], unknown: [BURGER] }
  expect(takeKnownLines(before, OLD_MENU)).toEqual(before)
})

test('a newer menu makes an unknown line count, with its requests [F01]', () => {
  const known = takeKnownLines({ basket: [COLA], unknown: [BURGER] }, NEW_MENU)
  expect(known).toEqual({ basket: [COLA, BURGER], unknown: NOTHING })
})

test('requests that the item does not offer are dropped then [F01]', () => {
  const known = takeKnownLines({ basket: [], unknown: [createLine('cola', 1, 'no_pickles')] }, OLD_MENU)
  expect(known.basket).toEqual([COLA])
})

test('an item without a price stays unknown [F01]', () => {
  const menu = createMenuIndex([createItem('burger', { price: null })])
  expect(takeKnownLines({ basket: [], unknown: [BURGER] }, menu).unknown).toEqual([BURGER])
})

test('pieces that were chosen meanwhile are added up [F01]', () => {
  const chosen = createLine('burger', 1, 'no_pickles')
  const known = takeKnownLines({ basket: [chosen], unknown: [BURGER] }, NEW_MENU)
  expect(known).toEqual({ basket: [createLine('burger', 3, 'no_pickles')], unknown: NOTHING })
})
