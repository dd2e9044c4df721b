import { describe, expect, test } from 'vitest'
import type { Finding } from '../domain/content-finding.ts'
import { check as checkAll, type Fields } from './check-content.fixtures.ts'

interface Shop {
  readonly settings?: Fields
  readonly day?: Fields
  readonly dish?: Fields
}

function check({ settings = {}, day, dish = {} }: Shop, closedHours = '04:00-12:00'): readonly Finding[] {
  const days = day === undefined ? [] : [{ closed: undefined, to: '2026-11-27', ...day }]
  return checkAll({ dishes: [{ nameEn: 'Ful', ...dish }], settings, days }, { closedHours })
}

const LUNCH = ['Mon-Thu 12:00-04:00', 'Fri 12:00-13:00', 'Fri 18:00-04:00', 'Sat-Sun 12:00-04:00']

describe('an opening that last orders leave nothing of', () => {
  test('is named with its hours, in the week and in a special day', () => {
    expect(check({ settings: { weeklyHours: LUNCH, lastOrderMinutes: 60 } })).toMatchObject([
      { rule: 'lost-opening', field: 'Last orders, minutes before closing', value: '60', other: '12:00–13:00' },
    ])
    expect(check({ settings: { lastOrderMinutes: 60 }, day: { hours: ['12:00-13:00', '18:00-20:00'] } })).toMatchObject(
      [{ rule: 'lost-opening', name: 'Eid', field: 'Hours', value: '12:00–13:00' }],
    )
  })

  test('is none with a minute left, and none where the opening goes on after midnight', () => {
    expect(check({ settings: { weeklyHours: LUNCH, lastOrderMinutes: 59 } })).toEqual([])
    const night = ['Mon-Sun 20:00-24:00', 'Mon-Sun 00:00-01:00']
    expect(check({ settings: { weeklyHours: night, lastOrderMinutes: 60 } })).toEqual([])
  })
})

