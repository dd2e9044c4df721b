import { expect, test } from 'vitest'
import { arabic, createItems, english } from './order-message.fixtures.ts'

const CAR = { description: 'white Nissan Patrol', plate: 'A 12345' }
const PICKUP = { method: 'pickup', reference: { number: 'KR473', replaced: null, time: '9:40 pm' } } as const

test('the car is said after the method, also in the short form [MSG-2]', () => {
  expect(
    english({ ...PICKUP, car: CAR })
      .text.split('\n')
      .slice(0, 4),
  ).toEqual([
    '*New order – Lahab*',
    'Pickup',
    'To the car: \u2068white Nissan Patrol\u2069, \u2068A 12345\u2069',
    'Order KR473, 9:40 pm',
  ])
  const car = { ...CAR, description: 'نيسان باترول أبيض' }
  expect(arabic({ ...PICKUP, car }).text).toContain(
    '\nإلى السيارة: \u2068نيسان باترول أبيض\u2069، \u2068A 12345\u2069\n',
  )
  const { form, linkText } = english({ ...PICKUP, car: CAR, items: createItems(60) })
  expect(form).toBe('short')
  expect(linkText).toContain('\nTo the car: ')
})

test('of car and plate one may be missing, and without a car nothing is said', () => {
  expect(english({ ...PICKUP, car: { description: '', plate: 'A 12345' } }).text).toContain(
    '\nTo the car: \u2068A 12345\u2069\n',
  )
  expect(english({ ...PICKUP, car: { description: '', plate: '' } })).toEqual(english(PICKUP))
})
