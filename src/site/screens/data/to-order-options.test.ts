import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { EMPTY_SHOP_SETTINGS } from '#shop/domain/setting-rows.ts'
import { toOrderOptions } from './to-order-options.ts'

const EMPTY_CONTENT = { deliveryAreas: [], specialDays: [], settings: EMPTY_SHOP_SETTINGS }

test('nothing published is nothing offered, and no bytes', () => {
  expect(JSON.stringify(toOrderOptions(EMPTY_CONTENT, 'en'))).toBe('{}')
  const settings = { ...EMPTY_SHOP_SETTINGS, hasOtherAreas: true }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings }, 'en')).toEqual({})
})

test('ways to pay come as the owner has set them', () => {
  const settings = { ...EMPTY_SHOP_SETTINGS, payments: ['card'] as const }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings }, 'en')).toEqual({ payments: ['card'] })
})

test('pickup to the car comes only once the owner has switched it on', () => {
  const settings = { ...EMPTY_SHOP_SETTINGS, hasCarPickup: true }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings }, 'en')).toEqual({ hasCarPickup: true })
})

test('a minimum for pickup comes once the owner has set it', () => {
  const settings = { ...EMPTY_SHOP_SETTINGS, pickupMinimum: toFils(3000) }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings }, 'en')).toEqual({ pickupMinimum: 3000 })
})

test('the only way to receive an order, and the minutes of a pickup, come once the owner has set them', () => {
  const settings = { ...EMPTY_SHOP_SETTINGS, methods: ['pickup'] as const, pickupMinutes: '15-20' }
  const expected = { onlyMethod: 'pickup', pickupMinutes: '15-20' }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings }, 'en')).toEqual(expected)
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings: { ...settings, methods: [] } }, 'en')).toEqual({
    pickupMinutes: '15-20',
  })
})

test('orders for later have the times of iftar in order, and defaults', () => {
  const ramadan = { from: '2027-02-08', to: '2027-03-09', hours: [], message: { ar: '', en: '' } }
  const days = [
    { ...ramadan, id: 'a', iftar: [Date.parse('2027-02-11T18:13:00+04:00'), Date.parse('2027-02-10T18:12:00+04:00')] },
    { ...ramadan, id: 'b', iftar: [Date.parse('2027-02-09T18:11:00+04:00')] },
  ]
  const settings = { ...EMPTY_SHOP_SETTINGS, preOrders: { leadMinutes: null, slotMinutes: null, daysAhead: null } }
  expect(toOrderOptions({ ...EMPTY_CONTENT, settings, specialDays: days }, 'en')).toEqual({
    later: {
      leadMinutes: 45,
      slotMinutes: 30,
      lastOrderMinutes: 0,
      iftar: ['09T18:11', '10T18:12', '11T18:13'].map((time) => Date.parse(`2027-02-${time}:00+04:00`)),
    },
  })
  expect(
    toOrderOptions(
      {
        ...EMPTY_CONTENT,
        settings: { ...settings, preOrders: { leadMinutes: 60, slotMinutes: 15, daysAhead: 3 }, lastOrderMinutes: 20 },
      },
      'en',
    ),
  ).toEqual({ later: { leadMinutes: 60, slotMinutes: 15, lastOrderMinutes: 20, iftar: [], daysAhead: 3 } })
})

describe('delivery areas', () => {
  const place = (id: string, sortOrder: number | null, en: string, ar: string) => ({
    ...createArea(id, { name: { en, ar } }),
    sortOrder,
  })
  const deliveryAreas = [
    place('c', null, 'Zabeel', 'زعبيل'),
    place('d', null, 'Al Barsha 10', 'البرشاء 10'),
    place('e', null, 'Al Barsha 2', 'البرشاء 2'),
    place('a', 2, 'Marina', 'المارينا'),
    place('b', 1, 'Satwa', 'السطوة'),
    place('f', null, 'Warsan', 'أبو ورسان'),
  ]
  const listIds = (language: 'ar' | 'en') =>
    toOrderOptions({ ...EMPTY_CONTENT, deliveryAreas }, language)
      .areas?.map(({ id }) => id)
      .join('')

  test('come in the owner’s order, then by their names in the page’s language', () => {
    expect(listIds('en')).toBe('baedfc')
    expect(listIds('ar')).toBe('bafedc')
  })

  test('have no place of their own any more, and may have others beside them', () => {
    const settings = { ...EMPTY_SHOP_SETTINGS, hasOtherAreas: true }
    const [area] = deliveryAreas.slice(3, 4)
    expect(toOrderOptions({ ...EMPTY_CONTENT, deliveryAreas: area ? [area] : [], settings }, 'en')).toEqual({
      areas: [createArea('a', { name: { en: 'Marina', ar: 'المارينا' } })],
      hasOtherAreas: true,
    })
  })
})
