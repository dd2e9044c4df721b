import { expect, test } from 'vitest'
import type { BasketLine } from './basket.ts'
import { createItem } from '../../menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '../../menu/domain/menu-index.ts'
import { moveToWaiting } from './waiting-lines.ts'

const COLA = createItem('cola')
const SOUP = createItem('soup')
const NOW = 0

const line = (itemId: string, quantity: number, lineId = itemId): BasketLine => ({
  lineId,
  itemId,
  quantity,
  requests: [],
})

test('nothing changes while every item is available, or has left the menu [SO03]', () => {
  const state = { basket: [line('cola', 1), line('gone', 1)], waiting: [] }
  const moved = moveToWaiting(state, createMenuIndex([COLA]), NOW)
  expect(moved).toEqual(state)
  expect(moved.basket).toBe(state.basket)
})

test('lines of a sold-out item wait, below those that wait already [SO03]', () => {
  const state = { basket: [line('cola', 1), line('soup', 2)], waiting: [line('soup', 1)] }
  const menu = createMenuIndex([COLA, { ...SOUP, availability: 'soldOut' }])
  expect(moveToWaiting(state, menu, NOW)).toEqual({ basket: [line('cola', 1)], waiting: [line('soup', 3)] })
})

test('a line that waits stays, also when its item is available again [SO04]', () => {
  const state = { basket: [], waiting: [line('soup', 2)] }
  expect(moveToWaiting(state, createMenuIndex([SOUP]), NOW)).toEqual(state)
})
