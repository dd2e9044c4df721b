import { describe, expect, test } from 'vitest'
import { createArea } from '../domain/delivery-area.fixtures.ts'
import { findAreaPause, type DeliveryArea } from '../domain/delivery-area.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '../domain/weekly-hours.ts'
import { isOpenAt } from '../domain/client-schedule.ts'
import { toOpeningPlan } from '../domain/opening-plan.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from '../domain/receive-method.ts'
import type { Pause } from '../domain/shop-settings.ts'
import { formatOpeningHours } from './format-opening-hours.ts'
import { toClientArea, toClientSchedule } from './to-client-schedule.ts'

/** A Thursday; the shop opens from 12 noon to 4 am every day. */
const NOW = inDubai('2026-11-26 12:30')
const DAILY = ['Mon-Sun 13:00-23:00']
const WORKDAYS = ['Mon-Thu 10:00-23:00']

function inDubai(dateAndTime: string): number {
  return Date.parse(`${dateAndTime.replace(' ', 'T')}:00+04:00`)
}

function toWeek(lines: readonly string[]): WeeklyHours {
  return toWeeklyHours(lines.map(parseWeekLine).filter((line) => line !== null))
}

function toPlan(
  lines: readonly string[],
  pause: Pause | null = null,
  methods: readonly ReceiveMethod[] = RECEIVE_METHODS,
) {
  const settings = { weeklyHours: null, lastOrderMinutes: null, pause, deliveryHours: toWeek(lines), methods }
  return toOpeningPlan('04:00-12:00', { settings, specialDays: [] }, NOW)
}

/** What a page that was made at NOW says of delivery at a time; null while it delivers or is closed. */
function say(at: string, lines: readonly string[], language: 'en' | 'ar' = 'en'): string | null {
  const minute = inDubai(at) / 60_000
  const { noDelivery = [] } = toClientSchedule(toPlan(lines), language, NOW)
  const [found, ...others] = noDelivery.filter(({ from = 0, until }) => from <= minute && minute < until)
  expect(others).toEqual([])
  return found?.text ?? null
}

test.each<[at: string, lines: readonly string[], text: string | null]>([
  ['2026-11-26 11:59', DAILY, null],
  ['2026-11-26 12:00', DAILY, 'Delivery from 1 pm to 11 pm. Pickup is available.'],
  ['2026-11-26 12:59', DAILY, 'Delivery from 1 pm to 11 pm. Pickup is available.'],
  ['2026-11-26 13:00', DAILY, null],
  ['2026-11-26 22:59', DAILY, null],
  ['2026-11-26 23:00', DAILY, 'Delivery tomorrow from 1 pm to 11 pm. Pickup is available.'],
  ['2026-11-27 00:00', DAILY, 'Delivery from 1 pm to 11 pm. Pickup is available.'],
  ['2026-11-27 03:59', DAILY, 'Delivery from 1 pm to 11 pm. Pickup is available.'],
  ['2026-11-27 04:00', DAILY, null],
  // Friday to Sunday have no line; the shop opens at noon.
  ['2026-11-27 12:00', WORKDAYS, 'Delivery on Monday from 12 noon to 11 pm. Pickup is available.'],
  ['2026-11-29 12:00', WORKDAYS, 'Delivery tomorrow from 12 noon to 11 pm. Pickup is available.'],
  ['2026-11-30 12:00', WORKDAYS, null],
  ['2026-11-26 23:30', ['Mon-Sun 00:00-03:00'], 'Delivery from 12 midnight to 3 am. Pickup is available.'],
  ['2026-11-26 12:30', ['Mon-Sun 05:00-11:00'], 'No delivery at the moment. Pickup is available.'],
])('at %s with delivery %j: %s', (at, lines, text) => {
  expect(say(at, lines)).toBe(text)
})

test.each([
  ['2026-11-26 12:00', 'التوصيل من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً. الاستلام من المطعم متاح.'],
  ['2026-11-26 23:00', 'التوصيل غداً من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً. الاستلام من المطعم متاح.'],
])('in Arabic at %s: %s', (at, text) => {
  expect(say(at, DAILY, 'ar')).toBe(text)
})

