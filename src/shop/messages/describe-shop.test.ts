import { describe, expect, test } from 'vitest'
import type { Language } from '#core/text/language.ts'
import { parseHours, type WrittenDay, type WrittenHours } from '../domain/opening-plan.fixtures.ts'
import { toOpeningPlan } from '../domain/opening-plan.ts'
import { getShopAt } from '../domain/closed-at.ts'
import { WITHOUT_END } from '../domain/setting-values.ts'
import { formatClosedNotice, formatClosedTitle, formatMethodClosure, formatShopStatus } from './describe-shop.ts'

const EMPTY_SETTINGS: WrittenHours['settings'] = { weeklyHours: [], lastOrderMinutes: null, pause: null }
/** A Thursday. */
const NOW = inDubai('2026-11-26 21:00')
const RAIN = { en: 'Rain: our drivers are waiting it out.', ar: 'بسبب الأمطار، سائقونا ينتظرون حتى تصبح الطرق آمنة.' }
const EID: WrittenDay = {
  id: 'eid',
  from: '2026-11-27',
  to: '2026-11-27',
  hours: 'closed',
  message: { en: 'Eid Mubarak! Closed on the first day.', ar: 'عيدكم مبارك. المطعم مغلق أول أيام العيد.' },
  iftar: [],
}

function inDubai(dateAndTime: string): number {
  return Date.parse(`${dateAndTime.replace(' ', 'T')}:00+04:00`)
}

type Settings = Partial<WrittenHours['settings']>

interface Shown {
  readonly banner: string
  readonly title: string
  readonly status: string
}

/** What a page says at a time while the shop is closed; `status` in any case. */
function say(language: Language, at: string, settings: Settings, specialDays: readonly WrittenDay[] = []): Shown {
  const hours = toOpeningPlan(
    '04:00-12:00',
    parseHours({ settings: { ...EMPTY_SETTINGS, ...settings }, specialDays }),
    NOW,
  )
  const shop = getShopAt(hours, inDubai(at))
  const status = formatShopStatus(shop, language)
  if (shop.isOpen) return { banner: 'open', title: '', status }
  const { text, opening } = formatClosedNotice(shop, 'closedOrdering', language)
  return { banner: `${text} ${opening ?? ''}`.trim(), title: formatClosedTitle(shop, language), status }
}

