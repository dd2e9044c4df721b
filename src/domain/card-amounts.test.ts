import { expect, test } from 'vitest'
import { priceCard } from './card-amounts.ts'
import { OTHER_AREAS } from './chosen-area.ts'
import { createArea } from './delivery-area.fixtures.ts'
import { toFils } from './money.ts'
import { toLinkCode, type OrderFacts } from './order-link.ts'

const ITEMS = { total: toFils(3300) }
const AREA = createArea('jumeirah-1')
const OPTIONS = { areas: [AREA, createArea('other', { fee: toFils(2000) })] }
const DELIVERY: OrderFacts = { ref: 'KR473', revision: 1, writtenAt: 0, total: toFils(4300), method: 'delivery' }

test('a link with an area costs today’s fee, even of an area that is closed today [DA02]', () => {
  const link = { area: toLinkCode('jumeirah-1'), facts: DELIVERY }
  const expected = { fee: 1000, total: 4300, isFeeUnknown: false }
  expect(priceCard(ITEMS, link, OPTIONS)).toEqual({ area: AREA, ...expected })
  expect(priceCard(ITEMS, link, { areas: [{ ...AREA, isClosed: true }] })).toMatchObject(expected)
})

test('a link with an area that is not known costs its items, and delivery on top [DA14]', () => {
  const expected = { area: null, fee: null, total: 3300, isFeeUnknown: true }
  for (const id of ['gone', OTHER_AREAS]) {
    expect(priceCard(ITEMS, { area: toLinkCode(id), facts: DELIVERY }, OPTIONS)).toEqual(expected)
    expect(priceCard(ITEMS, { area: toLinkCode(id), facts: null }, {})).toEqual(expected)
  }
  expect(priceCard(ITEMS, { area: null, facts: DELIVERY }, OPTIONS)).toEqual(expected)
})

test('an area whose fee is told in the chat is named, its fee on top [DA09]', () => {
  const area = createArea('jumeirah-1', { fee: null })
  const link = { area: toLinkCode('jumeirah-1'), facts: DELIVERY }
  expect(priceCard(ITEMS, link, { areas: [area] })).toEqual({ area, fee: null, total: 3300, isFeeUnknown: true })
})

test('of two areas with one code neither is meant [DA14]', () => {
  const areas = [createArea('dish-86589'), createArea('dish-89651')]
  const link = { area: toLinkCode('dish-86589'), facts: DELIVERY }
  expect(priceCard(ITEMS, link, { areas })).toMatchObject({ area: null, isFeeUnknown: true })
})

test('pickup, and delivery where no areas are published, cost the items alone [DA01] [DA06]', () => {
  const expected = { area: null, fee: null, total: 3300, isFeeUnknown: false }
  expect(priceCard(ITEMS, { area: null, facts: { ...DELIVERY, method: 'pickup' } }, OPTIONS)).toEqual(expected)
  expect(priceCard(ITEMS, { area: null, facts: DELIVERY }, {})).toEqual(expected)
})
