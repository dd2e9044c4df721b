import { describe, expect, test } from 'vitest'
import { isAvailableAt } from './availability.ts'

const dubaiTime = (time: string): number => Date.parse(`2026-11-21T${time}+04:00`)

describe('isAvailableAt', () => {
  test.each([
    ['12:59:59', false],
    ['13:00:00', true],
    ['15:59:59', true],
    ['16:00:00', false],
  ])('from 13:00 to 16:00 at %s is %s [SO06]', (time, expected) => {
    expect(isAvailableAt(['13:00', '16:00'], dubaiTime(time))).toBe(expected)
  })

  test.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:00:00', true],
    ['01:59:59', true],
    ['02:00:00', false],
  ])('from 22:00 to 02:00 at %s is %s [SO06]', (time, expected) => {
    expect(isAvailableAt(['22:00', '02:00'], dubaiTime(time))).toBe(expected)
  })

  test('is always true without an availability, and never when sold out [SO02]', () => {
    expect(isAvailableAt(undefined, dubaiTime('05:00:00'))).toBe(true)
    expect(isAvailableAt('soldOut', dubaiTime('14:00:00'))).toBe(false)
  })
})