const SPLIT = { weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00'] }

test.each([
  [
    'en',
    "We're currently closed (4:00–12:00). Ordering is disabled. We open at 12 noon.",
    'Closed 4:00–12:00',
    'Closed · opens at 12 noon',
    'Open until 4 am',
  ],
  [
    'ar',
    'المطعم مغلق الآن (\u20664:00–12:00\u2069). نستقبل طلباتك الساعة \u206612:00\u2069 ظهراً.',
    'مغلق \u20664:00–12:00\u2069',
    'مغلق · نفتح الساعة \u206612:00\u2069 ظهراً',
    'مفتوح حتى \u20664:00\u2069 فجراً',
  ],
] as const)('without anything published %s says what it always said', (language, banner, title, closed, open) => {
  expect(say(language, '2026-11-27 09:00', {})).toEqual({ banner, title, status: closed })
  expect(say(language, '2026-11-27 20:00', {}).status).toBe(open)
})

test('a break is named in all texts', () => {
  expect(say('en', '2026-11-27 17:20', SPLIT)).toEqual({
    banner: "We're currently closed (17:00–18:00). Ordering is disabled. We open at 6 pm.",
    title: 'Closed 17:00–18:00',
    status: 'Closed · opens at 6 pm',
  })
  expect(say('en', '2026-11-27 14:00', SPLIT).status).toBe('Open until 5 pm')
})

test.each([
  ['en', "We're currently closed. Ordering is disabled. We open at 1:30 pm."],
  ['ar', 'المطعم مغلق الآن. نستقبل طلباتك الساعة \u20661:30\u2069 ظهراً.'],
] as const)('a time that is not a whole hour is said once in %s', (language, banner) => {
  expect(say(language, '2026-11-27 09:00', SPLIT).banner).toBe(banner)
})

test.each([
  ['en', '2026-11-28 12:00', 'We take orders again on Monday at 12 noon.'],
  ['en', '2026-11-29 12:00', 'We take orders again tomorrow at 12 noon.'],
  ['en', '2026-11-30 11:59', 'We take orders again at 12 noon.'],
  ['ar', '2026-11-28 12:00', 'نستقبل طلباتك من جديد يوم الاثنين الساعة \u206612:00\u2069 ظهراً.'],
  ['ar', '2026-11-29 12:00', 'نستقبل طلباتك من جديد غداً الساعة \u206612:00\u2069 ظهراً.'],
  ['ar', '2026-11-30 11:59', 'نستقبل طلباتك من جديد الساعة \u206612:00\u2069 ظهراً.'],
] as const)('a shop closed for days says in %s at %s: %s', (language, at, opening) => {
  const sentence = {
    en: "We're currently closed. Ordering is disabled.",
    ar: 'المطعم مغلق الآن.',
  }[language]
  const shown = say(language, at, SPLIT)
  expect(shown).toEqual({ banner: `${sentence} ${opening}`, title: `${sentence} ${opening}`, status: opening })
})

describe('a pause of everything', () => {
  const until = inDubai('2026-11-26 21:30')

  test.each([
    ['en', `${RAIN.en} We take orders again at 9:30 pm.`],
    ['ar', `${RAIN.ar} نستقبل طلباتك من جديد الساعة \u20669:30\u2069 مساءً.`],
  ] as const)('says the owner’s words in %s, and ends at its minute', (language, banner) => {
    const pause = { until, what: 'everything', reason: RAIN } as const
    expect(say(language, '2026-11-26 21:10', { pause })).toMatchObject({ banner, title: banner })
    expect(say(language, '2026-11-26 21:30', { pause }).banner).toBe('open')
  })

  test.each([
    ['en', 'We’ve paused orders until 9:30 pm.'],
    ['ar', 'نستقبل طلباتك من جديد الساعة \u20669:30\u2069 مساءً.'],
  ] as const)('has words of its own in %s, which say the time once', (language, words) => {
    const pause = { until, what: 'everything', reason: { en: '', ar: '' } } as const
    expect(say(language, '2026-11-26 21:10', { pause })).toEqual({ banner: words, title: words, status: words })
  })

  test('that ends while the shop is closed names the opening, and is forgotten afterwards', () => {
    const pause = { until: inDubai('2026-11-27 05:00'), what: 'everything', reason: { en: '', ar: '' } } as const
    expect(say('en', '2026-11-26 23:00', { pause }).banner).toBe('We take orders again tomorrow at 12 noon.')
    expect(say('en', '2026-11-27 06:00', { pause }).title).toBe('Closed 4:00–12:00')
  })

  test('without an end promises no time, in the owner’s words or ours', () => {
    const pause = { until: WITHOUT_END, what: 'everything', reason: { en: '', ar: '' } } as const
    for (const at of ['2026-11-26 22:00', '2026-12-20 12:00'])
      expect(say('en', at, { pause }).banner).toBe('We’re not taking orders right now.')
    expect(say('ar', '2026-11-26 22:00', { pause }).banner).toBe('لا نستقبل الطلبات حالياً.')
    expect(say('en', '2026-11-26 22:00', { pause: { ...pause, reason: RAIN } }).banner).toBe(
      `${RAIN.en} We’re not taking orders right now.`,
    )
  })

  test('until another day names the day', () => {
    const pause = { until: inDubai('2026-11-28 13:30'), what: 'everything', reason: { en: '', ar: '' } } as const
    expect(say('en', '2026-11-26 22:00', { pause }).banner).toBe('We’ve paused orders until Saturday at 1:30 pm.')
    expect(say('ar', '2026-11-26 22:00', { pause }).banner).toBe(
      'نستقبل طلباتك من جديد يوم السبت الساعة \u20661:30\u2069 ظهراً.',
    )
  })
})

test.each([
  ['en', 'delivery', 'Delivery is paused until 9:30 pm. Pickup is available.'],
  ['ar', 'delivery', 'التوصيل متوقف حتى الساعة \u20669:30\u2069 مساءً. الاستلام من المطعم متاح.'],
  ['en', 'pickup', 'Pickup is paused until 9:30 pm. Delivery is available.'],
  ['ar', 'pickup', 'الاستلام من المطعم متوقف حتى الساعة \u20669:30\u2069 مساءً. التوصيل متاح.'],
] as const)('in %s a pause of %s says: %s', (language, what, sentence) => {
  const until = inDubai('2026-11-26 21:30')
  const sayOfPause = (reason: { readonly en: string; readonly ar: string }, at = NOW): string => {
    const settings = { ...EMPTY_SETTINGS, pause: { until, what, reason } }
    const plan = toOpeningPlan('04:00-12:00', parseHours({ settings, specialDays: [] }), NOW)
    expect(getShopAt(plan, at).isOpen).toBe(true)
    return formatMethodClosure(plan, what, at, at, language)
  }
  expect(sayOfPause({ en: '', ar: '' })).toBe(sentence)
  expect(sayOfPause(RAIN)).toBe(`${RAIN[language]} ${sentence}`)
  expect(sayOfPause(RAIN, until)).toBe('')
})

describe('a special day', () => {
  test('says the owner’s words on its dates, and when it opens', () => {
    expect(say('en', '2026-11-27 03:59', {}, [EID]).banner).toBe('open')
    expect(say('en', '2026-11-27 04:00', {}, [EID]).banner).toBe(
      'Eid Mubarak! Closed on the first day. We take orders again tomorrow at 12 noon.',
    )
    expect(say('ar', '2026-11-27 20:00', {}, [EID]).banner).toBe(
      'عيدكم مبارك. المطعم مغلق أول أيام العيد. نستقبل طلباتك من جديد غداً الساعة \u206612:00\u2069 ظهراً.',
    )
    expect(say('en', '2026-11-28 05:00', {}, [EID]).banner).toBe(
      "We're currently closed. Ordering is disabled. We take orders again at 12 noon.",
    )
    expect(say('en', '2026-11-29 05:00', {}, [EID]).title).toBe('Closed 4:00–12:00')
  })

  test('in one language only says its words in the other, with their own direction', () => {
    const english = { ...EID, message: { en: EID.message.en, ar: '' } }
    expect(say('ar', '2026-11-27 20:00', {}, [english]).banner).toContain(`\u2068${EID.message.en}\u2069`)
  })

  test('with other hours and no words names those hours', () => {
    const ramadan = { ...EID, hours: ['18:00-02:00'], message: { en: '', ar: '' } }
    expect(say('en', '2026-11-27 13:00', {}, [ramadan])).toMatchObject({ title: 'Closed 4:00–18:00' })
  })
})

describe('a span of a day or longer', () => {
  const LONG = { weeklyHours: ['Fri-Sat 00:00-24:00', 'Sun 00:00-04:00'] }
  const NIGHTS = { weeklyHours: ['Fri 12:00-12:00', 'Sat 12:00-02:00'] }
  const WEEK = { weeklyHours: ['Mon-Sun 00:00-24:00'] }

  test.each([
    ['2026-11-29 03:00', LONG, 'Open until 4 am', 'مفتوح حتى \u20664:00\u2069 فجراً'],
    ['2026-11-28 23:00', NIGHTS, 'Open until 2 am', 'مفتوح حتى \u20662:00\u2069 بعد منتصف الليل'],
    [
      '2026-11-27 12:30',
      NIGHTS,
      'Open until Sunday at 2 am',
      'مفتوح حتى يوم الأحد الساعة \u20662:00\u2069 بعد منتصف الليل',
    ],
    ['2026-11-29 03:00', WEEK, 'Open 24 hours', 'مفتوح على مدار الساعة'],
  ])('at %s of %o tells when it closes: %s', (at, settings, english, arabic) => {
    expect([say('en', at, settings).status, say('ar', at, settings).status]).toEqual([english, arabic])
  })

  test('that ends at midnight names the day that ends, and so does an opening at midnight', () => {
    const weekend = { weeklyHours: ['Sat-Sun 00:00-24:00'] }
    expect(say('en', '2026-11-28 10:00', weekend).status).toBe('Open until Sunday at 12 midnight')
    expect(say('en', '2026-11-29 10:00', weekend).status).toBe('Open until 12 midnight')
    expect(say('en', '2026-11-26 22:00', weekend).status).toBe('We take orders again tomorrow at 12 midnight.')
    expect(say('en', '2026-11-27 22:00', weekend).status).toBe('We take orders again at 12 midnight.')
    expect(say('ar', '2026-11-26 22:00', { weeklyHours: ['Wed 00:00-24:00'] }).status).toBe(
      'نستقبل طلباتك من جديد يوم الثلاثاء الساعة \u206612:00\u2069 منتصف الليل.',
    )
  })

  test('is around the clock only while nothing that pages know closes the shop', () => {
    expect(say('en', '2026-11-26 21:00', WEEK, [EID]).status).toBe('Open until 12 midnight')
    expect(say('en', '2026-11-27 20:00', WEEK, [EID]).banner).toContain('Closed on the first day.')
    expect(say('en', '2026-11-28 00:00', WEEK, [EID]).status).toBe('Open 24 hours')
    // Last orders need a closing.
    expect(say('en', '2026-11-26 21:00', { ...WEEK, lastOrderMinutes: 30 }).status).toBe('Open 24 hours')
  })

  test('that ends later than pages know is not around the clock', () => {
    const allDay = { ...EID, to: '2026-12-20', hours: ['00:00-24:00'] }
    expect(say('en', '2026-11-27 08:00', {}, [allDay]).status).toBe('Open now')
    expect(say('ar', '2026-11-27 08:00', {}, [allDay]).status).toBe('مفتوح الآن')
  })
})

test.each([
  ['2027-01-01 12:00', 'en', 'We’ve paused orders until 1 January 2027 at 12 noon.'],
  ['2027-01-01 12:00', 'ar', 'نستقبل طلباتك من جديد يوم 1 يناير 2027 الساعة \u206612:00\u2069 ظهراً.'],
  ['2026-12-31 23:30', 'en', 'We’ve paused orders until 31 December at 11:30 pm.'],
  // In UTC it is still the old year.
  ['2027-01-01 01:00', 'en', 'We’ve paused orders until 1 January 2027 at 1 am.'],
] as const)('a pause until %s says in %s: %s', (until, language, banner) => {
  const pause = { until: inDubai(until), what: 'everything', reason: { en: '', ar: '' } } as const
  expect(say(language, '2026-11-26 22:00', { pause }).banner).toBe(banner)
})

test.each([
  ['04:00-12:00', '4:00–12:00'],
  ['22:30-06:05', '22:30–6:05'],
  ['22:00-24:00', '22:00–24:00'],
  ['22:00-00:00', '22:00–24:00'],
  ['00:00-04:00', '0:00–4:00'],
  ['00:00-24:00', '0:00–24:00'],
  ['off', null],
])('CLOSED_HOURS=%s is shown as %s [BAN-4]', (setting, shown) => {
  const plan = toOpeningPlan(setting, null, NOW)
  const titles = Array.from({ length: 1440 }, (_, minute) => {
    const shop = getShopAt(plan, NOW + minute * 60_000)
    return shop.isOpen ? [] : [formatClosedTitle(shop, 'en')]
  })
  expect([...new Set(titles.flat())]).toEqual(shown === null ? [] : [`Closed ${shown}`])
})

test('an owner’s reason without a full stop gets one before the next sentence', () => {
  const pause = { until: NOW + 30 * 60_000, what: 'everything', reason: { en: 'Rain', ar: '' } } as const
  expect(say('en', '2026-11-26 21:00', { pause }).title).toBe('Rain. We take orders again at 9:30 pm.')
  const asked = { ...pause, reason: { en: 'Back soon!', ar: '' } }
  expect(say('en', '2026-11-26 21:00', { pause: asked }).title).toBe('Back soon! We take orders again at 9:30 pm.')
})

test('a pause of a week or more names the date at which it ends', () => {
  const reason = { en: 'Renovation.', ar: '' }
  const pause = { until: NOW + 29 * 86_400_000, what: 'everything', reason } as const
  const title = 'Renovation. We’ve paused orders until 25 December at 9 pm.'
  expect(say('en', '2026-11-26 21:00', { pause }).title).toBe(title)
})
