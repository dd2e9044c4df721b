import { describe, expect, test } from 'vitest'
import { toShopHours, type PublishedHours } from '../domain/shop-hours.ts'
import type { SpecialDay } from '../domain/special-day.ts'
import type { Language } from '../domain/language.ts'
import { toShopSchedule } from './to-shop-schedule.ts'
import { formatNoScriptHours, formatOpeningHours } from '../i18n/format-opening-hours.ts'

/** A Thursday. */
const NOW = Date.parse('2026-11-26T21:00:00+04:00')
const SPLIT = ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-24:00', 'Sat 12:00-04:00']

interface Published extends Partial<PublishedHours['settings']> {
  readonly specialDays?: readonly SpecialDay[]
  readonly closedHours?: string
}

function format(language: Language, { specialDays = [], closedHours = '04:00-12:00', ...given }: Published) {
  const settings = { weeklyHours: [], lastOrderMinutes: null, pause: null, ...given }
  const hours = toShopHours(closedHours, { settings, specialDays }, NOW)
  const noScript = formatNoScriptHours(language, hours, toShopSchedule(hours, language, NOW), NOW)
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
    ['en', 'off', ['Every day, around the clock'], []],
    ['en', '00:00-24:00', ['Closed 0:00–24:00'], ['Closed 0:00–24:00']],
  ] as const)('in %s CLOSED_HOURS=%s is %o [SH01] [BAN-4]', (language, closedHours, lines, noScript) => {
    expect(format(language, { closedHours })).toEqual({ lines, noScript })
  })
})

test('one span a day is said as before [SH02]', () => {
  expect(format('en', { weeklyHours: ['Mon-Sun 12:00-04:00'] })).toEqual(format('en', {}))
})

test('days that differ have lines [SH03] [SH04]', () => {
  const english = [
    'Monday to Thursday: 12:00–4:00',
    'Friday: 13:30–17:00, 18:00–24:00',
    'Saturday: 12:00–4:00',
    'Sunday: closed',
  ]
  expect(format('en', { weeklyHours: SPLIT })).toEqual({ lines: english, noScript: english })
  expect(format('ar', { weeklyHours: SPLIT }).lines).toEqual([
    'من الاثنين إلى الخميس: \u206612:00–4:00\u2069',
    'الجمعة: \u206613:30–17:00\u2069، \u206618:00–24:00\u2069',
    'السبت: \u206612:00–4:00\u2069',
    'الأحد: مغلق',
  ])
})

test('the time of the last order is said beside the hours [SH02]', () => {
  expect(format('en', { lastOrderMinutes: 30 }).lines).toEqual([
    'Every day from 12 noon to 4 am',
    'Last orders at 3:30.',
  ])
  expect(format('ar', { lastOrderMinutes: 30 }).lines[1]).toBe('آخر طلب الساعة \u20663:30\u2069.')
  expect(format('en', { lastOrderMinutes: 30, weeklyHours: SPLIT }).lines[1]).toBe(
    'Friday: 13:30–17:00, 18:00–24:00. Last orders at 23:30.',
  )
})

test('special days follow the week [SH07]', () => {
  const eid = { id: 'eid', from: '2026-11-27', to: '2026-11-28', hours: 'closed' as const, iftar: [] }
  const fast = { ...eid, from: '2026-11-30', to: '2026-11-30', hours: ['18:00-02:00'] }
  const specialDays = [eid, fast].map((day) => ({ ...day, message: { en: '', ar: '' } }))
  expect(format('en', { specialDays }).lines).toEqual([
    'Every day from 12 noon to 4 am',
    '27 November to 28 November: closed',
    '30 November: 18:00–2:00',
  ])
  expect(format('ar', { specialDays }).lines[2]).toBe('30 نوفمبر: \u206618:00–2:00\u2069')
})

test('a special day of weeks is named with its own first and last day [SH07]', () => {
  const ramadan = { id: 'ramadan', from: '2026-11-20', to: '2026-12-19', hours: ['18:00-04:00'], iftar: [] }
  const specialDays = [{ ...ramadan, message: { en: '', ar: '' } }]
  expect(format('en', { specialDays }).lines[1]).toBe('20 November to 19 December: 18:00–4:00')
})

test('an owner’s reason without a full stop gets one before the next sentence [SH08] [SH09]', () => {
  const pause = { until: NOW + 30 * 60_000, what: 'delivery', reason: { en: 'Rain', ar: '' } } as const
  expect(format('en', { pause }).noScript[0]).toBe('Rain. Delivery is paused until 21:30. Pickup works.')
  const everything = { ...pause, what: 'everything', reason: { en: 'Back soon!', ar: '' } } as const
  expect(format('en', { pause: everything }).noScript[0]).toBe('Back soon! We take orders again at 21:30.')
})

test('a pause of a week or more names the date at which it ends [SH08]', () => {
  const pause = { until: NOW + 29 * 86_400_000, what: 'everything', reason: { en: '', ar: '' } } as const
  expect(format('en', { pause }).noScript[0]).toContain('until 25 December at 21:00')
  expect(format('ar', { pause }).noScript[0]).toContain('يوم 25 ديسمبر')
  const withReason = { ...pause, reason: { en: 'Renovation.', ar: '' } }
  expect(format('en', { pause: withReason }).noScript[0]).toBe(
    'Renovation. We’ve paused orders until 25 December at 21:00.',
  )
})

test('without scripts a pause is said before the hours [SH08] [SH09]', () => {
  const pause = { until: NOW + 30 * 60_000, what: 'everything', reason: { en: 'Rain.', ar: 'أمطار.' } } as const
  expect(format('en', { pause }).noScript).toEqual(['Rain. We take orders again at 21:30.', 'Closed 4:00–12:00'])
  expect(format('en', { pause: { ...pause, what: 'delivery' } }).noScript[0]).toBe(
    'Rain. Delivery is paused until 21:30. Pickup works.',
  )
})
