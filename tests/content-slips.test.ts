import { describe, expect, test } from 'vitest'
import { getSeverity, type Finding, type RuleId } from '../src/content/domain/content-finding.ts'
import { describeFinding } from '../src/site/messages/content-check-messages.ts'
import { checkContent } from '../src/content/check/check-content.ts'

type Fields = Readonly<Record<string, unknown>>

interface Shop {
  readonly settings?: Fields
  readonly days?: readonly Fields[]
  readonly areas?: readonly Fields[]
  readonly prices?: readonly unknown[]
}

/** 16:00 in Dubai. */
const NOW = Date.UTC(2026, 10, 22, 12)

const RAMADAN = { title: 'Ramadan', from: '2027-02-08', to: '2027-03-09', hours: ['17:00-04:00'] }
const PICTURE = { fields: { title: 'Grill', description: 'مشواة', file: { url: '//images.ctfassets.net/grill.webp' } } }

/** Checks a shop that has no problems beside those of these entries. */
function check({ settings = {}, days = [], areas = [], prices = [5] }: Shop): readonly Finding[] {
  const content = {
    menuItem: prices.map((price, index) => ({
      id: `dish-${index}`,
      fields: { nameEn: `Dish ${index}`, nameAr: `طبق ${index}`, price, category: 'Beverages', image: PICTURE },
    })),
    galleryImage: [{ id: 'gallery', fields: { images: [PICTURE] } }],
    shopSettings: [{ id: 'settings', fields: { title: 'Lahab', ...settings } }],
    specialDay: days.map((fields, index) => ({ id: `day-${index}`, fields: { ...fields } })),
    deliveryArea: areas.map((fields, index) => ({ id: `area-${index}`, fields: { ...fields } })),
  }
  const options = { serviceHost: 'cdn.contentful.com', missing: new Set<string>(), now: NOW }
  return checkContent(content, { bestSellers: { names: [], excluded: [] }, preferredItems: [] }, options).findings
}

const PAUSE = { pausedUntil: '2026-11-22T15:00+04:00', pauseReasonEn: 'Rain.', pauseReasonAr: 'مطر.' }
const LATER_PAUSE = { ...PAUSE, pausedUntil: '2026-11-22T17:00+04:00' }
const IFTAR = { ...RAMADAN, iftar: ['2027-02-08 18:11', '2027-03-10 18:27', '2027-02-07 18:10'] }
const EID = { title: 'Eid', from: '2026-11-27', to: '2026-11-28', closed: true }
const OVER = { title: 'Eid', from: '2026-05-27', to: '2026-05-28', closed: true }

const DEIRA = { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 }

describe('slips that leave the site as it was are named [CK06]', () => {
  test.each<[name: string, shop: Shop, rule: RuleId, field: string, value?: string]>([
    ['a pause that is over', { settings: PAUSE }, 'pause-over', 'Paused until', '2026-11-22 15:00'],
    [
      'a pause that is over, without a reason [F20]',
      { settings: { pausedUntil: PAUSE.pausedUntil } },
      'pause-over',
      'Paused until',
      '2026-11-22 15:00',
    ],
    ['days that are over [F20]', { days: [OVER] }, 'day-over', 'Last day', '2026-05-28'],
    [
      'days that are over, whatever else is wrong with them',
      { days: [{ ...OVER, title: undefined, messageEn: 'Eid.', iftar: ['2026-05-27 19:01'] }] },
      'day-over',
      'Last day',
      '2026-05-28',
    ],
    [
      'hours of a day that is closed [F20]',
      { days: [{ ...EID, hours: ['18:00-04:00'] }] },
      'closed-with-hours',
      'Hours',
      '18:00-04:00',
    ],
    [
      'free delivery below the smallest order [F20]',
      { areas: [{ ...DEIRA, minimum: 200, freeFrom: 100 }] },
      'free-below-minimum',
      'Free delivery from, in AED',
      '100',
    ],
    [
      'iftar on other days',
      { settings: { later: true }, days: [IFTAR] },
      'iftar-outside',
      'Iftar times',
      '2027-03-10 18:27, 2027-02-07 18:10',
    ],
    [
      'iftar without orders for later',
      { days: [{ ...RAMADAN, iftar: ['2027-02-08 18:11'] }] },
      'iftar-without-later',
      'Iftar times',
      '2027-02-08 18:11',
    ],
    ['an English message', { days: [{ ...EID, messageEn: 'Eid.' }] }, 'one-language', 'Message (Arabic)'],
    ['an Arabic message', { days: [{ ...EID, messageAr: 'عيد.' }] }, 'one-language', 'Message (English)'],
    [
      'a reason in English',
      { settings: { ...LATER_PAUSE, pauseReasonAr: ' ' } },
      'one-language',
      'Reason of the pause (Arabic)',
    ],
    ['an Arabic offer', { settings: { promoAr: 'كولا مجاناً' } }, 'one-language', 'Offer banner (English)'],
    ['an English address', { settings: { addressEn: 'Deira, Dubai' } }, 'one-language', 'Address (Arabic)'],
    ['an area', { areas: [{ nameEn: 'Deira', fee: 10 }] }, 'one-language', 'Name (Arabic)'],
    ['a price without its point', { prices: [18, 20, '2050', 25] }, 'high-price', 'Price in AED', '2050'],
    ['no title of the settings', { settings: { title: ' ' } }, 'missing-title', 'Title'],
    ['no title of special days', { days: [{ ...EID, title: undefined }] }, 'missing-title', 'Title'],
  ])('%s', (_, shop, rule, field, value) => {
    const findings = check(shop)
    expect(findings).toMatchObject([{ rule, field, ...(value !== undefined && { value }) }])
    expect(findings[0]?.value).toBe(value)
  })

  test.each<[name: string, shop: Shop]>([
    ['a pause to come', { settings: LATER_PAUSE }],
    ['a reason in one language, kept for the next pause', { settings: { pauseReasonEn: 'Rain.' } }],
    [
      'iftar from the first to the last day',
      {
        settings: { later: true },
        days: [{ ...RAMADAN, iftar: ['2027-02-08 18:11', '2027-03-09 18:27'] }],
      },
    ],
    ['an offer that is not shown', { settings: { showPromo: false, promoEn: 'Cola!' } }],
    ['a price of exactly 20 times', { prices: [10, 10, 200] }],
    ['two dishes, of which none is the usual one', { prices: [1, 100] }],
  ])('%s is none', (_, shop) => {
    expect(check(shop)).toEqual([])
  })

  test('a text that is too long in one language is one finding, not two', () => {
    const findings = check({ days: [{ ...EID, messageEn: 'Eid.', messageAr: 'ع'.repeat(121) }] })
    expect(findings).toMatchObject([{ rule: 'unusable-value', field: 'Message (Arabic)' }])
  })
})

