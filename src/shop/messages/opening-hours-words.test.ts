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

function format(language: Language, { specialDays = [], closedHours = '04:00-12:00', ...given }: Published) {
  const settings = { weeklyHours: [], lastOrderMinutes: null, pause: null, ...given }
  const hours = toOpeningPlan(closedHours, parseHours({ settings, specialDays }), NOW)
  const noScript = formatNoScriptHours(language, hours, NOW)
  return { lines: formatOpeningHours(language, hours, NOW), noScript }
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

test('days that differ have lines, in words of twelve hours', () => {
  const english = [
    'Monday to Thursday: 12 noon to 4 am',
    'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight',
    'Saturday: 12 noon to 4 am',
    'Sunday: closed',
  ]
  expect(format('en', { weeklyHours: SPLIT })).toEqual({ lines: english, noScript: english })
  expect(format('ar', { weeklyHours: SPLIT }).lines).toEqual([
    'من الاثنين إلى الخميس: من \u206612:00\u2069 ظهراً حتى \u20664:00\u2069 فجراً',
    'الجمعة: من \u20661:30\u2069 ظهراً حتى \u20665:00\u2069 مساءً ومن \u20666:00\u2069 مساءً حتى \u206612:00\u2069 منتصف الليل',
    'السبت: من \u206612:00\u2069 ظهراً حتى \u20664:00\u2069 فجراً',
    'الأحد: مغلق',
  ])
})

test('a span of a day or longer has words of its own, unless it is daily', () => {
  const weeklyHours = ['Mon 12:00-12:00', 'Fri-Sat 00:00-24:00', 'Sun 00:00-04:00']
  expect(format('en', { weeklyHours }).lines).toEqual([
    'Monday: 12 noon to 12 noon the next day',
    'Tuesday to Thursday: closed',
    'Friday and Saturday: all day',
    'Sunday: 12 midnight to 4 am',
  ])
  expect(format('ar', { weeklyHours }).lines[0]).toBe(
    'الاثنين: من \u206612:00\u2069 ظهراً حتى \u206612:00\u2069 ظهراً من اليوم التالي',
  )
  expect(format('ar', { weeklyHours }).lines[2]).toBe('الجمعة والسبت: طوال اليوم')
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
  expect(format('en', { lastOrderMinutes: 30, weeklyHours: SPLIT }).lines[1]).toBe(
    'Friday: 1:30 pm to 5 pm and 6 pm to 12 midnight. Last orders at 4:30 pm and 11:30 pm.',
  )
})

test('a span that goes on into the next day has no last orders at midnight', () => {
  const weeklyHours = ['Fri-Sat 00:00-24:00', 'Sun 00:00-04:00', 'Mon 12:00-13:00']
  expect(format('en', { lastOrderMinutes: 60, weeklyHours }).lines).toEqual([
    // An hour in which the last orders were an hour before: none are taken.
    'Monday: 12 noon to 1 pm',
    'Tuesday to Thursday: closed',
    'Friday and Saturday: all day',
    'Sunday: 12 midnight to 4 am. Last orders at 3 am.',
  ])
  const untilMidnight = ['Fri-Sat 00:00-24:00', 'Sun-Thu 12:00-22:00']
  expect(format('en', { lastOrderMinutes: 30, weeklyHours: untilMidnight }).lines.slice(1, 3)).toEqual([
    'Friday: all day',
    'Saturday: all day. Last orders at 11:30 pm.',
  ])
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

test('a special day of weeks is named with its own first and last day, and the year of another year', () => {
  const ramadan = { id: 'ramadan', from: '2026-11-20', to: '2026-12-19', hours: ['18:00-04:00'], iftar: [] }
  const toLine = (language: Language, to: string) =>
    format(language, { specialDays: [{ ...ramadan, to, message: { en: '', ar: '' } }] }).lines[1]
  expect(toLine('en', '2026-12-19')).toBe('20 November to 19 December: 6 pm to 4 am')
  expect(toLine('en', '2027-01-02')).toBe('20 November to 2 January 2027: 6 pm to 4 am')
  expect(toLine('ar', '2027-01-02')).toContain('إلى 2 يناير 2027:')
})
