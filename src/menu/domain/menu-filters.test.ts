import { describe, expect, test } from 'vitest'
import { DEFAULT_FILTER, FILTERS, getFilter } from './filter.ts'
import { filterMenu, groupByCategory, listChoices } from './menu-filters.ts'
import { toFils } from '#core/money.ts'
import type { Language } from '#core/text/language.ts'
import { createBestSeller, createItem, createOwnItem } from './menu.fixtures.ts'
import { CATEGORIES, type MenuItem } from './menu.ts'

const ids = (items: readonly MenuItem[]): string[] => items.map((item) => item.id)

/** One item of each kind, last kind first, and one that fits none. */
const MIXED = [
  createItem('none', { category: null }),
  ...CATEGORIES.map((category) => createItem(category, { category })),
].reverse()

const SOUP = createOwnItem('soup', { id: 'own-soups', place: 1 })
const SWEETS = ['kunafa', 'um-ali'].map((id) => createOwnItem(id, { id: 'own-sweets' }))

describe('the category row', () => {
  test('has twelve buttons in the order of the specification, All chosen at first [MENU-1]', () => {
    expect(FILTERS).toEqual([
      'Best Seller',
      'Offer',
      'All',
      'Chicken Shawarma',
      'Meat Shawarma',
      'Shawarma mix',
      'Chicken Comboo Meals',
      'Chicken Burgers',
      'Beef Burgers',
      'Fries',
      'Beverages',
      'Sauces',
    ])
    expect(DEFAULT_FILTER).toBe('All')
  })

  test('ends with the owner’s categories that have items, each once, and is as before without any', () => {
    expect(listChoices([...MIXED, SOUP, ...SWEETS]).map(getFilter)).toEqual([...FILTERS, 'own-sweets', 'own-soups'])
    expect(listChoices(MIXED).map(getFilter)).toEqual(FILTERS)
  })
})

describe(groupByCategory.name, () => {
  test('follows the fixed order, anything else last [MENU-3]', () => {
    expect(groupByCategory(MIXED).map((group) => group.category)).toEqual([...CATEGORIES, null])
  })

  test('leaves out kinds without items [MENU-3]', () => {
    expect(groupByCategory([createItem('cola', { category: 'Beverages' })])).toEqual([
      { category: 'Beverages', items: [createItem('cola', { category: 'Beverages' })] },
    ])
    expect(groupByCategory([])).toEqual([])
  })

  test('has the owner’s categories after the others, anything else last', () => {
    const groups = groupByCategory([SOUP, ...SWEETS, ...MIXED])
    expect(groups.map(getFilter)).toEqual([...CATEGORIES, 'own-sweets', 'own-soups', null])
    expect(groups.slice(-3).map(({ items }) => ids(items))).toEqual([['kunafa', 'um-ali'], ['soup'], ['none']])
  })

  test('keeps the owner’s order inside a kind and loses no item [MENU-3]', () => {
    const menu = ['b', 'a', 'c'].map((id) => createItem(id, { category: 'Sauces' }))
    expect(
      ids(groupByCategory([...menu, createItem('x', { category: null })]).flatMap((group) => group.items)),
    ).toEqual(['b', 'a', 'c', 'x'])
  })
})

describe(filterMenu.name, () => {
  test.each(CATEGORIES)('%s shows only its own items [MENU-2]', (category) => {
    expect(ids(filterMenu(MIXED, category, 'en', []))).toEqual([category])
  })

  test('a category of the owner shows only its own items', () => {
    expect(ids(filterMenu([...MIXED, ...SWEETS, SOUP], 'own-sweets', 'en', []))).toEqual(['kunafa', 'um-ali'])
  })

  test('Best Seller and Offer show the same discounted items [MENU-8]', () => {
    const menu = [createItem('plain'), createBestSeller('b', 900), createBestSeller('a', 900)]
    expect(ids(filterMenu(menu, 'Best Seller', 'en', []))).toEqual(['a', 'b'])
    expect(filterMenu(menu, 'Offer', 'en', [])).toEqual(filterMenu(menu, 'Best Seller', 'en', []))
  })

  test('a discount of 0 leaves the best sellers, and no offers [R50]', () => {
    const menu = [createItem('plain'), createItem('best', { discountPrice: toFils(1000) })]
    expect(ids(filterMenu(menu, 'Best Seller', 'en', []))).toEqual(['best'])
    expect(filterMenu(menu, 'Offer', 'en', [])).toEqual([])
  })

  test('where the owner discounts other dishes, Best Seller shows the best sellers and Offer the discounted ones', () => {
    const menu = [
      createItem('best', { isBestSeller: true }),
      createBestSeller('both', 900, { isBestSeller: true }),
      createBestSeller('chosen', 900, { isBestSeller: false }),
    ]
    expect(ids(filterMenu(menu, 'Best Seller', 'en', []))).toEqual(['best', 'both'])
    expect(ids(filterMenu(menu, 'Offer', 'en', []))).toEqual(['both', 'chosen'])
  })
})

