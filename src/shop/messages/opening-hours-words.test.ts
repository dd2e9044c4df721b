import { describe, expect, test } from 'vitest'
import { parseHours, type WrittenDay, type WrittenHours } from '../domain/opening-plan.fixtures.ts'
import { toOpeningPlan } from '../domain/opening-plan.ts'
import type { Language } from '#core/text/language.ts'
import { formatNoScriptHours, formatOpeningHours } from './format-opening-hours.ts'

/** A Thursday. */
const NOW = Date.parse('2026-11-26T21:00:00+04:00')
const SPLIT = ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-24:00', 'Sat 12:00-04:00']

interface Published extends Partial<WrittenHours['settings']> {
  readonly specialDays?: readonly WrittenDay[]
  readonly closedHours?: string
}

function format(language: Language, { specialDays = [], closedHours = '04:00-12:00', ...given }: Published, now = NOW) {
  const settings = { weeklyHours: [], lastOrderMinutes: null, pause: null, ...given }
  const hours = toOpeningPlan(closedHours, parseHours({ settings, specialDays }), now)
  const noScript = formatNoScriptHours(language, hours, now)
  return { lines: formatOpeningHours(language, hours, now), noScript }
}

describe('without anything published', () => {
  test.each([
    ['en', '04:00-12:00', ['Every day from 12 noon to 4 am'], ['Closed 4:00–12:00']],
    [
      'ar',
      '04:00-12:00',
      ['يومياً من \u206612:00\u2069 ظهراً حتى \u20664:00\u2069 فجراً'],
      ['مغلق \u20664:00–12:00\u2069'],
    ],
    ['en', '22:00-24:00', ['Every day from 12 midnight to 10 pm'], ['Closed 22:00–24:00']],
    ['en', '00:00-04:00', ['Every day from 4 am to 12 midnight'], ['Closed 0:00–4:00']],
    ['en', 'off', ['Every day, 24 hours'], []],
    ['en', '00:00-24:00', ['Closed 0:00–24:00'], ['Closed 0:00–24:00']],
  ] as const)('in %s CLOSED_HOURS=%s is %o [BAN-4]', (language, closedHours, lines, noScript) => {
    expect(format(language, { closedHours })).toEqual({ lines, noScript })
  })
})

test('one span a day is said as before', () => {
  expect(format('en', { weeklyHours: ['Mon-Sun 12:00-04:00'] })).toEqual(format('en', {}))
})

test('days that differ have a line each from today on, in words of twelve hours', () => {
  const english = [
    'Thursday: 12 noon to 4 am',
    'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight',
    'Saturday: 12 noon to 4 am',
    'Sunday: closed',
    'Monday: 12 noon to 4 am',
    'Tuesday: 12 noon to 4 am',
    'Wednesday: 12 noon to 4 am',
  ]
  expect(format('en', { weeklyHours: SPLIT })).toEqual({ lines: english, noScript: english.slice(0, 1) })
  expect(format('ar', { weeklyHours: SPLIT }).lines.slice(0, 4)).toEqual([
    'الخميس: من \u206612:00\u2069 ظهراً حتى \u20664:00\u2069 فجراً',
    'الجمعة: من \u20661:30\u2069 ظهراً حتى \u20665:00\u2069 مساءً ومن \u20666:00\u2069 مساءً حتى \u206612:00\u2069 منتصف الليل',
    'السبت: من \u206612:00\u2069 ظهراً حتى \u20664:00\u2069 فجراً',
    'الأحد: مغلق',
  ])
})

test.each([
  ['2026-11-27T03:59', 'Thursday: 12 noon to 4 am', 'Wednesday: 12 noon to 4 am'],
  ['2026-11-27T04:00', 'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight', 'Thursday: 12 noon to 4 am'],
  ['2026-11-28T00:00', 'Saturday: 12 noon to 4 am', 'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight'],
])('at %s the week begins with %s', (time, first, last) => {
  const { lines } = format('en', { weeklyHours: SPLIT }, Date.parse(`${time}:00+04:00`))
  expect([lines[0], lines.at(-1), lines.length]).toEqual([first, last, 7])
})

test('a span of a day or longer has words of its own, unless it is daily', () => {
  const weeklyHours = ['Mon 12:00-12:00', 'Fri-Sat 00:00-24:00', 'Sun 00:00-04:00']
  expect(format('en', { weeklyHours }).lines.slice(0, 5)).toEqual([
    'Thursday: closed',
    'Friday: all day',
    'Saturday: all day',
    'Sunday: 12 midnight to 4 am',
    'Monday: 12 noon to 12 noon the next day',
  ])
  const arabic = format('ar', { weeklyHours }).lines
  expect(arabic[4]).toBe('الاثنين: من \u206612:00\u2069 ظهراً حتى \u206612:00\u2069 ظهراً من اليوم التالي')
  expect(arabic[1]).toBe('الجمعة: طوال اليوم')
  expect(format('en', { weeklyHours: ['Mon-Sun 12:00-12:00'] }).lines).toEqual(['Every day, 24 hours'])
})

test('the time of the last order is said beside the hours', () => {
  expect(format('en', { lastOrderMinutes: 30 }).lines).toEqual([
    'Every day from 12 noon to 4 am',
    'Last orders at 3:30 am.',
  ])
  expect(format('ar', { lastOrderMinutes: 30 }).lines[1]).toBe('آخر طلب الساعة \u20663:30\u2069 فجراً.')
})

