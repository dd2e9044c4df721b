import { describe, expect, test } from 'vitest'
import { checkAreas } from './check-areas.ts'

const createAreas = (...areas: readonly Readonly<Record<string, unknown>>[]) =>
  areas.map((fields, index) => ({ id: `area-${index}`, fields }))
const DEIRA = { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 }

describe('areas of one name [F20]', () => {
  test.each([
    ['in both languages', { ...DEIRA, fee: 5 }],
    ['in English, in other capitals', { nameEn: ' deira', nameAr: 'بر ديرة' }],
    ['in Arabic', { nameEn: 'Old Deira', nameAr: 'ديرة' }],
  ])('%s are named', (_, other) => {
    expect(checkAreas(createAreas(DEIRA, other))).toMatchObject([
      { rule: 'duplicate-area', id: 'area-1', other: 'Deira' },
    ])
  })

  test('are none with two names, and without one in a language', () => {
    expect(checkAreas(createAreas({ nameEn: 'Deira' }, { nameAr: 'ديرة' }, { nameEn: 'Satwa' }))).toEqual([])
  })
})

test('more than 100 areas are one finding [F90]', () => {
  const areas = Array.from({ length: 1001 }, (_, index) => ({ nameEn: `Area ${index}`, nameAr: `منطقة ${index}` }))
  expect(checkAreas(createAreas(...areas))).toEqual([{ rule: 'too-many-areas', name: '', id: '', value: '1001' }])
  expect(checkAreas(createAreas(...areas.slice(0, 100)))).toEqual([])
})

test.each([
  [{ minimum: 100, freeFrom: 100 }, 1],
  [{ minimum: 100, freeFrom: 101 }, 0],
  [{ minimum: 100, freeFrom: 50, fee: 0 }, 0],
  [{ freeFrom: 50 }, 0],
])('%o: free delivery that every order has: %i [F20]', (fields, count) => {
  expect(checkAreas(createAreas({ ...DEIRA, ...fields }))).toHaveLength(count)
})
