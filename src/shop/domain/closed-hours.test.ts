import { afterEach, describe, expect, test } from 'vitest'
import { restaurant } from '../../../restaurant.config.ts'
import { getDubaiMinuteOfDay, formatClock, parseClosedHours, type ClosedHours } from '#core/time/dubai-time.ts'
import { closedAt } from './closed-at.ts'
import { toOpeningPlan } from './opening-plan.ts'

const HOURS = '04:00-12:00'

/** By the setting `CLOSED_HOURS` alone. */
function isClosedAt(closedHours: string, instant: number): boolean {
  return closedAt(toOpeningPlan(closedHours, null, instant), 'everything', instant) !== null
}

/** An instant given by the clock in Dubai, which is four hours ahead of UTC all year. */
function inDubai(date: string, time: string): number {
  return Date.parse(`${date}T${time}+04:00`)
}

const INSTANTS: readonly [time: string, closed: boolean][] = [
  ['03:59:59.999', false],
  ['04:00:00.000', true],
  ['11:59:59.999', true],
  ['12:00:00.000', false],
  ['00:00:00.000', false],
  ['00:30:00.000', false],
  ['00:59:59.999', false],
]

/** Ordinary days, and the nights on which other countries change their clocks, in both years' halves. */
const DAYS = ['2026-01-15', '2026-07-15', '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2028-02-29']

describe('04:00-12:00 in Dubai', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test.each(INSTANTS)('at %s the shop being closed is %o [HRS-2]', (time, closed) => {
    for (const day of DAYS) expect(isClosedAt(HOURS, inDubai(day, time))).toBe(closed)
  })

  const zones: readonly [zone: string, minutesBehindUtc: number][] = [
    ['America/New_York', 240],
    ['Pacific/Kiritimati', -840],
    ['Asia/Kathmandu', -345],
    ['Asia/Dubai', -240],
    ['Pacific/Marquesas', 570],
    ['Europe/London', -60],
  ]
  test.each(zones)('the answers are the same on a device in %s [HRS-1]', (deviceZone, minutesBehindUtc) => {
    process.env['TZ'] = deviceZone
    expect(new Date('2026-07-15').getTimezoneOffset()).toBe(minutesBehindUtc)
    for (const day of DAYS)
      for (const [time, closed] of INSTANTS) expect(isClosedAt(HOURS, inDubai(day, time))).toBe(closed)
  })

  test('is what the restaurant keeps, in its own zone [HRS-2] [HRS-1]', () => {
    expect(restaurant.closedHours).toBe('04:00-12:00')
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', timeStyle: 'short' })
    for (let day = 0; day < 400; day += 1) {
      const instant = Date.UTC(2026, 0, day, day % 24, (day * 7) % 60)
      const minute = getDubaiMinuteOfDay(instant)
      expect(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`).toBe(
        clock.format(instant),
      )
    }
  })
})

describe(getDubaiMinuteOfDay.name, () => {
  test('counts every minute of a day from 0 to 1439, midnight being 0', () => {
    const midnight = inDubai('2026-05-01', '00:00:00')
    const minutes = Array.from({ length: 1440 }, (_, minute) => getDubaiMinuteOfDay(midnight + minute * 60_000))
    expect(minutes).toEqual(Array.from({ length: 1440 }, (_, minute) => minute))
  })

  test('knows instants before 1970 and far ahead', () => {
    expect(getDubaiMinuteOfDay(inDubai('1969-12-31', '23:59:59.999'))).toBe(1439)
    expect(getDubaiMinuteOfDay(inDubai('2099-12-31', '04:01:00'))).toBe(241)
  })
})

test('00:00-24:00 is closed at every minute [HRS-2]', () => {
  const midnight = inDubai('2026-05-01', '00:00:00')
  const isClosed = Array.from({ length: 1440 }, (_, minute) => isClosedAt('00:00-24:00', midnight + minute * 60_000))
  expect(isClosed).not.toContain(false)
})

describe(parseClosedHours.name, () => {
  const good: readonly [text: string, parsed: ClosedHours][] = [
    ['04:00-12:00', { kind: 'daily', from: 240, to: 720 }],
    ['22:30-06:15', { kind: 'daily', from: 1350, to: 375 }],
    ['22:00-24:00', { kind: 'daily', from: 1320, to: 0 }],
    ['00:00-24:00', { kind: 'always' }],
    ['off', { kind: 'never' }],
  ]
  test.each(good)('reads %s [HRS-2]', (text, parsed) => {
    expect(parseClosedHours(text)).toEqual(parsed)
  })

  const bad: readonly [name: string, text: string][] = [
    ['nothing', ''],
    ['a word', 'never'],
    ['off in capitals', 'OFF'],
    ['one time', '04:00'],
    ['hours without minutes', '4-12'],
    ['an hour of one digit', '4:00-12:00'],
    ['the long dash that is shown', '04:00–12:00'],
    ['spaces', '04:00 - 12:00'],
    ['a line break behind it', '04:00-12:00\n'],
    ['a 60th minute at the start', '04:60-12:00'],
    ['a 60th minute at the end', '04:00-12:60'],
    ['a start at 24:00', '24:00-04:00'],
    ['an end after 24:00', '04:00-24:01'],
    ['an hour 99', '99:00-12:00'],
    ['no time at all between', '04:00-04:00'],
    ['midnight twice', '00:00-00:00'],
    ['a minus', '-4:00-12:00'],
    ['Arabic digits', '٠٤:٠٠-١٢:٠٠'],
    ['seconds', '04:00:00-12:00:00'],
    ['two windows', '04:00-12:00,15:00-16:00'],
  ]
  test.each(bad)('gives null for %s [HRS-2]', (_, text) => {
    expect(parseClosedHours(text)).toBeNull()
  })
})

describe(formatClock.name, () => {
  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [240, '4:00'],
    [725, '12:05'],
    [1439, '23:59'],
  ])('minute %i is %s [BAN-4]', (minute, shown) => {
    expect(formatClock(minute)).toBe(shown)
  })
})
