import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Category } from './menu.ts'
import { burgerRequests, shawarmaRequests } from '../../../restaurant/menu.ts'
import { listRequests, parseRequests, sortRequests, toggleRequestKey, type RequestKey } from './special-requests.ts'

const anyOption = fc.constantFrom<RequestKey>(...burgerRequests, ...shawarmaRequests)

describe(listRequests.name, () => {
  // Which requests these are, in the words of the page: LineOptionsPanel.test.tsx.
  test.each<[Category, readonly RequestKey[]]>([
    ['Chicken Burgers', burgerRequests],
    ['Beef Burgers', burgerRequests],
    ['Chicken Shawarma', shawarmaRequests],
    ['Meat Shawarma', shawarmaRequests],
    ['Shawarma mix', shawarmaRequests],
    ['Chicken Comboo Meals', shawarmaRequests],
  ])('offers %s its six [SPR-2] [SPR-3]', (category, options) => {
    expect(listRequests(category)).toBe(options)
    expect(options).toHaveLength(6)
  })

  test.each<Category | null>(['Fries', 'Beverages', 'Sauces', null])('offers %s nothing [SPR-1]', (category) => {
    expect(listRequests(category)).toEqual([])
  })
})

describe(toggleRequestKey.name, () => {
  const rows: readonly [name: string, before: readonly RequestKey[], key: RequestKey, after: readonly RequestKey[]][] =
    [
      ['chooses', [], 'no_pickles', ['no_pickles']],
      ['takes back', ['no_pickles', 'extra_ketchup'], 'no_pickles', ['extra_ketchup']],
      [
        'puts extra in the place of no',
        ['no_pickles', 'extra_ketchup'],
        'extra_pickles',
        ['extra_ketchup', 'extra_pickles'],
      ],
      ['puts no in the place of extra', ['extra_mayonnaise'], 'no_mayonnaise', ['no_mayonnaise']],
      [
        'keeps spicy mayo apart from mayonnaise',
        ['extra_spicy_mayo'],
        'no_mayonnaise',
        ['extra_spicy_mayo', 'no_mayonnaise'],
      ],
    ]
  test.each(rows)('%s [SPR-3]', (_, before, key, after) => {
    expect(toggleRequestKey(before, key)).toEqual(after)
  })

  test('never holds an option twice or beside its opposite [SPR-3]', () => {
    fc.assert(
      fc.property(fc.array(anyOption), (keys) => {
        const ingredients = keys.reduce(toggleRequestKey, []).map((key) => key.replace(/^[a-z]+_/, ''))
        expect(new Set(ingredients).size).toBe(ingredients.length)
      }),
    )
  })
})

describe(sortRequests.name, () => {
  test('keeps what the category offers, in the order of its panel', () => {
    expect(sortRequests(['no_lettuce', 'extra_pickles'], 'Beef Burgers')).toEqual(['extra_pickles', 'no_lettuce'])
    expect(sortRequests(['no_lettuce', 'extra_pickles'], 'Chicken Shawarma')).toEqual(['extra_pickles'])
  })

  test.each<Category | null>(['Fries', null])('keeps nothing of %s', (category) => {
    expect(sortRequests(['no_pickles'], category)).toEqual([])
  })
})

describe(parseRequests.name, () => {
  const junk: readonly unknown[] = [
    null,
    'no_pickles',
    { 0: 'no_pickles', length: 1 },
    [],
    ['no_onion', 1, null, {}, ['no_pickles'], 'toString', '__proto__'],
  ]
  test.each(junk)('reads %j as none', (data) => {
    expect(parseRequests(data)).toEqual([])
  })

  test('keeps what is known among what is not, once; the later of two opposites wins [SPR-3]', () => {
    expect(parseRequests(['no_onion', 'no_pickles', 'no_pickles', 7])).toEqual(['no_pickles'])
    expect(parseRequests(['no_pickles', 'extra_pickles'])).toEqual(['extra_pickles'])
  })
})
