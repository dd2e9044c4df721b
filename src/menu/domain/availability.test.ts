import { describe, expect, test } from 'vitest'
import { ALL_DAY, isAvailableAt } from './availability.ts'

const dubaiTime = (time: string): number => Date.parse(`2026-11-21T${time}+04:00`)

describe('isAvailableAt', () => {
  test.each([
    ['12:59:59', false],
    ['13:00:00', true],
    ['15:59:59', true],
    ['16:00:00', false],
  ])('from 13:00 to 16:00 at %s is %s', (time, expected) => {
    expect(isAvailableAt(['13:00', '16:00'], dubaiTime(time))).toBe(expected)
  })

  test.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:00:00', true],
    ['01:59:59', true],
    ['02:00:00', false],
  ])('from 22:00 to 02:00 at %s is %s', (time, expected) => {
    expect(isAvailableAt(['22:00', '02:00'], dubaiTime(time))).toBe(expected)
  })

  test.each([
    ['2026-11-21T11:59:59', false],
    ['2026-11-21T12:00:00', true],
    ['2026-11-22T03:00:00', true],
  ])('an item that is sold out until noon comes back by itself, at %s: %s', (time, expected) => {
    const soldOutUntil = dubaiTime('12:00:00') / 60_000
    expect(isAvailableAt([...ALL_DAY, soldOutUntil], Date.parse(`${time}+04:00`))).toBe(expected)
  })

  test('an item that comes back is served in its hours only', () => {
    const evening = ['18:00', '23:00', dubaiTime('12:00:00') / 60_000] as const
    expect(isAvailableAt(evening, dubaiTime('12:00:00'))).toBe(false)
    expect(isAvailableAt(evening, dubaiTime('18:00:00'))).toBe(true)
  })

  test('is always true without an availability, and never when sold out', () => {
    expect(isAvailableAt(undefined, dubaiTime('05:00:00'))).toBe(true)
    expect(isAvailableAt('soldOut', dubaiTime('14:00:00'))).toBe(false)
  })
})
