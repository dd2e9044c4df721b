import { expect, test } from 'vitest'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { listSuggestedItems } from './suggested-items.ts'

/** 15:00 in Dubai. */
const NOW = Date.UTC(2026, 10, 22, 11)
const MENU = createMenuIndex([
  createItem('cola'),
  createItem('fries'),
  createItem('toum'),
  createItem('water'),
  createItem('gone-today', { availability: 'soldOut' }),
  createItem('late-tea', { availability: ['17:00', '02:00'] }),
  createItem('day-tea', { availability: ['13:00', '16:00'] }),
  createItem('unpriced', { price: null }),
])

function list(goesWith: readonly string[], chosen: readonly string[] = []): readonly string[] {
  const lines = chosen.map((itemId) => ({ itemId }))
  return listSuggestedItems(goesWith, MENU, lines, NOW).map(({ id }) => id)
}

test('suggestions are the first three of the list that are not in the basket', () => {
  const all = ['water', 'toum', 'fries', 'cola']
  expect(list(all)).toEqual(['water', 'toum', 'fries'])
  expect(list(all, ['toum', 'burger'])).toEqual(['water', 'fries', 'cola'])
  expect(list(all, all)).toEqual([])
})

test('dishes that are sold out, unpriced, unpublished or outside their hours are left out', () => {
  expect(list(['gone-today', 'late-tea', 'unpriced', 'unpublished', 'day-tea', 'cola'])).toEqual(['day-tea', 'cola'])
})