test('hours of delivery open the shop at no minute, and close it at none', () => {
  const without = toClientSchedule(toOpeningPlan('04:00-12:00', null, NOW), 'en', NOW)
  const { open, noDelivery = [] } = toClientSchedule(toPlan(['Mon-Sun 00:00-24:00']), 'en', NOW)
  expect(open).toEqual(without.open)
  expect(noDelivery).toEqual([])
  expect(without).not.toHaveProperty('noDelivery')
  const { noDelivery: gaps = [] } = toClientSchedule(toPlan(DAILY), 'en', NOW)
  expect(gaps.length).toBeGreaterThan(16)
  expect(gaps.every(({ from = 0, until }) => isOpenAt(open, from) && isOpenAt(open, until - 1))).toBe(true)
})

test('while pickup is paused beside them, both say when the first of them is back [R27]', () => {
  const pause: Pause = { until: inDubai('2026-11-26 12:45'), what: 'pickup', reason: { en: '', ar: '' } }
  const { noDelivery = [], pause: pickup } = toClientSchedule(toPlan(DAILY, pause), 'en', NOW)
  expect(pickup?.text).toBe('Pickup is paused until 12:45 pm.')
  const coming = noDelivery.filter(({ until }) => until > NOW / 60_000)
  expect(coming.slice(0, 4).map(({ method, text }) => [method, text])).toEqual([
    ['delivery', 'We take orders again at 12:45 pm.'],
    ['pickup', 'We take orders again at 12:45 pm.'],
    ['delivery', 'Delivery from 1 pm to 11 pm. Pickup is available.'],
    ['delivery', 'Delivery tomorrow from 1 pm to 11 pm. Pickup is available.'],
  ])
})

test('without pickup nothing says that it works', () => {
  const { noDelivery = [] } = toClientSchedule(toPlan(DAILY, null, ['delivery']), 'en', NOW)
  expect(noDelivery.filter(({ text }) => /pickup/i.test(text))).toEqual([])
})

describe('an area', () => {
  /** What a page that was made at NOW says of it; null while something is delivered there. */
  const sayOfArea = (at: string, area: Partial<DeliveryArea>, language: 'en' | 'ar' = 'en'): string | null => {
    const published = toClientArea({ ...createArea('deira'), ...area }, language, NOW)
    expect(published).not.toHaveProperty('hours')
    return findAreaPause(published, inDubai(at) / 60_000)?.text ?? null
  }
  const evening = { hours: toWeek(['Mon-Sat 17:00-01:00']) }

  test.each<[at: string, text: string | null]>([
    ['2026-11-26 12:30', 'Delivery from 5 pm'],
    ['2026-11-26 16:59', 'Delivery from 5 pm'],
    ['2026-11-26 17:00', null],
    ['2026-11-27 00:59', null],
    ['2026-11-27 01:00', 'Delivery from 5 pm'],
    // Sunday has no line, but Saturday's hours run into it.
    ['2026-11-29 00:30', null],
    ['2026-11-29 01:00', 'Delivery from Monday at 5 pm'],
  ])('says at %s, outside hours of its own: %s', (at, text) => {
    expect(sayOfArea(at, evening)).toBe(text)
  })

  test('that is paused says until when, also outside its hours', () => {
    const paused = { ...evening, pausedUntil: inDubai('2026-11-26 20:30') }
    expect(sayOfArea('2026-11-26 12:30', paused)).toBe('Paused until 8:30 pm')
    expect(sayOfArea('2026-11-26 12:30', paused, 'ar')).toBe('التوصيل متوقف حتى الساعة \u20668:30\u2069 مساءً')
    expect(sayOfArea('2026-11-26 20:30', paused)).toBeNull()
    expect(sayOfArea('2026-11-29 02:00', evening, 'ar')).toBe('التوصيل من يوم الاثنين الساعة \u20665:00\u2069 مساءً')
  })

  test('without hours and pause is as it was', () => {
    expect(toClientArea({ ...createArea('deira'), hours: null, pausedUntil: NOW - 1 }, 'en', NOW)).toEqual(
      createArea('deira'),
    )
  })
})

test('the hours of delivery are among the opening hours', () => {
  const format = (lines: readonly string[]) => formatOpeningHours('en', toPlan(lines), NOW)
  expect(format(DAILY)).toEqual(['Every day from 12 noon to 4 am', 'Delivery every day: 1 pm to 11 pm'])
  expect(format([...WORKDAYS, 'Fri 13:00-15:00', 'Fri 18:00-23:00']).slice(1)).toEqual([
    'Delivery, Monday to Thursday: 10 am to 11 pm',
    'Delivery, Friday: 1 pm to 3 pm and 6 pm to 11 pm',
  ])
  expect(formatOpeningHours('ar', toPlan(DAILY), NOW).at(-1)).toBe(
    'التوصيل يومياً: من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً',
  )
})