test('what works, but could be better, is a tip [CK07]', () => {
  const severityOf = (rule: RuleId) => getSeverity({ rule, name: '', id: '' })
  expect(
    ['missing-image', 'one-language', 'pause-over', 'day-over', 'missing-title'].map((rule) =>
      severityOf(rule as RuleId),
    ),
  ).toEqual(Array(5).fill('tip'))
  expect(severityOf('long-pause')).toBe('warning')
  expect(severityOf('bad-price')).toBe('error')
})

describe('an entry without a title is named by its date, never by its ID [CK08]', () => {
  const untitled = { ...EID, title: '' }
  const describeAll = (language: 'en' | 'ar', shop: Shop) =>
    check(shop).map((finding) => {
      const { entry, problem, fix } = describeFinding(language, finding)
      return [entry, problem, fix].join(' ')
    })

  test('special days, in both languages', () => {
    expect(describeAll('en', { days: [untitled] })).toEqual([expect.stringMatching(/^Untitled \(27 November\) /)])
    expect(describeAll('ar', { days: [untitled] })).toEqual([expect.stringMatching(/^بلا عنوان \(27 نوفمبر\) /)])
  })

  test('days without a usable date, settings and areas', () => {
    const days = [{ ...untitled, from: 'soon' }]
    for (const text of describeAll('en', { days, settings: { title: '' }, areas: [{ fee: 1 }] }))
      expect(text).toMatch(/^Untitled (?!\()/)
  })

  test('the other one of two that overlap', () => {
    const texts = describeAll('en', {
      days: [
        { ...EID, title: 'Eid' },
        { ...untitled, from: '2026-11-28' },
      ],
    })
    expect(texts.join('\n')).toContain('some of the same dates: Untitled (28 November).')
    expect(texts.join('\n')).not.toMatch(/day-\d/)
  })

  test('an area without an English name has its Arabic one', () => {
    expect(check({ areas: [{ nameAr: 'ديرة' }] })).toMatchObject([{ name: 'ديرة' }])
  })
})

describe('one slip is one finding [CK09]', () => {
  const noHours = { ...EID, closed: undefined }

  test.each<[name: string, day: Fields, kinds: readonly string[]]>([
    ['hours that can’t be read', { ...noHours, hours: ['6pm-4am'] }, ['Hours hoursOrClosed 6pm-4am']],
    ['no hours at all', noHours, ['Hours hoursOrClosed ']],
    ['iftar that can’t be read', { ...noHours, iftar: ['18:12'] }, ['Iftar times example 18:12']],
    ['bad hours of a closed day', { ...EID, hours: ['6-4'] }, ['Hours example 6-4']],
    ['one bad line of two', { ...noHours, hours: ['6-4', '18:00-04:00'] }, ['Hours example 6-4']],
  ])('%s', (_, day, kinds) => {
    expect(check({ days: [day] }).map(({ field, fix, value = '' }) => `${field} ${fix?.kind} ${value}`)).toEqual(kinds)
  })

  test('days that overlap are named once', () => {
    const days = [EID, { ...EID, title: 'National Day' }, { ...EID, title: 'Flood', from: '2026-11-28' }]
    const overlaps = check({ days }).map(({ rule, name, other }) => [rule, name, other])
    expect(overlaps).toEqual([
      ['overlapping-days', 'Eid', 'National Day'],
      ['overlapping-days', 'Eid', 'Flood'],
      ['overlapping-days', 'National Day', 'Flood'],
    ])
  })
})

test('rich text is named as what it is, in words and in both languages [F21]', () => {
  const [finding] = check({ settings: { promoAr: { nodeType: 'document' }, promoEn: 'Cola!' } })
  expect(finding?.value).toBe('Rich text')
  const [english, arabic] = (['en', 'ar'] as const).map((language) => finding && describeFinding(language, finding))
  expect(english?.problem).toContain('not plain text')
  expect(arabic?.problem).toContain('ليس نصاً عادياً')
})
