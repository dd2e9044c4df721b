import { expect, test } from 'vitest'
import { COLA, english, hashOf, ordered, SANDWICH, type TypedOrder } from './order-message.fixtures.ts'

const { basket } = ordered([SANDWICH, COLA])
const forPeople = (...people: readonly string[]) => ({
  basket: { ...basket, lines: basket.lines.map((line, index) => ({ ...line, person: people[index] })) },
})
const alike: readonly [name: string, one: Partial<TypedOrder>, other: Partial<TypedOrder>][] = [
  ['a space behind the name', { firstName: 'Sara' }, { firstName: 'Sara ' }],
  ['a space in the address', { address: 'Villa 7, Al Barsha 1' }, { address: ' Villa 7,  Al Barsha 1\n' }],
  ['a comment’s last blank', { comment: 'no onion' }, { comment: 'no onion \n' }],
  ['a regrouped Makani', { makani: '3003295320' }, { makani: '30032 95320' }],
  ['a space behind a flat', { unit: '12B' }, { unit: '12B ' }],
  ['a flat of spaces', {}, { unit: '  ' }],
  ['a space behind a landmark', { landmark: 'the mosque' }, { landmark: 'the mosque ' }],
  ['a space behind a person', forPeople('Sara', 'Omar'), forPeople('Sara ', 'Omar')],
  [
    'a space behind a plate',
    { method: 'pickup', car: { description: 'white', plate: 'A 1' } },
    { method: 'pickup', car: { description: 'white ', plate: 'A 1 ' } },
  ],
  [
    'a location that was measured better',
    { location: { latitude: 25.1, longitude: 55.2, accuracy: 18 } },
    { location: { latitude: 25.1000001, longitude: 55.2, accuracy: 5 } },
  ],
]
test.each(alike)('the hash of an order stays with %s, as the message does [R20]', (_, one, other) => {
  expect(english(other).text).toBe(english(one).text)
  expect(hashOf(other)).toBe(hashOf(one))
})

test('the hash tells the day of a wanted time, and not the day on which the message is written [R20]', () => {
  const wanted = { at: Date.parse('2026-11-23T13:00:00+04:00'), isIftar: false }
  const nextDay = { ...wanted, at: wanted.at + 24 * 60 * 60_000 }
  expect(hashOf({ wanted, now: wanted.at })).toBe(hashOf({ wanted }))
  expect(hashOf({ wanted: nextDay })).not.toBe(hashOf({ wanted }))
})
