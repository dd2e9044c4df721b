import { describe, expect, test } from 'vitest'
import { mapDeliveryArea } from './map-delivery-area.ts'

const map = (fields: Readonly<Record<string, unknown>>) =>
  mapDeliveryArea({ id: 'jumeirah', fields: { nameEn: 'Jumeirah 1', nameAr: 'جميرا 1', ...fields } })

describe('mapDeliveryArea', () => {
  test('maps every field, amounts to fils', () => {
    const fields = {
      ...{ fee: 10, minimum: 40.5, freeFrom: 100, minutes: '30-45', closed: true, sortOrder: 20 },
      ...{ hours: ['Mon-Sun 17:00-23:00'], pausedUntil: '2026-11-22T20:30+04:00' },
    }
    expect(map(fields)).toEqual({
      area: {
        id: 'jumeirah',
        name: { en: 'Jumeirah 1', ar: 'جميرا 1' },
        fee: 1000,
        minimum: 4050,
        freeFrom: 10_000,
        minutes: '30-45',
        isClosed: true,
        hours: Array.from({ length: 7 }, () => [{ from: 1020, until: 1380 }]),
        pausedUntil: Date.UTC(2026, 10, 22, 16, 30),
        sortOrder: 20,
      },
      problems: [],
    })
  })

  test('without amounts has an unknown fee and no minimum', () => {
    expect(map({})).toMatchObject({
      area: { fee: null, minimum: null, freeFrom: null, minutes: null, isClosed: false, sortOrder: null },
      problems: [],
    })
  })

  const unusable: readonly [field: string, value: unknown][] = [
    ['fee', -1],
    ['minutes', '45-30'],
    ['closed', 'yes'],
    ['hours', ['always']],
    ['pausedUntil', '2026-11-22'],
  ]
  test.each(unusable)('%s: %j is a problem and counts as empty', (field, value) => {
    const { problems, ...mapped } = map({ [field]: value })
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect({ ...mapped, problems: [] }).toEqual(map({}))
  })

  test('without a name in either language is left out', () => {
    const { area, problems } = map({ nameEn: ' ', nameAr: null })
    expect(area).toBeNull()
    expect(problems).toHaveLength(2)
  })
})
