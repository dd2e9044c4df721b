import { describe, expect, test } from 'vitest'
import { readSampleDataset } from '../embedded-contentful/dataset.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import type { Language } from '#core/text/language.ts'
import { createItem, createOwnItem } from '#menu/domain/menu.fixtures.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { parseQuery } from '#menu/domain/search/parse-query.ts'
import { createRawContent } from '#content/store/content-store.fixtures.ts'
import { findItems } from '#menu/ui/search/find-items.ts'
import { toClientMenu } from '#site/screens/data/to-client-menu.ts'

const raw = createRawContent({
  menuItem: readSampleDataset().entries.filter(({ contentType }) => contentType === 'menuItem'),
})
const { menu } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com').content

/** What a page in a language finds, which has the descriptions in that language alone. */
function search(text: string, language: Language = 'en', items = menu): readonly MenuItem[] {
  return findItems(toClientMenu(items, language), text)?.items ?? []
}
const searchIds = (...args: Parameters<typeof search>): readonly string[] => search(...args).map(({ id }) => id)

const searchMissing = (text: string): readonly string[] | undefined => findItems(menu, text)?.missing

// Each regular plural, prefix and figure: search-properties.test.ts.
describe.each(['en', 'ar'] as const)('a search of the sample in %s', (language) => {
  test.each(['برغر', 'بُرجَر', 'برجـــر', 'BURGER', 'burgr'])('finds the burgers by %s', (text) => {
    const burgers = menu.filter(({ name, category }) => /burger/i.test(`${name.en} ${category ?? ''}`))
    expect(searchIds(text, language).toSorted()).toEqual(burgers.map(({ id }) => id).toSorted())
  })

  test.each(['ثومية', 'ثوميه', 'toum', 'garlic'])('finds Thoum and the dishes with it by %s', (text) => {
    const found = searchIds(text, language)
    expect(found[0]).toBe('thoum')
    expect(found).toEqual(expect.arrayContaining(['chicken-thoum-burger', 'chicken-sandwich-small', 'shatta']))
    expect(found).not.toContain('classic-burger')
  })

  test('finds the same by words of both languages, a whole category among it', () => {
    const found = searchIds('شاورما لحم', language)
    expect(searchIds('meat shawarma', language)).toEqual(found)
    const category = menu.filter((item) => item.category === 'Meat Shawarma').map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining(category))
    expect(found).toHaveLength(14)
  })

  test.each([
    ['sandwiches', 'sandwich', 16],
    ['potatoes', 'potato', 26],
    ['fries', 'potato', 26],
    ['fry', 'fries', 26],
    ['drinks', 'beverages'],
    ['dishes of cheese', 'dish of cheeses'],
    ['سندويشات', 'سندويش', 16],
    ['ساندويشين', 'سندويش', 16],
    ['شطائر', 'شطيرة', 16],
    ['وجبات', 'وجبة', 11],
    ['وجبتين', 'وجبة', 11],
    ['بطاطا', 'بطاطس', 26],
    ['صواريخ', 'صاروخ', 4],
    ['عصائر', 'عصير', 1],
  ])('finds the same by %s and %s', (plural, singular, count?: number) => {
    const found = searchIds(singular, language)
    expect(found.length).toBeGreaterThan(0)
    expect(searchIds(plural, language)).toEqual(found)
    if (count !== undefined) expect(found).toHaveLength(count)
  })

  test.each(['cheeseburger', 'Cheeseburgers', 'cheese-burger', 'cheesebu', 'تشيزبرجر', 'تشيز برغر'])(
    'finds Cheese Burger first by %s',
    (text) => {
      const found = searchIds(text, language)
      expect(found[0]).toBe('cheese-burger')
      expect(found).toEqual(searchIds('cheese burger', language))
    },
  )

  test.each(['hamburger', 'hamburgers', 'hamb', 'ham burger', 'همبرجر', 'همبرغر', 'همبرگر', 'الهمبرجر'])(
    'finds the burgers of beef by %s',
    (text) => {
      const burgers = menu.filter(({ category }) => category === 'Beef Burgers')
      expect(searchIds(text, language).toSorted()).toEqual(burgers.map(({ id }) => id).toSorted())
    },
  )

  test.each([
    ['والبطاطس', 'بطاطس', 26],
    ['للدجاج', 'دجاج', 30],
    ['بالجبن', 'جبن'],
    ['والوجبات', 'وجبة'],
    ['باللحم', 'لحم'],
  ])('finds the same by %s and %s', (text, bare, count?: number) => {
    const found = searchIds(bare, language)
    expect(found.length).toBeGreaterThan(0)
    expect(searchIds(text, language)).toEqual(found)
    if (count !== undefined) expect(found).toHaveLength(count)
  })

  test.each([
    ['برگر', 'برجر'],
    ['چکن', 'دجاج'],
    ['چپس', 'بطاطس'],
    ['پپسی', 'بيبسي'],
    ['چیز برگر', 'تشيز برجر'],
    ['شاورمە', 'شاورما'],
    ['وجبۀ', 'وجبة'],
    ['٨قطع', '8 pieces'],
    ['سندويچ', 'ساندويش'],
    ['دياي', 'دجاج'],
    ['كولا زيرو', 'cola zero'],
    ['7up', 'soda'],
    ['7ar', 'حار'],
  ])('finds the same by %s and %s', (text, usual) => {
    const found = searchIds(usual, language)
    expect(found.length).toBeGreaterThan(0)
    expect(searchIds(text, language)).toEqual(found)
  })

  test.each(['ماي', 'ماء', 'موية', 'پانی'])('finds Water first by %s', (text) => {
    expect(searchIds(text, language)[0]).toBe('water')
  })
})

