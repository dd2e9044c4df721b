import { expect, test } from 'vitest'
import type { BasketLine } from './line.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { setUnavailableAside } from './set-aside-lines.ts'

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
  const state = { basket: [line('cola', 1), line('gone', 1)], setAside: [] }
  const moved = setUnavailableAside(state, createMenuIndex([COLA]), NOW)
  expect(moved).toEqual(state)
  expect(moved.basket).toBe(state.basket)
})

test('lines of a sold-out item are set aside, below those that are already [SO03]', () => {
  const state = { basket: [line('cola', 1), line('soup', 2)], setAside: [line('soup', 1)] }
  const menu = createMenuIndex([COLA, { ...SOUP, availability: 'soldOut' }])
  expect(setUnavailableAside(state, menu, NOW)).toEqual({ basket: [line('cola', 1)], setAside: [line('soup', 3)] })
})

test('a line stays set aside, also when its item is available again [SO04]', () => {
  const state = { basket: [], setAside: [line('soup', 2)] }
  expect(setUnavailableAside(state, createMenuIndex([SOUP]), NOW)).toEqual(state)
})
