import { expect, test } from 'vitest'
import { isFarFrom, isRough, roundAccuracy } from './delivery-location.ts'
import { toMapUrl } from './map-url.ts'

const BARSHA = { latitude: 25.112834, longitude: 55.197412, accuracy: 18 }
const RESTAURANT = { latitude: 25.2048, longitude: 55.249 }

test('a location is an address that opens a map, with five decimals', () => {
  expect(toMapUrl(BARSHA)).toBe('https://www.google.com/maps/search/?api=1&query=25.11283,55.19741')
})

test.each([
  [18, 20, false],
  [200, 200, false],
  [201, 200, true],
  [873, 900, true],
])('an accuracy of %d m is said as %d; rough: %s', (accuracy, metres, isRoughly) => {
  const location = { ...BARSHA, accuracy }
  expect([roundAccuracy(location), isRough(location)]).toEqual([metres, isRoughly])
})

test.each([0, 0.4, 4.2, 4.9, 5])('an accuracy of %d m is said as 5, as no device knows it better [R40]', (accuracy) => {
  expect(roundAccuracy({ ...BARSHA, accuracy })).toBe(5)
})

test('a location is far beyond 60 km', () => {
  expect(isFarFrom(BARSHA, RESTAURANT)).toBe(false)
  // A degree of latitude is 111 km.
  expect(isFarFrom({ ...RESTAURANT, latitude: RESTAURANT.latitude - 0.53 }, RESTAURANT)).toBe(false)
  expect(isFarFrom({ ...RESTAURANT, latitude: RESTAURANT.latitude - 0.55 }, RESTAURANT)).toBe(true)
  // Abu Dhabi.
  expect(isFarFrom({ latitude: 24.4539, longitude: 54.3773 }, RESTAURANT)).toBe(true)
})
