import { describe, expect, test } from 'vitest'
import { createArea } from '../domain/delivery-area.fixtures.ts'
import { closedAt } from '../domain/closed-at.ts'
import type { DeliveryArea } from '../domain/delivery-area.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '../domain/weekly-hours.ts'
import { toOpeningPlan } from '../domain/opening-plan.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from '../domain/receive-method.ts'
import type { Pause } from '../domain/setting-values.ts'
import { formatOpeningHours } from './format-opening-hours.ts'
import { formatAreaClosure, formatMethodClosure } from './describe-shop.ts'

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

/** What a page says of delivery at a time; '' while it delivers or is closed. */
function say(at: string, lines: readonly string[], language: 'en' | 'ar' = 'en'): string {
  return formatMethodClosure(toPlan(lines), 'delivery', inDubai(at), inDubai(at), language)
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
  expect(say(at, lines)).toBe(text ?? '')
})

test.each([
  ['2026-11-26 12:00', 'التوصيل من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً. الاستلام من المطعم متاح.'],
  ['2026-11-26 23:00', 'التوصيل غداً من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً. الاستلام من المطعم متاح.'],
])('in Arabic at %s: %s', (at, text) => {
  expect(say(at, DAILY, 'ar')).toBe(text)
})

test('hours of delivery open and close the shop at no minute', () => {
  const plan = toPlan(DAILY)
  expect(closedAt(plan, 'everything', inDubai('2026-11-26 23:30'))).toBeNull()
  expect(closedAt(plan, 'pickup', inDubai('2026-11-26 23:30'))).toBeNull()
  expect(closedAt(toPlan(['Mon-Sun 00:00-24:00']), 'delivery', inDubai('2026-11-27 05:00'))).not.toBeNull()
})

test('while pickup is paused, too, both say when the first of them is back', () => {
  const plan = toPlan(DAILY, { until: inDubai('2026-11-26 12:45'), what: 'pickup', reason: { en: '', ar: '' } })
  const sayAt = (method: ReceiveMethod, at: string): string =>
    formatMethodClosure(plan, method, inDubai(at), inDubai(at), 'en')
  for (const method of RECEIVE_METHODS)
    expect(sayAt(method, '2026-11-26 12:30')).toBe('We take orders again at 12:45 pm.')
  expect(sayAt('pickup', '2026-11-26 12:45')).toBe('')
  expect(sayAt('delivery', '2026-11-26 12:45')).toBe('Delivery from 1 pm to 11 pm. Pickup is available.')
})

test('without pickup nothing says that it works', () => {
  const plan = toPlan(DAILY, null, ['delivery'])
  expect(formatMethodClosure(plan, 'delivery', NOW, NOW, 'en')).toBe('Delivery from 1 pm to 11 pm.')
})

describe('an area', () => {
  /** What a page says of it; null while something is delivered there. */
  const sayOfArea = (at: string, area: Partial<DeliveryArea>, language: 'en' | 'ar' = 'en'): string | null => {
    const closure = closedAt(toPlan(DAILY), { ...createArea('deira'), ...area }, inDubai(at))
    return closure && formatAreaClosure(closure, inDubai(at), language)
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

  test('without hours and pause is open, whether the shop is or not', () => {
    expect(sayOfArea('2026-11-26 05:00', { hours: null, pausedUntil: NOW - 86_400_000 })).toBeNull()
  })
})

test('the hours of delivery are among the opening hours', () => {
  const format = (lines: readonly string[]) => formatOpeningHours('en', toPlan(lines), NOW)
  expect(format(DAILY)).toEqual(['Every day from 12 noon to 4 am', 'Delivery every day, 1 pm to 11 pm'])
  expect(format([...WORKDAYS, 'Fri 13:00-15:00', 'Fri 18:00-23:00']).slice(1)).toEqual([
    'Delivery Monday to Thursday, 10 am to 11 pm',
    'Delivery Friday, 1 pm to 3 pm and 6 pm to 11 pm',
  ])
  expect(formatOpeningHours('ar', toPlan(DAILY), NOW).at(-1)).toBe(
    'التوصيل يومياً من \u20661:00\u2069 ظهراً حتى \u206611:00\u2069 مساءً',
  )
})