describe('a dish that is served while the shop is closed', () => {
  const MORNING = { availableFrom: '06:00', availableUntil: '11:00' }

  test('is named, by the hours of the week or those of the setting', () => {
    const finding = { rule: 'never-served', name: 'Ful', type: 'Menu item', field: 'Served from', value: '06:00–11:00' }
    expect(check({ dish: MORNING })).toEqual([{ ...finding, id: 'dish-0' }])
    expect(check({ dish: MORNING, settings: { weeklyHours: ['Mon-Sun 11:00-23:00'] } })).toMatchObject([finding])
    const lastOrders = { weeklyHours: ['Mon-Sun 11:00-23:00'], lastOrderMinutes: 60 }
    const late = { availableFrom: '22:00', availableUntil: '23:00' }
    expect(check({ dish: late, settings: lastOrders })).toMatchObject([{ rule: 'never-served' }])
  })

  test.each<[name: string, shop: Shop, closedHours?: string]>([
    ['in hours that overlap by five minutes', { dish: { availableFrom: '06:00', availableUntil: '12:05' } }],
    [
      'on one day of the week',
      { dish: MORNING, settings: { weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 08:00-04:00'] } },
    ],
    ['over midnight', { dish: { availableFrom: '23:00', availableUntil: '02:00' } }],
    ['sold out', { dish: { ...MORNING, available: false } }],
    ['in a shop that never closes', { dish: MORNING }, 'off'],
    ['in a shop that is always closed', { dish: MORNING }, '00:00-24:00'],
  ])('%s is none', (_, shop, closedHours) => {
    expect(check(shop, closedHours)).toEqual([])
  })
})

describe('iftar that nobody can order for', () => {
  const day = { hours: ['18:00-04:00'], iftar: ['2026-11-27 18:12'] }

  test.each([
    ['with the usual 45 minutes', {}, '45'],
    ['with other minutes', { leadMinutes: 15 }, '15'],
  ])('is named %s', (_, settings, other) => {
    expect(check({ settings: { later: true, ...settings }, day })).toMatchObject([
      { rule: 'iftar-unreachable', name: 'Eid', field: 'Iftar times', value: '2026-11-27 18:12', other },
    ])
  })

  test('is none where the opening begins early enough, and without orders for later', () => {
    expect(check({ settings: { later: true }, day: { ...day, hours: ['17:27-04:00'] } })).toEqual([])
    expect(check({ day })).toEqual([])
  })

  test('is none of an opening that can be ordered for on the day before, but of a closed hour [GU10]', () => {
    const settings = { later: true, daysAhead: 1 }
    expect(check({ settings, day: { ...day, hours: ['18:00-04:00'] } })).toEqual([])
    expect(check({ settings, day: { ...day, hours: ['20:00-04:00'] } })).toMatchObject([{ rule: 'iftar-unreachable' }])
  })

  test('is none on days that are over', () => {
    const past = { from: '2026-05-27', to: '2026-05-28', hours: ['20:00-20:30'], iftar: ['2026-05-27 19:01'] }
    expect(check({ settings: { later: true, lastOrderMinutes: 60 }, day: past })).toEqual([])
  })
})

describe('a dish that needs more notice than an order can be ahead [GU11]', () => {
  const dish = { noticeHours: 24 }

  test.each<[name: string, settings: Fields, other: string]>([
    ['without orders for later', {}, '0'],
    ['without days ahead', { later: true }, '16'],
    [
      'with fewer days ahead',
      { later: true, daysAhead: 1, lastOrderMinutes: 30, weeklyHours: ['Mon-Sun 12:00-04:00'] },
      '39',
    ],
  ])('is named %s', (_, settings, other) => {
    const needed = other === '39' ? { noticeHours: 40 } : dish
    expect(check({ dish: needed, settings })).toMatchObject([
      { rule: 'notice-unreachable', name: 'Ful', field: 'Notice, in hours', value: String(needed.noticeHours), other },
    ])
  })

  test('is none where a day ahead reaches it', () => {
    expect(check({ dish, settings: { later: true, daysAhead: 1 } })).toEqual([])
  })
})

describe('hours of delivery in which nothing is delivered are named [R51]', () => {
  const toRule = (finding: Finding) => [finding.rule, finding.type, finding.value]
  const checkAreas = (hours: readonly string[], settings: Fields = {}) =>
    checkAll({ areas: [{ hours }], settings }, { closedHours: '04:00-12:00' }).map(toRule)

  test.each([
    [['Mon-Sun 05:00-11:00'], '5:00–11:00'],
    [['Mon-Thu 10:00-13:00', 'Fri 23:00-05:00'], '10:00–12:00, 4:00–5:00'],
  ])('%j, where the shop opens from noon to 4 am', (deliveryHours, times) => {
    const findings = check({ settings: { deliveryHours } })
    expect(findings).toMatchObject([{ field: 'Delivery hours', value: times }])
    expect(findings.map(({ rule }) => rule)).toEqual(['outside-hours'])
    expect(checkAreas(deliveryHours)).toEqual([['outside-hours', 'Delivery area', times]])
  })

  test('of an area, outside those of delivery', () => {
    const settings = { deliveryHours: ['Mon-Sun 13:00-20:00'] }
    expect(checkAreas(['Mon-Sun 12:00-21:00'], settings)).toEqual([
      ['outside-hours', 'Delivery area', '12:00–13:00, 20:00–21:00'],
    ])
  })

  test('but not those within the opening hours, up to its last minute, nor a break', () => {
    expect(check({ settings: { deliveryHours: ['Mon-Sun 12:00-04:00'] } })).toEqual([])
    const weeklyHours = ['Mon-Sun 12:00-15:00', 'Mon-Sun 18:00-02:00']
    expect(check({ settings: { weeklyHours, deliveryHours: ['Mon-Sun 13:00-23:00'] } })).toEqual([])
    expect(checkAreas(['Mon-Sun 13:00-23:00'], { weeklyHours })).toEqual([])
  })
})

test('special days that overlap are named once', () => {
  const days = [
    {},
    { title: 'National Day' },
    { title: '', from: '2026-11-28' },
    { from: '2026-12-31', to: '2026-12-31' },
  ]
  const findings = checkAll({ days }).filter(({ rule }) => rule === 'overlapping-days')
  const overlaps = findings.map(({ name, other, otherDate }) => [name, other || otherDate])
  expect(overlaps).toEqual([
    ['Eid', 'National Day'],
    ['Eid', '2026-11-28'],
    ['National Day', '2026-11-28'],
  ])
})
