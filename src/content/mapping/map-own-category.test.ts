import { describe, expect, test } from 'vitest'
import type { RawEntry } from '../api/contentful-client.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { mapContent } from './map-content.ts'

type Fields = RawEntry['fields']

const DESSERTS = { nameEn: 'Desserts', nameAr: 'حلويات' }
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Maps these categories, and a dish that links the first one unless changed. */
function map(categories: readonly Fields[], dish: Fields = {}) {
  const fields = {
    nameEn: 'Kunafa',
    nameAr: 'كنافة',
    price: 16,
    category: 'Sauces',
    ownCategory: toLink('entry-0'),
    ...dish,
  }
  const entries = {
    menuItem: [{ id: 'kunafa', fields }],
    category: categories.map((each, index) => ({ id: `entry-${index}`, fields: { ...DESSERTS, ...each } })),
  }
  const { content, warnings } = mapContent(createRawContent(entries), { names: [], excluded: [] }, 'cdn.contentful.com')
  const [item] = content.menu
  return { item, warnings: warnings.map(({ id, reasons }) => [id, ...reasons].join(' ')) }
}

describe('a category of the owner', () => {
  test('wins over the dish’s other one, whose extras and requests it does not have', () => {
    const { item, warnings } = map([{ drawing: 'beverages' }])
    expect(item).toMatchObject({
      category: null,
      ownCategory: {
        id: 'own-entry-0',
        name: { en: 'Desserts', ar: 'حلويات' },
        drawing: 'beverages',
        place: 0,
      },
    })
    expect(warnings).toEqual([])
  })

  test('needs no other category beside it', () => {
    const { item, warnings } = map([{}], { category: undefined })
    expect(item?.ownCategory).toBeDefined()
    expect(warnings).toEqual(['kunafa category "" (required)'])
  })

  test('without a drawing has that of all dishes, with one name has it in both languages', () => {
    expect(map([{ nameAr: undefined }]).item?.ownCategory).toMatchObject({
      name: { en: 'Desserts', ar: '' },
      drawing: 'all',
    })
  })

  test('without a link leaves the dish as it is', () => {
    const { item, warnings } = map([{}], { ownCategory: undefined })
    expect(item).toEqual(map([], { ownCategory: undefined }).item)
    expect(item).not.toHaveProperty('ownCategory')
    expect(warnings).toEqual([])
  })

  test('its place is by position, then by the English name', () => {
    const categories = [{ nameEn: 'Soups' }, { nameEn: 'Salads' }, { nameEn: 'Zaatar', sortOrder: 2 }]
    const places = categories.map((_, index) => {
      const { item } = map(categories, { ownCategory: toLink(`entry-${index}`) })
      return item?.ownCategory?.place
    })
    expect(places).toEqual([2, 1, 0])
  })

  test.each<[name: string, category: Fields, reasons: readonly string[]]>([
    ['without a name', { nameEn: ' ', nameAr: undefined }, ['entry-0 nameEn "" (required) nameAr "" (required)']],
    [
      'with names that are too long',
      { nameEn: 'x'.repeat(41), nameAr: 'س'.repeat(41) },
      [expect.stringMatching(/^entry-0 nameEn "x+" .* nameAr/)],
    ],
  ])('%s leaves the dish in its other one, logged', (_, category, reasons) => {
    const { item, warnings } = map([category])
    expect(item).toMatchObject({ category: 'Sauces' })
    expect(item).not.toHaveProperty('ownCategory')
    expect(warnings).toEqual([...reasons, 'kunafa ownCategory "entry-0" (unpublished-link)'])
  })

  test('that is not published, or no category, leaves the dish in its other one, logged', () => {
    const gone = map([{}], { ownCategory: toLink('gone') })
    expect(gone.item).toMatchObject({ category: 'Sauces' })
    expect(gone.warnings).toEqual(['kunafa ownCategory "gone" (unpublished-link)'])
    expect(map([{}], { ownCategory: 'Desserts' }).warnings).toEqual([
      'kunafa ownCategory "Desserts" (not-an-entry: Own category)',
    ])
  })

  test('with an unknown drawing has that of all dishes, logged', () => {
    const { item, warnings } = map([{ drawing: '"><script>' }])
    expect(item?.ownCategory?.drawing).toBe('all')
    expect(warnings).toEqual([
      expect.stringMatching(/^entry-0 drawing ""><script>" \(not-an-option: best-seller, offer, /),
    ])
  })

  test('is one of the twelve oldest', () => {
    const categories = Array.from({ length: 13 }, (_, index) => ({ nameEn: `Kind ${index}`, nameAr: `نوع ${index}` }))
    expect(map(categories, { ownCategory: toLink('entry-11') }).item?.ownCategory).toBeDefined()
    const { item, warnings } = map(categories, { ownCategory: toLink('entry-12') })
    expect(item).toMatchObject({ category: 'Sauces' })
    expect(warnings).toEqual(['entry-12 "13" (too-many: 12)', 'kunafa ownCategory "entry-12" (unpublished-link)'])
  })
})
