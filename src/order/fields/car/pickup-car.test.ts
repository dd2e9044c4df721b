import { expect, test } from 'vitest'
import {
  getFirstField,
  resolveFields,
  setReceiveMethod,
  validateOrderForm,
  type OrderForm,
} from '../../form/order-form.ts'
import { ZERO_FILS } from '#core/money.ts'
import { carField } from './pickup-car.ts'

const CAR = { description: 'white Nissan Patrol', plate: 'A 12345' }
const UNKNOWN = { description: '', plate: '' }
const PICKUP: OrderForm = { method: 'pickup', firstName: 'Sara', address: '', car: CAR }
const OFFERED = { hasCarPickup: true } as const

test('an order is brought to a car only where the owner offers it, and for pickup', () => {
  expect(resolveFields(PICKUP, OFFERED, ZERO_FILS)).toHaveProperty('car', CAR)
  expect(resolveFields(PICKUP, {}, ZERO_FILS)).not.toHaveProperty('car')
  expect(resolveFields({ ...PICKUP, method: 'delivery' }, OFFERED, ZERO_FILS)).not.toHaveProperty('car')
})

test('with the tick the car or its plate is needed, which delivery ignores', () => {
  expect(validateOrderForm({ ...PICKUP, car: UNKNOWN }, OFFERED)).toEqual({ car: 'required' })
  expect(validateOrderForm({ ...PICKUP, car: { description: ' *', plate: '\u200f' } }, OFFERED)).toEqual({
    car: 'required',
  })
  expect(validateOrderForm({ ...PICKUP, car: { ...UNKNOWN, plate: 'A 12345' } }, OFFERED)).toEqual({})
  expect(validateOrderForm({ ...PICKUP, car: { ...CAR, plate: '' } }, OFFERED)).toEqual({})
  expect(validateOrderForm({ ...PICKUP, car: UNKNOWN }, {})).toEqual({})
  const delivery: OrderForm = { method: 'delivery', firstName: 'Sara', address: 'Villa 7, Al Barsha 1', car: UNKNOWN }
  expect(validateOrderForm(delivery, OFFERED)).toEqual({})
  expect(getFirstField(['car', 'firstName'])).toBe('firstName')
  expect(getFirstField(['payment', 'car'])).toBe('car')
})

test('another method drops the car', () => {
  expect(setReceiveMethod(PICKUP, 'delivery')).not.toHaveProperty('car')
})

test('of long texts 40 and 16 characters are kept, of stored junk nothing', () => {
  const long = { description: '🚗'.repeat(300), plate: '1'.repeat(300) }
  expect(carField.parse(long)).toEqual({ description: '🚗'.repeat(40), plate: '1'.repeat(16) })
  for (const junk of [undefined, null, 'A 12345', [CAR], { description: 'white' }, { ...CAR, plate: 7 }]) {
    expect(carField.parse(junk)).toBeUndefined()
  }
})
