import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { listClosedTimes } from './closed-times.ts'
import { getDubaiDay } from './opening-hours.ts'
import { computeOpenMinutes, toOpenSpans } from './shop-hours.fixtures.ts'
import { listOpenSpans, toShopHours } from './shop-hours.ts'
import { getShopState } from './shop-schedule.ts'
import type { SpecialDay } from './special-day.ts'

const CLOSED_HOURS = '04:00-12:00'

function inDubai(dateAndTime: string): number {
  return Date.parse(`${dateAndTime.replace(' ', 'T')}:00+04:00`)
}

function special(from: string, to: string, hours: SpecialDay['hours']): SpecialDay {
  return { id: from, from, to, hours, message: { en: '', ar: '' }, iftar: [] }
}

describe('random weeks, breaks, special days and pauses', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => formatTwoDigits(quarter * 15))
  const span = fc.tuple(clock, clock).map((times) => times.join('-'))
  const days = fc.constantFrom('Mon', 'Tue-Wed', 'Thu', 'Fri', 'Sat-Sun', 'Sun-Tue', 'Mon-Sun')
  const line = fc.tuple(days, span).map((parts) => parts.join(' '))
  const day = fc.integer({ min: -2, max: 9 })
  const specialDay = fc.record({
    first: day,
    length: fc.integer({ min: 0, max: 3 }),
    hours: fc.oneof(fc.constant('closed' as const), fc.array(span, { maxLength: 2 })),
  })
  const published = fc.record({
    weeklyHours: fc.array(line, { maxLength: 6 }),
    specialDays: fc.array(specialDay, { maxLength: 3 }),
    lastOrderMinutes: fc.constantFrom(null, 0, 15, 45),
    pauseMinutes: fc.constantFrom(null, -5, 20, 700),
    hour: fc.integer({ min: 0, max: 23 }),
  })

  test.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Marquesas'])(
    'are kept at every minute of eight days on a device in %s, and the words name the next change [SH02] [HRS-1]',
    (deviceZone) => {
      process.env['TZ'] = deviceZone
      fc.assert(
        fc.property(published, ({ weeklyHours, specialDays, lastOrderMinutes, pauseMinutes, hour }) => {
          const now = inDubai('2026-11-26 00:00') + hour * 3_600_000
          const dates = specialDays.map(({ first, length, hours }) =>
            special(toDateAfter('2026-11-26', first), toDateAfter('2026-11-26', first + length), hours),
          )
          const pause =
            pauseMinutes === null
              ? null
              : ({ until: now + pauseMinutes * 60_000, what: 'everything', reason: { en: '', ar: '' } } as const)
          const settings = { weeklyHours, lastOrderMinutes, pause }
          const hours = toShopHours(CLOSED_HOURS, { settings, specialDays: dates }, now)
          const open = toOpenSpans(listOpenSpans(hours, now))
          const times = listClosedTimes(hours, now)
          const expected = computeOpenMinutes(settings, dates, now)
          const start = now / 60_000
          const shown = expected.map((_, index) => getShopState({ open }, start + index))
          expect(shown.findIndex(({ isOpen }, index) => isOpen !== expected[index])).toBe(-1)
          const wrong = shown.flatMap(({ isOpen, changesAt, closedHours }, index) => {
            const minute = start + index
            const changed = expected.indexOf(!isOpen, index)
            // What comes after the eight days is not worked out.
            if (changed === -1) return []
            const words = { isOpen, changesAt, closedHours }
            const opening = formatDubai(start + changed)
            if (isOpen) {
              const isEndless = changesAt === null && closedHours === ''
              return isEndless || (words.changesAt === opening && closedHours === '') ? [] : [{ minute, ...words }]
            }
            const time = times.find(({ from, until }) => minute >= from && minute < until)
            const closedSince = expected.lastIndexOf(true, index) + 1
            if (time !== undefined) {
              const isKnown = time.opensAt === null || time.opensAt - start === changed
              const daysAhead = getDubaiDay((start + changed) * 60_000) - getDubaiDay(minute * 60_000)
              const isNear = time.opensAt !== null || daysAhead > 6
              return isKnown && isNear && time.daysAhead === daysAhead ? [] : [{ minute, ...words, time }]
            }
            const isLong = closedSince > 0 && changed - closedSince >= 1440
            const hoursAround = `${formatDubai(start + closedSince)}–${formatDubai(start + changed, '24:00')}`
            // When it closed before `now` is not worked out.
            const isRight = closedSince === 0 || closedHours === hoursAround
            return isRight && !isLong && words.changesAt === opening ? [] : [{ minute, ...words, hoursAround }]
          })
          expect(wrong.slice(0, 3)).toEqual([])
        }),
        { numRuns: 20 },
      )
    },
  )
})

function formatTwoDigits(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function toDateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: 'numeric', minute: '2-digit' })

function formatDubai(minute: number, midnight = '0:00'): string {
  const time = CLOCK.format(minute * 60_000).replace(/^0(?=\d:)/, '')
  return time === '0:00' ? midnight : time
}
