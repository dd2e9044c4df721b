import { describe, expect, expectTypeOf, test } from 'vitest'
import type { TypeMenuItemFields } from './content-types.ts'
import type { ForeignEntry, Unbelieved } from './delivery-client.ts'
import type { Finding, FindingKind } from './findings.ts'
import { menuFindings } from './menu-findings.ts'

const PICTURE = { sys: { id: 'wrap' }, fields: { file: { url: '//images.ctfassets.net/wrap.webp' } } }
const GOOD = {
  nameEn: 'Chicken Wrap',
  nameAr: 'لفافة دجاج',
  descriptionEn: 'With garlic, 120g.',
  descriptionAr: 'مع الثوم، ١٢٠ غرام.',
  price: 18,
  category: 'Chicken Shawarma',
  image: PICTURE,
}
const NO_CONFIG = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }
const PICTURES = { serviceHost: 'cdn.contentful.com', missing: new Set(['https://images.ctfassets.net/gone.webp']) }

const dish = (changes: object = {}, id = 'dish-1'): ForeignEntry => ({ id, fields: { ...GOOD, ...changes } })

function find(...entries: readonly ForeignEntry[]): readonly Finding[] {
  return menuFindings(entries, NO_CONFIG, PICTURES)
}

describe('menuFindings', () => {
  test('finds nothing in a dish that is well [CNT-1]', () => {
    expect(find(dish())).toEqual([])
  })

  const wrong: readonly [name: string, changes: object, kinds: readonly FindingKind[]][] = [
    ['no name at all', { nameEn: ' ', nameAr: undefined }, ['no name']],
    ['no English name', { nameEn: undefined }, ['no English name']],
    ['an Arabic name of spaces and marks', { nameAr: ' \u200f' }, ['no Arabic name', 'invisible characters']],
    ['a name that is no text', { nameEn: 5 }, ['no English name']],
    ['an Arabic description alone', { descriptionEn: '' }, ['no English description']],
    ['an English description alone', { descriptionAr: undefined }, ['no Arabic description']],
    ['no description, which is fine', { descriptionEn: undefined, descriptionAr: undefined }, []],
    ['no price', { price: undefined }, ['no price']],
    ['a price of null', { price: null }, ['no price']],
    ['a negative price', { price: -1 }, ['odd price']],
    ['a price above 100,000', { price: 100_000.01 }, ['odd price']],
    ['the dearest price, which is fine', { price: 100_000 }, []],
    ['a price in words', { price: 'ten' }, ['odd price']],
    ['a price in text, which is fine', { price: ' 12.50 ' }, []],
    ['a price of nothing', { price: 0 }, ['free']],
    ['three decimals', { price: 12.345 }, ['many decimals']],
    ['three decimals in text', { price: '12.500' }, ['many decimals']],
    ['hardly anything', { price: 1e-7 }, ['free', 'many decimals']],
    ['8.2, which floating point can’t hold', { price: 8.2 }, []],
    ['no category', { category: undefined }, ['unknown category']],
    ['another category', { category: 'Soups' }, ['unknown category']],
    ['a category in other capitals, which is fine', { category: ' chicken  SHAWARMA' }, []],
    ['no picture', { image: undefined }, ['no picture']],
    [
      'a link that leads nowhere',
      { image: { sys: { type: 'Link', linkType: 'Asset', id: 'x' } } },
      ['dead picture link'],
    ],
    ['a picture without file', { image: { sys: { id: 'x' }, fields: { title: 'X' } } }, ['picture without file']],
    ['a foreign host', { image: { fields: { file: { url: '//evil.test/a.jpg' } } } }, ['foreign picture']],
    [
      'a file that is gone',
      { image: { fields: { file: { url: '//images.ctfassets.net/gone.webp' } } } },
      ['missing picture'],
    ],
    ['a control character', { descriptionEn: 'With\u0007 garlic' }, ['invisible characters']],
    ['line breaks and tabs, which are fine', { descriptionEn: 'With\n\tgarlic' }, []],
  ]
  test.each(wrong)('%s [CNT-1]', (_, changes, kinds) => {
    const found = find(dish(changes))
    expect(found.map(({ kind }) => kind)).toEqual(kinds)
    expect(found.every(({ id, name }) => id === 'dish-1' && name !== '')).toBe(true)
  })

  test('names the entry, the value and, of two dishes of one name, the other [CNT-1]', () => {
    expect(find(dish({ price: -5 }))).toEqual([{ kind: 'odd price', name: 'Chicken Wrap', id: 'dish-1', detail: '-5' }])
    expect(find(dish(), dish({ nameEn: 'chicken  WRAP', nameAr: 'غيرها' }, 'dish-2'))).toEqual([
      { kind: 'same English name', name: 'chicken WRAP', id: 'dish-2', detail: 'Chicken Wrap (dish-1)' },
    ])
  })

  test('compares Arabic names as best sellers are compared [BIZ-1]', () => {
    const found = find(dish(), dish({ nameEn: 'Other', nameAr: 'لفافه  دجـاج' }, 'dish-2'))
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([['same Arabic name', 'dish-2']])
  })

  test('takes dishes without a name for no pair', () => {
    const found = find(dish({ nameEn: '' }), dish({ nameEn: '', nameAr: 'غيرها' }, 'dish-2'))
    expect(found.map(({ kind }) => kind)).toEqual(['no English name', 'no English name'])
  })

  test('finds an id that is used twice, once [CNT-1]', () => {
    expect(find(dish(), dish()).map(({ kind }) => kind)).toEqual(['same id'])
  })

  test('finds that there is no menu [D2]', () => {
    expect(find().map(({ kind }) => kind)).toEqual(['empty menu'])
  })
})

describe('the names in the configuration', () => {
  const config = {
    bestSellers: { names: [{ en: 'Chicken Wrap', ar: 'x' }], excluded: [] },
    preferredItems: ['chicken wrap'],
  }

  test('are fine where a dish has them, in either language [BIZ-1]', () => {
    expect(menuFindings([dish()], config, PICTURES)).toEqual([])
    const byArabic = { ...config, bestSellers: { names: [{ en: 'x', ar: 'لفافة دجاج' }], excluded: [] } }
    expect(menuFindings([dish()], byArabic, PICTURES)).toEqual([])
  })

  test('are found where no dish has them [BIZ-1] [MENU-8]', () => {
    expect(menuFindings([dish({ nameEn: 'Wrap' })], config, PICTURES)).toEqual([
      { kind: 'best seller without dish', name: 'Chicken Wrap · x', id: '' },
      { kind: 'preferred without dish', name: 'chicken wrap', id: '' },
    ])
  })

  test('are found where a preferred dish is no best seller, since only those come first [MENU-8]', () => {
    const found = menuFindings([dish()], { ...NO_CONFIG, preferredItems: ['Chicken Wrap'] }, PICTURES)
    expect(found.map(({ kind }) => kind)).toEqual(['preferred without dish'])
  })
})

test('only fields of the content model can be asked for', () => {
  expectTypeOf<keyof Unbelieved<TypeMenuItemFields>>().toEqualTypeOf<
    'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr' | 'price' | 'image' | 'category' | 'sortOrder'
  >()
  // @ts-expect-error: no content type has such a field.
  expectTypeOf<Unbelieved<TypeMenuItemFields>['title']>().toBeUnknown()
})
