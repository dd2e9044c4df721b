import { describe, expect, test } from 'vitest'
import { createArea } from '../domain/delivery-area.fixtures.ts'
import { NO_SHOP_SETTINGS } from '../domain/shop-settings.ts'
import { toOrderOptions } from './to-order-options.ts'

const NOTHING = { deliveryAreas: [], settings: NO_SHOP_SETTINGS }

test('nothing published is nothing offered, and no bytes [DA01]', () => {
  expect(JSON.stringify(toOrderOptions(NOTHING, 'en'))).toBe('{}')
  const settings = { ...NO_SHOP_SETTINGS, hasOtherAreas: true }
  expect(toOrderOptions({ ...NOTHING, settings }, 'en')).toEqual({})
})

test('ways to pay come as the owner has set them [PD01] [PD07]', () => {
  const settings = { ...NO_SHOP_SETTINGS, payments: ['card'] as const }
  expect(toOrderOptions({ ...NOTHING, settings }, 'en')).toEqual({ payments: ['card'] })
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
    toOrderOptions({ ...NOTHING, deliveryAreas }, language)
      .areas?.map(({ id }) => id)
      .join('')

  test('come in the owner’s order, then by their names in the page’s language [DA10]', () => {
    expect(listIds('en')).toBe('baedfc')
    expect(listIds('ar')).toBe('bafedc')
  })

  test('have no place of their own any more, and may have others beside them [DA10]', () => {
    const settings = { ...NO_SHOP_SETTINGS, hasOtherAreas: true }
    const [area] = deliveryAreas.slice(3, 4)
    expect(toOrderOptions({ deliveryAreas: area ? [area] : [], settings }, 'en')).toEqual({
      areas: [createArea('a', { name: { en: 'Marina', ar: 'المارينا' } })],
      hasOtherAreas: true,
    })
  })
})
