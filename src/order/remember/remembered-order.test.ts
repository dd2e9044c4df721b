import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFils } from '#core/money.ts'
import { createItem } from '#menu/domain/menu.fixtures.ts'
import { createMenuIndex } from '#menu/domain/menu-index.ts'
import { createArea } from '#shop/domain/delivery-area.fixtures.ts'
import { OTHER_AREA, type ChosenArea } from '../fields/area/chosen-area.ts'
import { decodeOrderLink } from '../link/decode-order-link.ts'
import { EMPTY_ORDER_LINK, toLinkCode } from '../link/order-link.ts'
import type { OrderForm } from '../form/order-form.ts'
import { priceBasket } from '../lines/price.ts'
import {
  parseRememberedOrder,
  serializeRememberedOrder,
  toRememberedOrder,
  type RememberedOrder,
} from './remembered-order.ts'

const NOW = Date.UTC(2026, 10, 22, 17, 44)
const JUMEIRAH = createArea('jumeirah-1')
const BASKET = priceBasket(
  [{ lineId: 'cola', itemId: 'cola', quantity: 2, requests: [] }],
  createMenuIndex([createItem('cola', { price: toFils(500) })]),
)
const FORM: OrderForm = {
  method: 'delivery',
  firstName: 'Sara',
  address: 'Villa 7, Al Barsha 1',
  area: 'jumeirah-1',
  payment: { kind: 'cash', change: 'exact' },
  wanted: 'open',
}

function remember(form: OrderForm, area?: ChosenArea): RememberedOrder {
  const remembered = toRememberedOrder(form, { basket: BASKET, fields: { area } }, NOW)
  if (remembered === null) throw new Error('the form has no method')
  return remembered
}

describe('of an order', () => {
  test('name, method, address, area, the way to pay and lines are kept, and nothing else', () => {
    const { basket, ...rest } = JSON.parse(serializeRememberedOrder(remember(FORM, JUMEIRAH))) as Record<string, string>
    expect(rest).toEqual({
      v: 1,
      at: NOW,
      name: 'Sara',
      method: 'delivery',
      address: 'Villa 7, Al Barsha 1',
      area: 'jumeirah-1',
      payment: { kind: 'cash' },
    })
    const lines = [{ code: toLinkCode('cola'), quantity: 2, requests: [] }]
    const link = { ...EMPTY_ORDER_LINK, lines, area: toLinkCode('jumeirah-1') }
    expect(decodeOrderLink(basket ?? '')).toEqual({ status: 'valid', link })
  })

  test('lines of several people that ask for the same are one, without names', () => {
    const [cola] = BASKET.lines
    if (cola === undefined) throw new Error('the basket is empty')
    const lines = ['Sara', 'Omar'].map((person) => ({ ...cola, person }))
    const remembered = toRememberedOrder(FORM, { basket: { lines }, fields: {} }, NOW)
    const link = { ...EMPTY_ORDER_LINK, lines: [{ code: toLinkCode('cola'), quantity: 4, requests: [] }] }
    expect(decodeOrderLink(remembered?.basket ?? '')).toEqual({ status: 'valid', link })
  })

  test('what is kept is read as it was', () => {
    for (const order of [
      remember(FORM, JUMEIRAH),
      remember(FORM, OTHER_AREA),
      remember({ ...FORM, method: 'pickup' }),
    ]) {
      expect(parseRememberedOrder(serializeRememberedOrder(order))).toEqual(order)
    }
  })

  test('what helps the driver is kept with the address', () => {
    const details = {
      unit: 'Flat 12',
      landmark: 'opposite the mosque',
      makani: '30032 95320',
      recipientPhone: '0501234567',
    }
    const kept = remember({ ...FORM, ...details })
    expect(kept.form).toMatchObject(details)
    expect(parseRememberedOrder(serializeRememberedOrder(kept))).toEqual(kept)
    expect(remember({ ...FORM, ...details, method: 'pickup' }).form).not.toHaveProperty('unit')
  })

  test('that is picked up no address is kept', () => {
    expect(remember({ ...FORM, method: 'pickup' }).form).not.toHaveProperty('area')
    expect(remember({ ...FORM, method: 'pickup' }).form.address).toBe('')
  })

  test('without a method nothing is kept', () => {
    expect(toRememberedOrder({ ...FORM, method: null }, { basket: BASKET, fields: {} }, NOW)).toBeNull()
  })
})

const STORED = { v: 1, at: NOW, name: 'Sara', method: 'pickup', address: '', basket: '1D00' }

test('a stored order may have fields of a later version', () => {
  const form = { method: 'pickup', firstName: 'Sara', address: '' }
  const text = JSON.stringify({ ...STORED, unit: '12', car: 'A 12345' })
  expect(parseRememberedOrder(text)).toEqual({ at: NOW, form, basket: '1D00' })
})

test.each([
  ['nothing', null],
  ['no JSON', '{broken'],
  ['a list', '[]'],
  ['another version', JSON.stringify({ ...STORED, v: 2 })],
  ['no instant', JSON.stringify({ ...STORED, at: 1e300 })],
  ['another method', JSON.stringify({ ...STORED, method: 'post' })],
  ['a name that is no text', JSON.stringify({ ...STORED, name: { first: 'Sara' } })],
  ['no basket', JSON.stringify({ ...STORED, basket: undefined })],
])('a stored order of %s counts as none', (_, text) => {
  expect(parseRememberedOrder(text)).toBeNull()
})

test('a long name or address is cut as the fields cut them', () => {
  const long = { ...STORED, method: 'delivery', name: 'a'.repeat(9999), address: 'b'.repeat(9999) }
  const form = parseRememberedOrder(JSON.stringify(long))?.form
  expect([form?.firstName.length, form?.address.length]).toEqual([60, 250])
})

test('reading throws at nothing that is stored', () => {
  const fields = fc.record(
    { v: fc.constantFrom(1, 2), at: fc.anything(), name: fc.anything(), method: fc.anything(), address: fc.anything() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fields.map((value) => fc.stringify(value)),
      ),
      (text) => {
        parseRememberedOrder(text)
      },
    ),
  )
})
