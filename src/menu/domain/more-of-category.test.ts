import { expect, test } from 'vitest'
import { listMoreOfCategory } from './more-of-category.ts'
import { createItem, createOwnItem } from './menu.fixtures.ts'

const SAUCES = Array.from({ length: 20 }, (_, place) => createItem(`sauce-${place}`, { category: 'Sauces' }))
const [first, second] = SAUCES.slice(0, 2)
const COLA = createItem('cola', { category: 'Beverages' })
const MENU = [COLA, ...SAUCES, createItem('water', { category: 'Beverages' })]

const listIds = (...input: Parameters<typeof listMoreOfCategory>): readonly string[] =>
  listMoreOfCategory(...input).map(({ id }) => id)

test('the other dishes of a category begin behind the dish and go round, twelve at most', () => {
  expect(listIds(MENU, COLA)).toEqual(['water'])
  expect(listIds(MENU, createItem('sauce-17', { category: 'Sauces' }))).toEqual([
    ...['sauce-18', 'sauce-19'],
    ...Array.from({ length: 10 }, (_, place) => `sauce-${place}`),
  ])
  expect(first && second && listIds([first, second], second)).toEqual(['sauce-0'])
})

test('a dish of a category of the owner has the others of it', () => {
  const menu = [createOwnItem('kunafa'), createItem('odd', { category: null }), createOwnItem('um-ali')]
  expect(listIds([...menu, createOwnItem('soup', { id: 'own-soups' })], createOwnItem('kunafa'))).toEqual(['um-ali'])
})

test('a dish that has left the menu still has the others of its category', () => {
  expect(listIds(MENU, createItem('gone', { category: 'Beverages' }))).toEqual(['cola', 'water'])
  expect(listIds(MENU, createItem('gone', { category: null }))).toEqual([])
})
