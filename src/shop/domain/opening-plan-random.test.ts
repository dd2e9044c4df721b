import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { listClosures } from './closures.ts'
import { getDubaiDay } from '#core/time/dubai-time.ts'
import { computeOpenMinutes, randomPublished, toOpenSpans, toPublished } from './opening-plan.fixtures.ts'
import { listOpenSpans } from './opening-plan.ts'
import { getShopAt } from './client-schedule.ts'

describe('random weeks, breaks, special days and pauses', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  test.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Marquesas'])(
    'are kept at every minute of eight days on a device in %s, and the words name the next change [HRS-1]',
    (deviceZone) => {
      process.env['TZ'] = deviceZone
      fc.assert(
        fc.property(randomPublished, (given) => {
          const { now, settings, dates, hours } = toPublished(given)
          const open = toOpenSpans(listOpenSpans(hours, now))
          const times = listClosures(hours, now)
          const expected = computeOpenMinutes(settings, dates, now)
          const start = now / 60_000
          const shown = expected.map((_, index) => getShopAt({ open }, start + index))
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
        { numRuns: 12 },
      )
    },
  )
})

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: 'numeric', minute: '2-digit' })

function formatDubai(minute: number, midnight = '0:00'): string {
  const time = CLOCK.format(minute * 60_000).replace(/^0(?=\d:)/, '')
  return time === '0:00' ? midnight : time
}
