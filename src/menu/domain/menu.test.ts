import { describe, expect, test } from 'vitest'
import { createItem, createBestSeller } from './menu.fixtures.ts'
import { getEffectivePrice, isOrderable, type OrderableItem } from './menu.ts'
import { ZERO_FILS } from '#core/money.ts'

describe('prices of an item', () => {
  test('an item without a price can’t be ordered, one that is free can', () => {
    expect(isOrderable(createItem('a', { price: null }))).toBe(false)
    expect(isOrderable(createBestSeller('a', 0))).toBe(true)
  })

  test('a piece costs the discount price where there is one [BIZ-1]', () => {
    expect(getEffectivePrice(createBestSeller('a', 1010) as OrderableItem)).toBe(758)
    expect(getEffectivePrice(createItem('a') as OrderableItem)).toBe(1000)
  })

  test('a discount price of nothing counts as a price', () => {
    expect(getEffectivePrice(createItem('a', { discountPrice: ZERO_FILS }) as OrderableItem)).toBe(0)
  })
})
