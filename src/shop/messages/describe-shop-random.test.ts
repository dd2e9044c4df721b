import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDubaiDay } from '#core/time/dubai-time.ts'
import { computeOpenMinutes, randomPublished, toPublished } from '../domain/opening-plan.fixtures.ts'
import { getShopAt } from '../domain/closed-at.ts'
import { formatClosedNotice } from './describe-shop.ts'

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dubai', hour: 'numeric', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', weekday: 'long' })

/** `minute` is in minutes since the epoch, `days` how many days it is ahead. */
function formatOpening(minute: number, days: number): string {
  const time = CLOCK.format(minute * 60_000)
    .toLowerCase()
    .replace(/\s/, ' ')
    .replace(':00', '')
    .replace(/^12 am$/, '12 midnight')
    .replace(/^12 pm$/, '12 noon')
  // Midnight ends the day that it is named with.
  const dayBefore = time === '12 midnight' ? 1 : 0
  const day = ['', 'tomorrow '][days - dayBefore] ?? `on ${WEEKDAY.format((minute - dayBefore) * 60_000)} `
  return `We take orders again ${day}at ${time}.`
}

test('the sentence of a closed shop names the next opening at every minute of random weeks, breaks, special days and pauses', () => {
  let sentences = 0
  fc.assert(
    fc.property(randomPublished, (given) => {
      const { now, settings, dates, hours } = toPublished(given)
      const expected = computeOpenMinutes(settings, dates, now)
      const start = now / 60_000
      const wrong = expected.flatMap((isOpen, index): readonly unknown[] => {
        // All times are multiples of five minutes.
        if (index % 5 > 0) return []
        const shop = getShopAt(hours, (start + index) * 60_000)
        const changed = expected.indexOf(true, index)
        if (shop.isOpen) return isOpen ? [] : [{ index, shop }]
        const { opening } = formatClosedNotice(shop, 'closedOrdering', 'en')
        if (shop.closure.why.kind === 'hours' || opening === undefined || changed === -1) return []
        sentences += 1
        const opens = start + changed
        const days = getDubaiDay(opens * 60_000) - getDubaiDay((start + index) * 60_000)
        const sentence = formatOpening(opens, days)
        return opening === sentence ? [] : [{ index, opening, sentence }]
      })
      expect(wrong.slice(0, 3)).toEqual([])
    }),
    { numRuns: 10 },
  )
  expect(sentences).toBeGreaterThan(1000)
})