test('the last orders of every span are told', () => {
  const weeklyHours = ['Mon-Sun 12:00-15:00', 'Mon-Sun 18:00-02:00']
  expect(format('en', { lastOrderMinutes: 30, weeklyHours }).lines).toEqual([
    'Every day: 12 noon to 3 pm and 6 pm to 2 am',
    'Last orders at 2:30 pm and 1:30 am.',
  ])
  expect(format('ar', { lastOrderMinutes: 30, weeklyHours }).lines[1]).toBe(
    'آخر طلب الساعة \u20662:30\u2069 ظهراً و\u20661:30\u2069 بعد منتصف الليل.',
  )
  // Of a week whose days differ, only today’s.
  const friday = Date.parse('2026-11-27T12:00:00+04:00')
  expect(format('en', { lastOrderMinutes: 30, weeklyHours: SPLIT }, friday).lines.slice(0, 2)).toEqual([
    'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight. Last orders at 4:30 pm and 11:30 pm.',
    'Saturday: 12 noon to 4 am',
  ])
})

test('a span that goes on into the next day has no last orders at midnight', () => {
  const weeklyHours = ['Fri-Sat 00:00-24:00', 'Sun 00:00-04:00', 'Mon 12:00-13:00']
  const getToday = (weekLines: readonly string[], lastOrderMinutes: number, date: string) =>
    format('en', { lastOrderMinutes, weeklyHours: weekLines }, Date.parse(`${date}T12:00:00+04:00`)).lines[0]
  expect(getToday(weeklyHours, 60, '2026-11-27')).toBe('Friday: all day')
  expect(getToday(weeklyHours, 60, '2026-11-28')).toBe('Saturday: all day')
  expect(getToday(weeklyHours, 60, '2026-11-29')).toBe('Sunday: 12 midnight to 4 am. Last orders at 3 am.')
  // An hour in which the last orders were an hour before: none are taken.
  expect(getToday(weeklyHours, 60, '2026-11-30')).toBe('Monday: 12 noon to 1 pm')
  const untilMidnight = ['Fri-Sat 00:00-24:00', 'Sun-Thu 12:00-22:00']
  expect(getToday(untilMidnight, 30, '2026-11-27')).toBe('Friday: all day')
  expect(getToday(untilMidnight, 30, '2026-11-28')).toBe('Saturday: all day. Last orders at 11:30 pm.')
})

test('special days tell their last orders, whatever the day after them is like', () => {
  const ramadan = { id: 'ramadan', from: '2026-11-30', to: '2026-12-05', hours: ['18:00-02:00'], iftar: [] }
  const specialDays = [{ ...ramadan, message: { en: '', ar: '' } }]
  const weeklyHours = ['Mon-Sat 12:00-04:00', 'Sun 00:00-24:00']
  expect(format('en', { lastOrderMinutes: 30, weeklyHours, specialDays }).lines.at(-1)).toBe(
    '30 November to 5 December: 6 pm to 2 am. Last orders at 1:30 am.',
  )
})

test('special days follow the week', () => {
  const eid = { id: 'eid', from: '2026-11-27', to: '2026-11-28', hours: 'closed' as const, iftar: [] }
  const fast = { ...eid, from: '2026-11-30', to: '2026-11-30', hours: ['18:00-02:00'] }
  const specialDays = [eid, fast].map((day) => ({ ...day, message: { en: '', ar: '' } }))
  expect(format('en', { specialDays }).lines).toEqual([
    'Every day from 12 noon to 4 am',
    '27 November to 28 November: closed',
    '30 November: 6 pm to 2 am',
  ])
  expect(format('ar', { specialDays }).lines[2]).toBe(
    '30 نوفمبر: من \u20666:00\u2069 مساءً حتى \u20662:00\u2069 بعد منتصف الليل',
  )
})

test.each([
  ['2026-11-27T12:00', ['27 November to 28 November: closed', 'Saturday: 12 noon to 4 am', 'Sunday: closed']],
  // Its last hours run until two o'clock in the night.
  ['2026-12-01T01:59', ['30 November: 6 pm to 2 am', 'Tuesday: 12 noon to 4 am', 'Wednesday: 12 noon to 4 am']],
  ['2026-12-01T02:00', ['Tuesday: 12 noon to 4 am', 'Wednesday: 12 noon to 4 am', 'Thursday: 12 noon to 4 am']],
])('at %s a special day of today stands in place of its weekday', (time, lines) => {
  const eid = { id: 'eid', from: '2026-11-27', to: '2026-11-28', hours: 'closed' as const, iftar: [] }
  const fast = { ...eid, from: '2026-11-30', to: '2026-11-30', hours: ['18:00-02:00'] }
  const specialDays = [eid, fast].map((day) => ({ ...day, message: { en: '', ar: '' } }))
  const told = format('en', { specialDays, weeklyHours: SPLIT }, Date.parse(`${time}:00+04:00`)).lines
  expect(told.slice(0, 3)).toEqual(lines)
})

test('a special day of weeks is named with its own first and last day, and the year of another year', () => {
  const ramadan = { id: 'ramadan', from: '2026-11-20', to: '2026-12-19', hours: ['18:00-04:00'], iftar: [] }
  const toLine = (language: Language, to: string) =>
    format(language, { specialDays: [{ ...ramadan, to, message: { en: '', ar: '' } }] }).lines[0]
  expect(toLine('en', '2026-12-19')).toBe('20 November to 19 December: 6 pm to 4 am')
  expect(toLine('en', '2027-01-02')).toBe('20 November to 2 January 2027: 6 pm to 4 am')
  expect(toLine('ar', '2027-01-02')).toContain('إلى 2 يناير 2027:')
})
