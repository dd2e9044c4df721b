import { describe, expect, test } from 'vitest'
import type { Instant } from '#core/time/dubai-time.ts'
import { FieldReader } from './field-reader.ts'
import { readItemOptions } from './map-item-options.ts'

const REQUIRED = { nameEn: 'Cola', nameAr: 'كولا', price: 5, category: 'Beverages' }

function map(fields: Readonly<Record<string, unknown>>, now?: Instant) {
  const reader = new FieldReader('menuItem', { id: 'cola', fields: { ...REQUIRED, ...fields } })
  return { ...readItemOptions(reader, now), problems: reader.problems.map(({ field }) => field) }
}

const EMPTY_OPTIONS = { availability: null, noticeHours: null, isBestSeller: null, dietaryInfo: {}, problems: [] }

describe(readItemOptions.name, () => {
  test.each([
    ['no fields', {}],
    ['null', { available: null, availableFrom: null, availableUntil: null, isBestSeller: null, calories: null }],
    ['an available item', { available: true }],
  ])('%s changes nothing', (_, fields) => {
    expect(map(fields)).toEqual(EMPTY_OPTIONS)
  })

  test('a notice of no hours is none [GU11]', () => {
    expect(map({ noticeHours: 24 }).noticeHours).toBe(24)
    expect(map({ noticeHours: 0 })).toEqual(EMPTY_OPTIONS)
    expect(map({ noticeHours: 337 })).toEqual({ ...EMPTY_OPTIONS, problems: ['noticeHours'] })
  })

  test('off is sold out, whatever the hours', () => {
    expect(map({ available: false }).availability).toBe('soldOut')
    expect(map({ available: false, availableFrom: '13:00', availableUntil: '16:00' }).availability).toBe('soldOut')
  })

  test('a switch that is neither on nor off counts as available and is a problem', () => {
    expect(map({ available: 'no' })).toEqual({ ...EMPTY_OPTIONS, problems: ['available'] })
  })

  test('two times are hours, which may cross midnight', () => {
    expect(map({ availableFrom: '13:00', availableUntil: '16:00' })).toMatchObject({
      availability: ['13:00', '16:00'],
      problems: [],
    })
    expect(map({ availableFrom: '22:00', availableUntil: '02:00' }).availability).toEqual(['22:00', '02:00'])
  })

  test.each<[from: unknown, until: unknown]>([
    ['13:00', undefined],
    [null, '16:00'],
    ['13:00', '13:00'],
    ['25:00', '16:00'],
    ['1 pm', undefined],
  ])('the times %j and %j are no hours, and one problem', (availableFrom, availableUntil) => {
    const { availability, problems } = map({ availableFrom, availableUntil })
    expect(availability).toBeNull()
    expect(problems).toHaveLength(1)
  })

  test('a dish is sold out until a time, and nothing is left of it afterwards', () => {
    const until = '2026-11-27T12:00+04:00'
    const minute = Date.parse(until) / 60_000
    const at = (time: string, fields: object = {}) =>
      map({ soldOutUntil: until, ...fields }, Date.parse(time)).availability
    expect(at('2026-11-26T21:00+04:00')).toEqual(['00:00', '24:00', minute])
    const hours = { availableFrom: '18:00', availableUntil: '23:00' }
    expect(at('2026-11-26T21:00+04:00', hours)).toEqual(['18:00', '23:00', minute])
    expect([at(until), at(until, hours)]).toEqual([null, ['18:00', '23:00']])
    expect(at('2026-11-26T21:00+04:00', { available: false })).toBe('soldOut')
  })

  test('sold out until a day without a time changes nothing and is a problem', () => {
    expect(map({ soldOutUntil: '2026-11-27' })).toEqual({ ...EMPTY_OPTIONS, problems: ['soldOutUntil'] })
  })

  test('a switch decides whether an item is a best seller', () => {
    expect(map({ isBestSeller: true }).isBestSeller).toBe(true)
    expect(map({ isBestSeller: false }).isBestSeller).toBe(false)
    expect(map({ isBestSeller: 'yes' })).toEqual({ ...EMPTY_OPTIONS, problems: ['isBestSeller'] })
  })

  test.each<[calories: unknown, expected: number | undefined, problems: readonly string[]]>([
    [-1, undefined, ['calories']],
    ['430', 430, []],
    [99_999, undefined, ['calories']],
    [430.6, undefined, ['calories']],
    [0, 0, []],
    ['many', undefined, ['calories']],
  ])('calories %j are %j', (calories, expected, problems) => {
    const mapped = map({ calories })
    expect([mapped.dietaryInfo.calories, mapped.problems]).toEqual([expected, problems])
  })

  test('allergens and labels are in the order of their tables', () => {
    const { dietaryInfo } = map({ allergens: ['sesame', 'gluten', 'milk'], labels: ['new', 'spicy'] })
    expect(dietaryInfo).toEqual({ allergens: ['gluten', 'milk', 'sesame'], labels: ['spicy', 'new'] })
  })

  test('none of the 14 is a declaration; with others the others count', () => {
    expect(map({ allergens: ['none of the 14'] })).toEqual({ ...EMPTY_OPTIONS, dietaryInfo: { allergens: [] } })
    expect(map({ allergens: ['none of the 14', 'milk'] })).toEqual({
      ...EMPTY_OPTIONS,
      dietaryInfo: { allergens: ['milk'] },
      problems: ['allergens'],
    })
  })

  test('an unknown allergen or label is a problem, and unknown ones alone declare nothing', () => {
    expect(map({ allergens: ['gluten-free'], labels: ['best'] })).toEqual({
      ...EMPTY_OPTIONS,
      problems: ['allergens', 'labels'],
    })
  })
})
