import { describe, expect, test } from 'vitest'
import { createItem, createBestSeller } from './menu.fixtures.ts'
import { CATEGORIES, parseCategory, getEffectivePrice, isOrderable, type OrderableItem } from './menu.ts'
import { ZERO_FILS } from '../../core/money.ts'

describe(parseCategory.name, () => {
  test.each(CATEGORIES)('knows %s as written, in capitals, in small letters and between spaces [C23]', (category) => {
    expect(parseCategory(category)).toBe(category)
    expect([category.toUpperCase(), category.toLowerCase()].map(parseCategory)).toEqual([category, category])
    expect(parseCategory(`\t ${category.replaceAll(' ', '  ')}\n`)).toBe(category)
  })

  const strangers: readonly [name: string, text: string][] = [
    ['an unknown kind', 'Desserts'],
    ['nothing', ''],
    ['spaces', '   '],
    ['a part of a kind', 'Beef'],
    ['a kind with more behind it', 'Fries and more'],
    ['a kind written together', 'BeefBurgers'],
    ['a filter that is no kind', 'Best Seller'],
    ['a name every object has', 'constructor'],
    ['a mended spelling', 'Chicken Combo Meals'],
  ]
  test.each(strangers)('gives null for %s [C22]', (_, text) => {
    expect(parseCategory(text)).toBeNull()
  })
})

describe('prices of an item', () => {
  test('an item without a price can’t be ordered, one that is free can [V02] [V06]', () => {
    expect(isOrderable(createItem('a', { price: null }))).toBe(false)
    expect(isOrderable(createBestSeller('a', 0))).toBe(true)
  })

  test('a piece costs the discount price where there is one [BIZ-1]', () => {
    expect(getEffectivePrice(createBestSeller('a', 1010) as OrderableItem)).toBe(758)
    expect(getEffectivePrice(createItem('a') as OrderableItem)).toBe(1000)
  })

  test('a discount price of nothing counts as a price [V06]', () => {
    expect(getEffectivePrice(createItem('a', { discountPrice: ZERO_FILS }) as OrderableItem)).toBe(0)
  })
})
