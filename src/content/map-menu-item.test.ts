import { describe, expect, test } from 'vitest'
import { restaurant } from '../../restaurant.config.ts'
import { mapMenuItem, type MappedItem } from './map-menu-item.ts'

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

function read(changes: Readonly<Record<string, unknown>> = {}): MappedItem {
  return mapMenuItem({ id: 'dish-1', fields: { ...GOOD, ...changes } }, restaurant.bestSellers, 'cdn.contentful.com')
}

describe('menuItem', () => {
  test('translates an entry into a dish, without a word of complaint [CNT-1]', () => {
    expect(read()).toEqual({
      item: {
        id: 'dish-1',
        name: { en: 'Chicken Shawarma Wrap', ar: 'شاورما دجاج' },
        description: { en: 'With garlic, 120g.', ar: 'مع الثوم، ١٢٠ غرام.' },
        price: 1800,
        discountPrice: null,
        image: { url: 'https://images.ctfassets.net/wrap.jpg', width: 1600, height: 1200 },
        category: 'Chicken Shawarma',
      },
      sortOrder: null,
      warnings: [],
    })
  })

  test('gives a best seller three quarters of its price [BIZ-1] [V05]', () => {
    expect(read({ nameEn: ' classic  BURGER', price: 10.1 }).item).toMatchObject({ price: 1010, discountPrice: 758 })
    expect(read({ nameEn: undefined, nameAr: 'كلاسيك برجر' }).item?.discountPrice).toBe(1350)
  })

  test('gives an excluded dish no discount [V17]', () => {
    expect(read({ nameEn: 'Fries Sandwich 120g', nameAr: 'كلاسيك برجر' }).item?.discountPrice).toBeNull()
  })

  const noPrices: readonly [name: string, price: unknown][] = [
    ['a negative price', -5],
    ['NaN', Number.NaN],
    ['null', null],
    ['no price', undefined],
    ['a word', 'abc'],
    ['an object', {}],
    ['a milliard [V07]', 1e9],
  ]
  test.each(noPrices)('keeps a dish with %s, without a price and a discount, and complains [V02]', (_, price) => {
    const { item, warnings: warnings } = read({ nameEn: 'Classic Burger', price })
    expect(item).toMatchObject({ name: { en: 'Classic Burger' }, price: null, discountPrice: null })
    expect(warnings).toEqual(['the price is no price'])
  })

  test.each([
    ['25.50', 2550],
    [0, 0],
    [0.1 + 0.2, 30],
  ])('reads the price %o as %i fils [V03] [V04] [V06]', (price, fils) => {
    expect(read({ price })).toMatchObject({ item: { price: fils }, warnings: [] })
  })

  test('knows a category in other case and spaces [C23]', () => {
    expect(read({ category: ' beef  burgers ' })).toMatchObject({ item: { category: 'Beef Burgers' }, warnings: [] })
  })

  test.each([['Desserts'], [''], [undefined], [7]])(
    'keeps a dish of the category %o, and complains [C22]',
    (category) => {
      expect(read({ category })).toMatchObject({ item: { category: null }, warnings: ['unknown category'] })
    },
  )

  const halves: readonly [name: string, nameEn: unknown, nameAr: unknown, en: string, ar: string][] = [
    ['English', undefined, 'كولا', '', 'كولا'],
    ['Arabic', 'Cola', undefined, 'Cola', ''],
    ['a readable English', { bad: true }, ' كولا ', '', 'كولا'],
    ['a visible Arabic', 'Cola', '\u200b \u202e', 'Cola', ''],
  ]
  test.each(halves)('a dish without %s name keeps the other [C24]', (_, nameEn, nameAr, en, ar) => {
    expect(read({ nameEn, nameAr }).item?.name).toEqual({ en, ar })
  })

  const nameless: readonly [name: string, nameEn: unknown, nameAr: unknown][] = [
    ['missing', undefined, undefined],
    ['blank', '  ', '\n\t'],
    ['invisible', '\u200b', '\u2066\u2069'],
    ['no texts', 5, ['كولا']],
  ]
  test.each(nameless)('a dish whose names are both %s is left out, and complained of [C25]', (_, nameEn, nameAr) => {
    expect(read({ nameEn, nameAr })).toEqual({
      item: null,
      sortOrder: null,
      warnings: ['no name in either language'],
    })
  })

  test('takes controls, line breaks and bidi marks out of every text [V09] [V15]', () => {
    const { item } = read({
      nameEn: 'Cola\u202e\nTotal:\u2066 1 AED\u2069\u200b',
      nameAr: '\u2067كولا\u2069\r\n',
      descriptionEn: 'a\u0000\u2028b',
    })
    expect(item).toMatchObject({ name: { en: 'Cola Total: 1 AED', ar: 'كولا' }, description: { en: 'a b' } })
  })

  test('cuts a text that would take minutes to normalise', () => {
    const marks = 'a' + '\u0301\u0323'.repeat(300_000)
    const { item } = mapMenuItem(
      { id: 'a', fields: { ...GOOD, nameEn: marks, descriptionEn: marks } },
      restaurant.bestSellers,
      'cdn',
    )
    expect(item?.description.en.length).toBeLessThan(40_000)
  })

  test('leaves markup as the text that it is [V01]', () => {
    const nameEn = '<img src=x onerror=alert(1)>'
    expect(read({ nameEn }).item?.name.en).toBe(nameEn)
  })

  test('a missing description is an empty text [CNT-1]', () => {
    expect(read({ descriptionEn: undefined, descriptionAr: null }).item?.description).toEqual({ en: '', ar: '' })
  })

  const noImages: readonly [name: string, image: unknown][] = [
    ['no image', undefined],
    ['a link that led nowhere', { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } }],
    ['an asset without a file', { fields: { title: 'A wrap' } }],
    ['a file without an address', { fields: { file: {} } }],
    ['empty places all the way', { fields: null }],
    ['a text', '//images.ctfassets.net/wrap.jpg'],
    ['a script for an address', { fields: { file: { url: 'javascript:alert(1)' } } }],
    ['an address of another host', { fields: { file: { url: 'http://evil.test/x.png' } } }],
  ]
  test.each(noImages)('a dish with %s stays, without a picture [C16] [C19]', (_, image) => {
    expect(read({ image })).toMatchObject({ item: { image: null, price: 1800 }, warnings: [] })
  })
})