describe('the order of best sellers and offers', () => {
  const listOffers = (menu: readonly MenuItem[], language: Language, preferred: readonly string[]) =>
    filterMenu(menu, 'Offer', language, preferred)
  const menu = [
    createBestSeller('mix', 100, { category: 'Shawarma mix', name: { en: 'Aa', ar: 'ا' } }),
    createBestSeller('unknown', 100, { category: null, name: { en: 'Ab', ar: 'ب' } }),
    createBestSeller('beef', 100, { category: 'Beef Burgers', name: { en: 'Zebra', ar: 'ا' } }),
    createBestSeller('meat', 100, { category: 'Meat Shawarma', name: { en: 'apple', ar: 'ي' } }),
    createBestSeller('combo', 100, { category: 'Chicken Comboo Meals', name: { en: 'Beta', ar: 'ت' } }),
    createBestSeller('chicken', 100, { category: 'Chicken Shawarma', name: { en: 'Gamma', ar: 'ا' } }),
    createBestSeller('burger', 100, { category: 'Chicken Burgers', name: { en: 'alpha', ar: 'ي' } }),
    createItem('plain', { category: 'Chicken Burgers' }),
  ]

  test.each<[name: string, Language, preferred: string[], expected: string]>([
    ['chicken, then meat, then the others, by name', 'en', [], 'burger combo chicken meat beef mix unknown'],
    ['each by the Arabic name on an Arabic page', 'ar', [], 'chicken combo burger beef meat mix unknown'],
    [
      'preferred items first, in either language and writing',
      'en',
      ['ZEBRA', 'ت', 'nobody'],
      'beef combo burger chicken meat mix unknown',
    ],
  ])('shows %s [MENU-8]', (_, language, preferred, expected) => {
    expect(ids(listOffers(menu, language, preferred)).join(' ')).toBe(expected)
  })

  test('an item preferred by both its names has the place of the first of them [MENU-8]', () => {
    const both = [
      createBestSeller('one', 100, { name: { en: 'One', ar: 'واحد' } }),
      createBestSeller('two', 100, { name: { en: 'Two', ar: 'اثنان' } }),
    ]
    expect(ids(listOffers(both, 'en', ['Two', 'One', 'اثنان']))).toEqual(['two', 'one'])
  })

  test('a blank preference prefers nobody who lacks a name [MENU-8]', () => {
    const half = [createBestSeller('a', 100), createBestSeller('z', 100, { name: { en: 'z', ar: '' } })]
    expect(ids(listOffers(half, 'en', [' ']))).toEqual(['a', 'z'])
  })

  test('a preferred item without a discount is not shown [MENU-8]', () => {
    expect(
      ids(listOffers([createItem('Classic Burger'), createBestSeller('b', 100)], 'en', ['Classic Burger'])),
    ).toEqual(['b'])
  })

  test('a missing name is sorted by the name shown instead [MENU-8]', () => {
    const half = [
      createBestSeller('z', 100, { name: { en: 'Zaatar', ar: '' } }),
      createBestSeller('a', 100, { name: { en: '', ar: 'Alif' } }),
    ]
    expect(ids(listOffers(half, 'en', []))).toEqual(['a', 'z'])
    expect(ids(listOffers(half, 'ar', []))).toEqual(['a', 'z'])
  })

  test('each language has its own order of letters: Arabic ones come first on an Arabic page [MENU-8]', () => {
    const latin = createBestSeller('latin', 100, { name: { en: 'Cola', ar: '' } })
    const arabic = createBestSeller('arabic', 100, { name: { en: '', ar: 'كولا' } })
    expect(ids(listOffers([latin, arabic], 'ar', []))).toEqual(['arabic', 'latin'])
    expect(ids(listOffers([latin, arabic], 'en', []))).toEqual(['latin', 'arabic'])
  })
})