test.each([
  ['pizza burger', 'burger', ['pizza']],
  ['أبغى برجر لو سمحت', 'برجر', ['أبغى', 'لو', 'سمحت']],
  ['Pizza-burger, KEBAB!', 'burger', ['Pizza', 'KEBAB']],
  ['burger with cheese', 'burger cheese', []],
  ['برجر مع بطاطس', 'برجر بطاطس', []],
])('%s finds what %s finds, and says which words no dish has', (text, rest, missing) => {
  expect(searchIds(text)).toEqual(searchIds(rest))
  expect(searchMissing(text)).toEqual(missing)
})

test('words that no dish has together find the dishes with most of them, which is said', () => {
  const result = findItems(menu, 'karak burger')
  expect(result).toMatchObject({ haveAll: false, missing: [] })
  expect(result?.items).toHaveLength(searchIds('karak').length + searchIds('burger').length)
  expect(findItems(menu, 'pizza burger')?.haveAll).toBe(true)
})

test('a slip is forgiven where one dish has the word as it is typed, itself first', () => {
  const items = [...menu, createItem('Chiken Deluxe')]
  expect(searchIds('chiken', 'en', items)).toEqual(['Chiken Deluxe', ...searchIds('chicken')])
})

test.each([
  ['fries', 'chicken-halloumi-burger', 'fried is no form of fries'],
  ['rice', 'cheese-fries', 'an ending of English is none of other words'],
  ['وسط', 'fries-small', 'a first letter before three is part of the word'],
])('%s does not find %s: %s', (text, id) => {
  expect(searchIds(text)).not.toContain(id)
})

test.each(['حلويات', 'dessert'])('the dishes of a category of the owner are found by %s', (text) => {
  expect(searchIds(text, 'en', [...menu, createOwnItem('cake')])[0]).toBe('cake')
})

test.each(['   ', '!!!', 'b', '1', ''])('%j searches for nothing', (text) => {
  expect(parseQuery(text)).toBeNull()
})

test.each(['ب', 'bu', '12'])('%s is enough to search for', (text) => {
  expect(parseQuery(text)).toEqual([{ typed: text, word: text }])
})

test('names come before descriptions, and beginnings before the rest', () => {
  const items = [
    createItem('described', { description: { en: 'with mint', ar: '' } }),
    createItem('Peppermint'),
    createItem('Fresh mint'),
    createItem('Mint tea'),
  ]
  expect(searchIds('mint', 'en', items)).toEqual(['Mint tea', 'Fresh mint', 'Peppermint', 'described'])
})

test.each([
  ['ماء', 'spicy-mayo', 'a hamza of its own stays'],
  ['كرك', 'grilled-chicken-burger', 'a short word that means the same is no part of another'],
])('%s does not find %s: %s', (text, id) => {
  expect(searchIds(text)).not.toContain(id)
})

test('other digits, letters of a Persian keyboard and the article make no difference', () => {
  expect(searchIds('١٢٠')).toEqual(searchIds('120'))
  expect(searchIds('۱۲۰')).toEqual(searchIds('120'))
  expect(searchIds('کولا')).toEqual(searchIds('كولا'))
  expect(searchIds('الشاورما')).toEqual(searchIds('شاورما'))
})

test.each(['chiken', 'chickken', 'chicekn', 'chicksn'])('one slip of five letters up is forgiven: %s', (text) => {
  expect(searchIds(text)).toEqual(searchIds('chicken'))
})

test.each(['chikenn', 'cila'])('two slips, or one of a short word, find nothing: %s', (text) => {
  expect(search(text)).toEqual([])
})

test('a dish of an unknown category is found by its name', () => {
  expect(searchIds('kunafa', 'ar', [...menu, createItem('kunafa', { category: null })])).toEqual(['kunafa'])
})
