import { describe, expect, test } from 'vitest'
import { readSampleDataset } from '../fake-contentful/dataset.ts'
import { mapContent } from '../src/content/map-content.ts'
import type { Language } from '../src/core/text/language.ts'
import { createItem, createOwnItem } from '../src/menu/domain/menu.fixtures.ts'
import type { MenuItem } from '../src/menu/domain/menu.ts'
import { parseQuery } from '../src/menu/domain/search/search-menu.ts'
import { createRawContent } from '../src/content/content-store.fixtures.ts'
import { findItems } from '../src/menu/ui/search/find-items.ts'
import { toClientMenu } from '../src/site/screens/to-client-menu.ts'

const raw = createRawContent({
  menuItem: readSampleDataset().entries.filter(({ contentType }) => contentType === 'menuItem'),
})
const { menu } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com').content

/** What a page in a language finds, which has the descriptions in that language alone. */
function search(text: string, language: Language = 'en', items = menu): readonly MenuItem[] {
  return findItems(toClientMenu(items, language), text) ?? []
}
const searchIds = (...args: Parameters<typeof search>): readonly string[] => search(...args).map(({ id }) => id)

describe.each(['en', 'ar'] as const)('a search of the sample in %s', (language) => {
  test.each(['برغر', 'بُرجَر', 'برجـــر', 'BURGER', 'burgr'])('finds the burgers by %s [SE01]', (text) => {
    const burgers = menu.filter(({ name, category }) => /burger/i.test(`${name.en} ${category ?? ''}`))
    expect(searchIds(text, language).toSorted()).toEqual(burgers.map(({ id }) => id).toSorted())
  })

  test.each(['ثومية', 'ثوميه', 'toum', 'garlic'])('finds Thoum and the dishes with it by %s [SE02]', (text) => {
    const found = searchIds(text, language)
    expect(found[0]).toBe('thoum')
    expect(found).toEqual(expect.arrayContaining(['chicken-thoum-burger', 'chicken-sandwich-small', 'shatta']))
    expect(found).not.toContain('classic-burger')
  })

  test('finds the same by words of both languages, a whole category among it [SE03]', () => {
    const found = searchIds('شاورما لحم', language)
    expect(searchIds('meat shawarma', language)).toEqual(found)
    const category = menu.filter((item) => item.category === 'Meat Shawarma').map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining(category))
    expect(found).toHaveLength(14)
  })
})

test.each(['حلويات', 'dessert'])('the dishes of a category of the owner are found by %s [OW19]', (text) => {
  expect(searchIds(text, 'en', [...menu, createOwnItem('cake')])[0]).toBe('cake')
})

test.each(['   ', '!!!', 'b', '1', ''])('%j searches for nothing [SE05]', (text) => {
  expect(parseQuery(text)).toBeNull()
})

test.each(['ب', 'bu', '12'])('%s is enough to search for [SE05]', (text) => {
  expect(parseQuery(text)).toBe(text)
})

test('names come before descriptions, and beginnings before the rest [SE02]', () => {
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
])('%s does not find %s: %s [SE01]', (text, id) => {
  expect(searchIds(text)).not.toContain(id)
})

test('other digits, letters of a Persian keyboard and the article make no difference [SE01]', () => {
  expect(searchIds('١٢٠')).toEqual(searchIds('120'))
  expect(searchIds('۱۲۰')).toEqual(searchIds('120'))
  expect(searchIds('کولا')).toEqual(searchIds('كولا'))
  expect(searchIds('الشاورما')).toEqual(searchIds('شاورما'))
})

test.each(['chiken', 'chickken', 'chicekn', 'chicksn'])(
  'one slip of five letters up is forgiven: %s [SE01]',
  (text) => {
    expect(searchIds(text)).toEqual(searchIds('chicken'))
  },
)

test.each(['chikenn', 'cila'])('two slips, or one of a short word, find nothing: %s [SE01]', (text) => {
  expect(search(text)).toEqual([])
})

test('a dish of an unknown category is found by its name [SE13]', () => {
  expect(searchIds('kunafa', 'ar', [...menu, createItem('kunafa', { category: null })])).toEqual(['kunafa'])
})
