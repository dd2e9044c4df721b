import { expect, test } from 'vitest'
import { priceCard } from './priced-card.ts'
import { OTHER_AREA } from '#order/fields/area/chosen-area.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { toFils } from '#core/money.ts'
import { toLinkCode, type LinkedOrder } from '#order/link/order-link.ts'
import { priceBasket } from '#order/lines/price.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'

const ITEMS = {
  priced: priceBasket(
    [{ lineId: '0', itemId: 'a', quantity: 1, requests: [] }],
    createMenuIndex([createItem('a', { price: toFils(3300) })]),
  ),
  missingCount: 0,
}
const MISSING = { ...ITEMS, missingCount: 2 }
const AREA = createArea('jumeirah-1')
const OPTIONS = { areas: [AREA, createArea('other', { fee: toFils(2000) })] }
const DELIVERY: LinkedOrder = { ref: 'KR473', revision: 1, writtenAt: 0, total: toFils(4300), method: 'delivery' }

test('a link with an area costs today’s fee, even of an area that is closed today', () => {
  const link = { area: toLinkCode('jumeirah-1'), order: DELIVERY }
  const expected = { fee: 1000, itemsTotal: 3300, total: 4300, isFeeUnknown: false }
  expect(priceCard(ITEMS, link, OPTIONS)).toEqual({ area: AREA, ...expected })
  expect(priceCard(ITEMS, link, { areas: [{ ...AREA, isClosed: true }] })).toMatchObject(expected)
})

test('a link with an area that is not known has no total, only that of its items', () => {
  const expected = { area: null, fee: null, itemsTotal: 3300, total: null, isFeeUnknown: true }
  for (const id of ['gone', OTHER_AREA]) {
    expect(priceCard(ITEMS, { area: toLinkCode(id), order: DELIVERY }, OPTIONS)).toEqual(expected)
    expect(priceCard(ITEMS, { area: toLinkCode(id), order: null }, {})).toEqual(expected)
  }
  expect(priceCard(ITEMS, { area: null, order: DELIVERY }, OPTIONS)).toEqual(expected)
})

test('an area whose fee is told on WhatsApp is named, its fee on top', () => {
  const area = createArea('jumeirah-1', { fee: null })
  const link = { area: toLinkCode('jumeirah-1'), order: DELIVERY }
  expect(priceCard(ITEMS, link, { areas: [area] })).toEqual({
    area,
    fee: null,
    itemsTotal: 3300,
    total: null,
    isFeeUnknown: true,
  })
})

test('of two areas with one code neither is meant', () => {
  const areas = [createArea('dish-86589'), createArea('dish-89651')]
  const link = { area: toLinkCode('dish-86589'), order: DELIVERY }
  expect(priceCard(ITEMS, link, { areas })).toMatchObject({ area: null, isFeeUnknown: true })
})

test('pickup costs the items alone; delivery where no areas are published a fee that is not known', () => {
  const expected = { area: null, fee: null, itemsTotal: 3300, total: 3300, isFeeUnknown: false }
  expect(priceCard(ITEMS, { area: null, order: { ...DELIVERY, method: 'pickup' } }, OPTIONS)).toEqual(expected)
  const delivered = priceCard(ITEMS, { area: null, order: DELIVERY }, {})
  expect(delivered).toEqual({ ...expected, total: null, isFeeUnknown: true })
})

test('an order with a line that has no price has no total, and a fee only where it is certain', () => {
  const link = { area: toLinkCode('jumeirah-1'), order: DELIVERY }
  const price = (freeFrom: number | null) =>
    priceCard(MISSING, link, { areas: [{ ...AREA, freeFrom: freeFrom === null ? null : toFils(freeFrom) }] })
  expect(price(null)).toMatchObject({ itemsTotal: 3300, fee: 1000, total: null, isFeeUnknown: false })
  expect(price(3300)).toMatchObject({ fee: 0, total: null, isFeeUnknown: false })
  expect(price(3301)).toMatchObject({ fee: null, total: null, isFeeUnknown: true })
  expect(priceCard(MISSING, { area: null, order: { ...DELIVERY, method: 'pickup' } }, {})).toMatchObject({
    fee: null,
    total: null,
    isFeeUnknown: false,
  })
})
