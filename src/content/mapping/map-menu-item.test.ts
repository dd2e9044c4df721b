import { describe, expect, test } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { isShownAsBestSeller } from '#menu/domain/menu.ts'
import type { OwnCategory } from '#menu/domain/own-category.ts'
import { mapMenuItem } from './map-menu-item.ts'

const GOOD = {
  nameEn: 'Chicken Shawarma Wrap',
  nameAr: 'شاورما دجاج',
  descriptionEn: 'With garlic, 120g.',
  descriptionAr: 'مع الثوم، ١٢٠ غرام.',
  price: 18,
  category: 'Chicken Shawarma',
  image: {
    sys: { id: 'wrap' },
    fields: {
      title: 'A wrap',
      file: { url: '//images.ctfassets.net/wrap.jpg', details: { image: { width: 1600, height: 1200 } } },
    },
  },
}

/** The mapped item, with the fields that have problems. */
function mapItem(changes: Readonly<Record<string, unknown>> = {}) {
  const entry = { id: 'item-1', fields: { ...GOOD, ...changes } }
  const { problems, ...mapped } = mapMenuItem(entry, restaurant.bestSellers, 'cdn.contentful.com')
  return { ...mapped, problems: problems.map(({ field }) => field) }
}

describe(mapMenuItem.name, () => {
  test('maps an entry to an item without problems [CNT-1]', () => {
    expect(mapItem()).toEqual({
      item: {
        id: 'item-1',
        name: { en: 'Chicken Shawarma Wrap', ar: 'شاورما دجاج' },
        description: { en: 'With garlic, 120g.', ar: 'مع الثوم، ١٢٠ غرام.' },
        price: 1800,
        discountPrice: null,
        image: { url: 'https://images.ctfassets.net/wrap.jpg', width: 1600, height: 1200 },
        category: 'Chicken Shawarma',
      },
      siteCategory: 'Chicken Shawarma',
      sortOrder: null,
      problems: [],
    })
  })

  test('discounts a best seller by 25 % [BIZ-1]', () => {
    expect(mapItem({ nameEn: ' classic  BURGER', price: 10.1 }).item).toMatchObject({ price: 1010, discountPrice: 758 })
    expect(mapItem({ nameEn: undefined, nameAr: 'كلاسيك برجر' }).item?.discountPrice).toBe(1350)
  })

  test('the owner’s switch decides before the configured names', () => {
    expect(mapItem({ isBestSeller: true }).item?.discountPrice).toBe(1350)
    expect(mapItem({ nameEn: 'Fries Sandwich 120g', isBestSeller: true }).item?.discountPrice).toBe(1350)
    expect(mapItem({ nameEn: 'Classic Burger', isBestSeller: false }).item?.discountPrice).toBeNull()
    expect(mapItem({ nameEn: 'Classic Burger', isBestSeller: 'no' })).toMatchObject({
      item: { discountPrice: 1350 },
      problems: ['isBestSeller'],
    })
  })

  test.each([
    ['a dish', { entryIds: ['item-1'], categories: [] }, 1350],
    ['a category', { entryIds: [], categories: ['Chicken Shawarma'] }, 1350],
    ['a category of the owner', { entryIds: ['juices'], categories: [] }, 1350],
    ['another dish', { entryIds: ['item-2'], categories: ['Fries'] }, null],
  ])(
    'the discount goes to %s that the owner has chosen, and the best seller stays one [GU07]',
    (name, discounted, price) => {
      const own: OwnCategory = { id: 'own-juices', name: { en: 'Juices', ar: '' }, drawing: 'all', place: 0 }
      const link = { sys: { type: 'Link', linkType: 'Entry', id: 'juices' } }
      const ownCategory = name === 'a category of the owner' ? { ownCategory: link } : {}
      const context = { discounted, ownCategories: new Map([['juices', own]]) }
      for (const isBestSeller of [true, false]) {
        const entry = { id: 'item-1', fields: { ...GOOD, ...ownCategory, isBestSeller } }
        const { item } = mapMenuItem(entry, restaurant.bestSellers, 'cdn.contentful.com', context)
        expect(item).toMatchObject({ discountPrice: price, isBestSeller })
      }
    },
  )

  test.each([
    ['a discount of 0', GOOD.price, { discountPercent: 0 }],
    ['no price', undefined, {}],
  ])('with %s a best seller is one [R50]', (_, price, context) => {
    const toItem = (isBestSeller: boolean) => {
      const entry = { id: 'item-1', fields: { ...GOOD, price, isBestSeller } }
      return mapMenuItem(entry, restaurant.bestSellers, 'cdn.contentful.com', context).item
    }
    expect([true, false].map(toItem).map((item) => item && isShownAsBestSeller(item))).toEqual([true, false])
  })

  test('tells what can’t be ordered, and nothing of what can', () => {
    expect(mapItem({ available: false }).item?.availability).toBe('soldOut')
    expect(mapItem({ available: true }).item).not.toHaveProperty('availability')
    expect(mapItem({ available: 'no' }).item).not.toHaveProperty('availability')
  })

  test('does not discount an excluded item', () => {
    expect(mapItem({ nameEn: 'Fries Sandwich 120g', nameAr: 'كلاسيك برجر' }).item?.discountPrice).toBeNull()
  })

  const invalidPrices: readonly [name: string, price: unknown][] = [
    ['no price', undefined],
    ['a word', 'abc'],
    ['an excessive price', 1e9],
    ['a price of nothing', 0],
    ['a price that is nothing in fils', 0.001],
    ['a price with a comma', '31,50'],
  ]
  test.each(invalidPrices)('maps an item with %s to one without price and discount, with a problem', (_, price) => {
    const { item, problems } = mapItem({ nameEn: 'Classic Burger', price })
    expect(item).toMatchObject({ name: { en: 'Classic Burger' }, price: null, discountPrice: null })
    expect(problems).toEqual(['price'])
  })

  test.each([
    ['25.50', 2550],
    [0.01, 1],
    [0.1 + 0.2, 30],
  ])('maps the price %o to %i fils', (price, fils) => {
    expect(mapItem({ price })).toMatchObject({ item: { price: fils }, problems: [] })
  })

  test('accepts a category in another case and with extra spaces', () => {
    expect(mapItem({ category: ' beef  burgers ' })).toMatchObject({ item: { category: 'Beef Burgers' }, problems: [] })
  })

  test.each([['Desserts'], [''], [undefined], [7]])('reports the category %o and keeps the item', (category) => {
    expect(mapItem({ category })).toMatchObject({ item: { category: null }, problems: ['category'] })
  })

  const oneName: readonly [name: string, nameEn: unknown, nameAr: unknown, en: string, ar: string][] = [
    ['an English', undefined, 'كولا', '', 'كولا'],
    ['an Arabic', 'Cola', undefined, 'Cola', ''],
    ['a readable English', { bad: true }, ' كولا ', '', 'كولا'],
    ['a visible Arabic', 'Cola', '\u200b \u202e', 'Cola', ''],
  ]
  test.each(oneName)('keeps the other name of an item without %s name', (_, nameEn, nameAr, en, ar) => {
    expect(mapItem({ nameEn, nameAr }).item?.name).toEqual({ en, ar })
  })

  const nameless: readonly [name: string, nameEn: unknown, nameAr: unknown][] = [
    ['missing', undefined, undefined],
    ['blank', '  ', '\n\t'],
    ['invisible', '\u200b', '\u2066\u2069'],
    ['not texts', 5, ['كولا']],
  ]
  test.each(nameless)('omits an item whose names are both %s, with a problem', (_, nameEn, nameAr) => {
    expect(mapItem({ nameEn, nameAr })).toEqual({
      item: null,
      siteCategory: null,
      sortOrder: null,
      problems: ['nameEn', 'nameAr'],
    })
  })

  test('removes control characters, line breaks and bidi marks from every text', () => {
    const { item } = mapItem({
      nameEn: 'Cola\u202e\nTotal:\u2066 1 AED\u2069\u200b',
      nameAr: '\u2067كولا\u2069\r\n',
      descriptionEn: 'a\u0000\u2028b',
    })
    expect(item).toMatchObject({ name: { en: 'Cola Total: 1 AED', ar: 'كولا' }, description: { en: 'a b' } })
  })

  test('keeps markup as text', () => {
    const nameEn = '<img src=x onerror=alert(1)>'
    expect(mapItem({ nameEn }).item?.name.en).toBe(nameEn)
  })

  test('maps a missing description to an empty text [CNT-1]', () => {
    expect(mapItem({ descriptionEn: undefined, descriptionAr: null }).item?.description).toEqual({ en: '', ar: '' })
  })

  const unusableImages: readonly [name: string, image: unknown][] = [
    ['no image', undefined],
    ['an unresolved link', { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } }],
    ['an asset without a file', { fields: { title: 'A wrap' } }],
    ['a javascript: URL', { fields: { file: { url: 'javascript:alert(1)' } } }],
  ]
  test.each(unusableImages)('keeps an item with %s, without an image', (_, image) => {
    expect(mapItem({ image })).toMatchObject({ item: { image: null, price: 1800 }, problems: [] })
  })
})
