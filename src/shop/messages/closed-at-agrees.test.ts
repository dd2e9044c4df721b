import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#core/text/language.ts'
import { closedAt, findOpenSpan, getShopAt } from '../domain/closed-at.ts'
import * as before from '../domain/client-schedule.ts'
import { createArea } from '../domain/delivery-area.fixtures.ts'
import { findAreaPause, type SortableArea } from '../domain/delivery-area.ts'
import { parseHours, randomPublished, toPublished } from '../domain/opening-plan.fixtures.ts'
import { toOpeningPlan } from '../domain/opening-plan.ts'
import { RECEIVE_METHODS } from '../domain/receive-method.ts'
import { WITHOUT_END } from '../domain/shop-settings.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '../domain/weekly-hours.ts'
import * as described from './describe-shop.ts'
import { formatClosedNotice, getClosedTitle, getStatusText } from './format-closed-notice.ts'
import { getOpeningHoursMessages } from './opening-hours-messages.ts'
import { getShopMessages } from './shop-messages.ts'
import { toClientArea, toClientSchedule } from './to-client-schedule.ts'

const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`)
const line = fc
  .tuple(fc.constantFrom('Mon', 'Tue-Thu', 'Fri', 'Sat-Sun', 'Mon-Sun'), clock, clock)
  .map(([days, from, to]) => `${days} ${from}-${to}`)
const week = fc.option(fc.array(line, { minLength: 1, maxLength: 4 }))
const minutes = fc.constantFrom(null, -5, 20, 700, 3000, 12_000)
const owner = fc.record({
  published: randomPublished,
  words: fc.boolean(),
  pause: fc.record({
    what: fc.constantFrom('everything', 'delivery', 'pickup', null),
    minutes: fc.constantFrom(-5, 20, 700, 3000, 12_000, Infinity),
  }),
  methods: fc.constantFrom(['delivery', 'pickup'] as const, ['delivery'] as const, ['pickup'] as const),
  deliveryHours: week,
  hasOtherAreas: fc.boolean(),
  areas: fc.array(fc.record({ hours: week, pauseMinutes: minutes, isClosed: fc.boolean() }), { maxLength: 2 }),
})

function toWeek(lines: readonly string[] | null): WeeklyHours | null {
  return lines && toWeeklyHours(lines.map(parseWeekLine).filter((parsed) => parsed !== null))
}

test('the shop, its ways to receive an order and its areas are closed when they were, in the same words', () => {
  let compared = 0
  fc.assert(
    fc.property(owner, fc.integer({ min: 0, max: 1439 }), (given, offset) => {
      const { settings, dates, now: midnight } = toPublished(given.published)
      const now = midnight + offset * 60_000
      const reason = given.words ? { en: 'Rain.', ar: 'مطر' } : { en: '', ar: '' }
      const { what, minutes: left } = given.pause
      const isOffered = what === 'everything' || (what !== null && given.methods.length === 2)
      const pause = isOffered
        ? { what, until: left === Infinity ? (what === 'everything' ? WITHOUT_END : now) : now + left * 60_000, reason }
        : null
      const areas = given.areas.map(({ hours, pauseMinutes, isClosed }, index): SortableArea => ({
        ...createArea(String(index), { isClosed }),
        sortOrder: index,
        hours: toWeek(hours),
        pausedUntil: pauseMinutes === null ? null : now + pauseMinutes * 60_000,
      }))
      const specialDays = dates.map((date) => ({ ...date, message: given.words ? reason : date.message }))
      const parsed = parseHours({ settings: { ...settings, pause: null }, specialDays })
      const plan = toOpeningPlan(
        '04:00-12:00',
        {
          ...parsed,
          settings: {
            ...parsed.settings,
            pause,
            methods: given.methods,
            deliveryHours: given.methods.some((method) => method === 'delivery') ? toWeek(given.deliveryHours) : null,
            hasOtherAreas: given.hasOtherAreas,
          },
          deliveryAreas: areas,
        },
        now,
      )
      for (const language of LANGUAGES) {
        const schedule = toClientSchedule(plan, language, now)
        const minute = now / 60_000
        const old = before.getShopAt(schedule, minute)
        const shop = getShopAt(plan, now)
        expect(shop.isOpen).toBe(old.isOpen)
        const messages = getShopMessages(language)
        expect(described.formatShopStatus(shop, language)).toBe(getStatusText(messages, old))
        if (!shop.isOpen) {
          for (const sentence of ['closedNow', 'closedOrdering'] as const) {
            expect(described.formatClosedNotice(shop, sentence, language)).toEqual(
              formatClosedNotice(messages, sentence, old),
            )
          }
          expect(described.formatClosedTitle(shop, language)).toBe(getClosedTitle(messages, old))
        }
        // The end of an opening that never ends was the end of the days that pages knew.
        const isEndless = findOpenSpan(plan, 'everything', now)?.until === Infinity
        for (const method of isEndless ? [] : given.methods) {
          const text = before.findMethodPause(schedule, method, minute)?.text ?? ''
          const { deliveryWorks } = getOpeningHoursMessages(language)
          // Made ahead, the sentence could not say so where hours of delivery end before the pause.
          const isAlternativeNew = method === 'pickup' && text !== ''
          const said = described.formatMethodClosure(plan, method, now, now, language)
          expect(isAlternativeNew ? [text, `${text} ${deliveryWorks}`] : [text]).toContain(said)
        }
        for (const area of areas) {
          const text = findAreaPause(toClientArea(area, language, now), minute)?.text ?? ''
          const closure = closedAt(plan, area, now)
          expect(closure === null ? '' : described.formatAreaClosure(closure, now, language)).toBe(text)
        }
        compared += RECEIVE_METHODS.length
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 300) },
  )
  expect(compared).toBeGreaterThan(100)
})
