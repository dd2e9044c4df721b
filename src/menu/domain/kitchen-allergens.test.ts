import { expect, test } from 'vitest'
import { listKitchenAllergens } from './kitchen-allergens.ts'
import { createItem } from './menu.fixtures.ts'

const MENU = [createItem('bread', { allergens: ['gluten', 'sesame'] }), createItem('unknown')]

test('the kitchen uses what the owner says and what any dish contains', () => {
  expect(listKitchenAllergens(['nuts', 'sesame'], MENU)).toEqual(['gluten', 'nuts', 'sesame'])
  expect(listKitchenAllergens(['nuts'], [])).toEqual(['nuts'])
})

test('what the dishes contain is all that the kitchen uses only if every dish says it', () => {
  expect(listKitchenAllergens([], MENU)).toEqual([])
  expect(listKitchenAllergens([], MENU.slice(0, 1))).toEqual(['gluten', 'sesame'])
  expect(listKitchenAllergens([], [])).toEqual([])
})
