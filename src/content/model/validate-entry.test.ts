import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#menu/domain/menu.ts'
import { CONTENT_TYPES, listFields, type ContentType } from './content-types.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { mapContent } from '../mapping/map-content.ts'
import { findRepeated, formatFieldProblem, validateEntry } from './validate-entry.ts'

const toEntry = (fields: Readonly<Record<string, unknown>>) => ({ id: 'entry', fields })
const toLink = (linkType: string, id = 'x') => ({ sys: { type: 'Link', linkType, id } })

/** The problem of one field, as it is logged; null without one. */
function getProblem(type: ContentType, field: string, value: unknown): string | null {
  const problem = validateEntry(type, toEntry({ [field]: value })).problems.find((each) => each.field === field)
  return problem === undefined ? null : formatFieldProblem(problem)
}

describe('what Contentful refuses in a field is refused in any menu', () => {
  test.each<[type: ContentType, field: string, value: unknown, problem: RegExp]>([
    ['menuItem', 'price', 0, /^price "0" \(not-a-number: 0.01, 100000\)$/],
    ['menuItem', 'price', '31,50', /^price "31,50" \(not-a-number: /],
    ['menuItem', 'price', undefined, /^price "" \(required\)$/],
    ['menuItem', 'nameAr', ' \u200b', /\(required\)$/],
    ['menuItem', 'nameEn', { nodeType: 'document' }, /^nameEn "Rich text" \(not-a-text\)$/],
    ['menuItem', 'nameEn', 'x'.repeat(61), /\(too-long: 60\)$/],
    ['menuItem', 'descriptionEn', 'x'.repeat(301), /\(too-long: 300\)$/],
    ['menuItem', 'category', 'Soups', /\(not-an-option: Chicken Shawarma, /],
    ['menuItem', 'calories', 1.5, /\(not-a-whole-number: 0, 5000\)$/],
    ['menuItem', 'available', 'yes', /\(not-yes-or-no\)$/],
    ['menuItem', 'availableFrom', '1 pm', /\(wrong-form: A time such as 13:00.\)$/],
    ['menuItem', 'soldOutUntil', '2126-01-01T10:00+04:00', /\(not-a-date: 2020-01-01, 2099-12-31\)$/],
    ['menuItem', 'image', toLink('Entry'), /\(not-a-picture\)$/],
    ['menuItem', 'image', { fields: { file: { contentType: 'application/pdf' } } }, /\(not-a-picture\)$/],
    ['menuItem', 'ownCategory', toLink('Asset'), /\(not-an-entry: Own category\)$/],
    ['menuItem', 'labels', ['spicy', 'best'], /^labels "best" \(not-an-option: spicy, /],
    ['galleryImage', 'images', [], /\(required\)$/],
    ['shopSettings', 'weeklyHours', ['Fri 25:00-04:00'], /\(wrong-form: A line such as Mon-Thu /],
    ['shopSettings', 'weeklyHours', 'Fri 12:00-04:00', /\(not-a-list\)$/],
    ['shopSettings', 'slotMinutes', 20, /\(not-an-option: 15, 30, 60\)$/],
    ['shopSettings', 'whatsapp', '0501234567', /\(wrong-form: Country code and number in digits, /],
    ['shopSettings', 'goesWith', [1, 2, 3, 4, 5, 6, 7].map((id) => toLink('Entry', `${id}`)), /\(too-many-lines: 6\)$/],
    ['specialDay', 'from', '2026-02-30', /\(not-a-date: /],
    ['deliveryArea', 'fee', -1, /\(not-a-number: 0, 1000\)$/],
    ['extra', 'categories', ['Soups'], /^categories "Soups" \(not-an-option: /],
    ['category', 'drawing', 'cake', /\(not-an-option: best-seller, /],
  ])('%s.%s: %j', (type, field, value, problem) => {
    expect(getProblem(type, field, value)).toMatch(problem)
  })

  test.each<[type: ContentType, field: string, value: unknown, used: unknown]>([
    ['menuItem', 'price', ' 31.50 ', 31.5],
    ['menuItem', 'price', 0.01, 0.01],
    ['menuItem', 'soldOutUntil', '2099-12-31T23:00+04:00', '2099-12-31T23:00+04:00'],
    ['extra', 'price', 0, 0],
    ['shopSettings', 'weeklyHours', [' Fri 12:00-04:00', 'Sat'], ['Fri 12:00-04:00']],
    ['shopSettings', 'slotMinutes', 15, 15],
  ])('%s.%s: %j is used as %j', (type, field, value, used) => {
    expect(validateEntry(type, toEntry({ [field]: value })).usable[field]).toEqual(used)
  })

  test.each(CATEGORIES)('the category %s is known in any case and spacing', (category) => {
    for (const text of [category, category.toUpperCase(), `\t ${category.replaceAll(' ', '  ')}\n`])
      expect(validateEntry('menuItem', toEntry({ category: text })).usable['category']).toBe(category)
  })

  test.each([
    ['an unknown kind', 'Desserts'],
    ['a part of a kind', 'Beef'],
    ['a kind with more behind it', 'Fries and more'],
    ['a kind written together', 'BeefBurgers'],
    ['a filter that is no kind', 'Best Seller'],
    ['a name every object has', 'constructor'],
    ['a mended spelling', 'Chicken Combo Meals'],
  ])('%s is no category', (_, category) => {
    expect(validateEntry('menuItem', toEntry({ category })).usable).not.toHaveProperty('category')
  })
})

test('every field refuses a value of another type, and every required one an empty value', () => {
  for (const type of CONTENT_TYPES) {
    for (const { id, required } of listFields(type)) {
      expect(getProblem(type, id, { nodeType: 'document' }) ?? getProblem(type, id, 7), `${type}.${id}`).not.toBeNull()
      expect(getProblem(type, id, undefined) !== null, `${type}.${id}`).toBe(required)
    }
  }
})

describe('two entries with one name', () => {
  const AREAS = [
    { id: 'old', fields: { nameEn: 'Jumeirah 1', nameAr: 'جميرا 1', fee: 5 } },
    { id: 'new', fields: { nameEn: 'jumeirah 1 ', nameAr: 'جميرا ١', fee: 20 } },
    { id: 'arabic', fields: { nameEn: 'Jumeira One', nameAr: 'جميرا  1', fee: 30 } },
  ]

  test('are found whatever their case and spaces, each once', () => {
    const repeated = [...findRepeated('deliveryArea', AREAS)].map(([{ id }, problem]) => [
      id,
      formatFieldProblem(problem),
    ])
    expect(repeated).toEqual([
      ['new', 'nameEn "jumeirah 1" (repeated: Jumeirah 1)'],
      ['arabic', 'nameAr "جميرا 1" (repeated: Jumeirah 1)'],
    ])
  })

  test('only the older area can be chosen, and the others are logged', () => {
    const raw = createRawContent({ deliveryArea: AREAS })
    const { content, warnings } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com')
    expect(content.deliveryAreas.map(({ id }) => id)).toEqual(['old'])
    expect(warnings.map(({ id }) => id)).toEqual(['new', 'arabic'])
  })

  test('dishes of one name and positions taken twice are found, too', () => {
    const dish = { nameEn: 'Cola', nameAr: 'كولا', sortOrder: 10 }
    const dishes = [
      { id: '1', fields: dish },
      { id: '2', fields: { ...dish, nameEn: 'COLA' } },
      { id: '3', fields: { nameEn: 'Tea', nameAr: 'شاي', sortOrder: 10 } },
    ]
    expect([...findRepeated('menuItem', dishes).values()].map(({ field }) => field)).toEqual(['nameEn', 'sortOrder'])
  })
})
