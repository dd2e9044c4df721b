import { describe, expect, test } from 'vitest'
import { isFormRule, type RuleId } from '../domain/content-finding.ts'
import { check, type Fields } from './check-content.fixtures.ts'

const PAUSE = { pausedUntil: '2026-11-22T15:00+04:00', pauseReasonEn: 'Rain.', pauseReasonAr: 'مطر.' }
const LATER_PAUSE = { ...PAUSE, pausedUntil: '2026-11-22T17:00+04:00' }
const OVER = { from: '2026-05-27', to: '2026-05-28' }

/** As it is left of a field with formatted text. */
const RICH_TEXT = { nodeType: 'document' }

function toLink(id: string): object {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

type Shop = NonNullable<Parameters<typeof check>[0]>

test('a shop without problems has no findings [CF04]', () => {
  expect(check({ days: [{}], areas: [{}] })).toEqual([])
})

describe('a value that can’t be used is named, once [CF04] [CK09]', () => {
  test.each<[name: string, shop: Shop, field: string, value?: string | undefined, rule?: RuleId]>([
    ['a dish without an Arabic name [G40]', { dishes: [{ nameAr: undefined }] }, 'Name (Arabic)'],
    ['a price of nothing [G40]', { dishes: [{ price: 0 }] }, 'Price in AED', '0'],
    ['a price', { dishes: [{ price: -1 }] }, 'Price in AED', '-1'],
    ['a category', { dishes: [{ category: 'Soups' }] }, 'Category', 'Soups'],
    ['rich text as a name [F21]', { dishes: [{ nameEn: RICH_TEXT }] }, 'Name (English)', 'Rich text'],
    [
      'rich text as a description [F21]',
      { dishes: [{ descriptionAr: RICH_TEXT }] },
      'Description (Arabic)',
      'Rich text',
    ],
    ['a list as a category [F21]', { dishes: [{ category: ['Fries'] }] }, 'Category', 'Fries'],
    ['one time', { dishes: [{ availableFrom: '13:00' }] }, 'Served until', undefined, 'not-two-times'],
    ['the other time', { dishes: [{ availableUntil: '13:00' }] }, 'Served from', undefined, 'not-two-times'],
    [
      'the same time twice',
      { dishes: [{ availableFrom: '13:00', availableUntil: '13:00' }] },
      'Served until',
      '13:00',
      'not-two-times',
    ],
    [
      'allergens, and none',
      { dishes: [{ allergens: ['milk', 'none of the 14'] }] },
      'Allergens',
      'milk, none of the 14',
      'allergens-and-none',
    ],
    ['hours [SH11]', { settings: { weeklyHours: ['Fri', 'Mon-Thu 12:00-04:00'] } }, 'Weekly hours', 'Fri'],
    ['rich text [F21]', { settings: { promoAr: RICH_TEXT, promoEn: 'Cola!' } }, 'Offer banner (Arabic)', 'Rich text'],
    ['no last day', { days: [{ to: undefined }] }, 'Last day'],
    [
      'a last day before the first',
      { days: [{ to: '2026-11-26' }] },
      'Last day',
      '2026-11-26',
      'last-day-before-first',
    ],
    ['no hours', { days: [{ closed: false }] }, 'Hours', undefined, 'no-hours'],
    ['hours that can’t be read', { days: [{ closed: false, hours: ['6pm-4am'] }] }, 'Hours', '6pm-4am'],
    ['iftar that can’t be read', { days: [{ closed: false, iftar: ['18:12'] }] }, 'Iftar times', '18:12'],
    ['one bad line of two', { days: [{ closed: false, hours: ['6-4', '18:00-04:00'] }] }, 'Hours', '6-4'],
    ['a long message', { days: [{ messageEn: 'Eid.', messageAr: 'ع'.repeat(121) }] }, 'Message (Arabic)'],
  ])('%s', (_, shop, field, value, rule) => {
    const findings = check(shop)
    expect(findings).toMatchObject([
      { field, ...(rule !== undefined && { rule }), ...(value !== undefined && { value }) },
    ])
    expect(rule !== undefined || findings.every((finding) => isFormRule(finding.rule))).toBe(true)
  })
})

test('an unpublished dish with an order is named [GW03]', () => {
  const goesWith = [toLink('dish-0'), toLink('gone')]
  expect(check({ settings: { goesWith } })).toMatchObject([
    { rule: 'unpublished-link', field: 'Goes with an order', value: 'gone' },
  ])
})

describe('mistakes that leave the site as it was', () => {
  test.each<[name: string, shop: Shop]>([
    ['a pause to come', { settings: LATER_PAUSE }],
    ['a pause that is over', { settings: PAUSE }],
    ['a message that is over', { settings: { noticeEn: 'Delays.', noticeAr: 'تأخير.', noticeLastDay: '2026-11-21' } }],
    ['days that are over, whatever else is wrong with them', { days: [{ ...OVER, iftar: ['2026-05-27 19:01'] }] }],
    ['an offer that is not shown', { settings: { showPromo: false, promoEn: 'Cola!' } }],
  ])('%s is none', (_, shop) => {
    expect(check(shop)).toEqual([])
  })
})

describe('says what is in force now [G41]', () => {
  test.each<[name: string, shop: Shop, words: string]>([
    ['a price with a comma', { dishes: [{ price: '31,50' }] }, 'not-orderable'],
    ['no category', { dishes: [{ category: undefined }] }, 'no-category'],
    ['no Arabic name', { dishes: [{ nameAr: undefined }] }, 'other-language'],
    [
      'one bad line of hours',
      { settings: { weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 6pm', 'Sat-Sun 12:00-04:00'] } },
      'days-closed 4',
    ],
    ['only bad lines of hours', { settings: { weeklyHours: ['Fri 6pm'] } }, 'site-own'],
    [
      'a bad line beside others of its day',
      { settings: { deliveryHours: ['Mon-Sun 12:00-23:00', 'Fri 6pm'] } },
      'others-count',
    ],
    [
      'a bad line of delivery',
      { settings: { deliveryHours: ['Mon-Sat 12:00-23:00', 'Sun 6pm'] } },
      'days-without-delivery 6',
    ],
    ['an incomplete pause', { settings: { pausedUntil: '2026-11-22' } }, 'not-paused'],
    ['an area of a known name', { areas: [{}, { nameEn: 'deira ', nameAr: 'ديره' }] }, 'not-offered'],
    ['a dish of a known name', { dishes: [{}, { nameEn: 'CHICKEN wrap' }] }, 'both-shown'],
    ['an unreadable fee', { areas: [{ fee: '5,00' }] }, 'fee-in-chat'],
    ['unusable hours of a special day', { days: [{ closed: false, hours: ['6-4'] }] }, 'days-unchanged'],
    ['an extra without a price', { extras: [{ price: '3,00' }] }, 'left-out'],
    ['a long name', { dishes: [{ nameEn: 'x'.repeat(61) }] }, 'as-written'],
  ])('%s', (_, shop, words) => {
    const effects = check(shop).map(({ effect, weekdays = [] }) => [effect, ...weekdays].join(' '))
    expect(effects).toEqual([words])
  })
})

test('days that overlap are named once [SH07] [CK09]', () => {
  const days = [
    {},
    { title: 'National Day' },
    { title: '', from: '2026-11-28' },
    { from: '2026-12-31', to: '2026-12-31' },
  ]
  const findings = check({ days }).filter(({ rule }) => rule === 'overlapping-days')
  const overlaps = findings.map(({ rule, name, other, otherDate }) => [rule, name, other || otherDate])
  expect(overlaps).toEqual([
    ['overlapping-days', 'Eid', 'National Day'],
    ['overlapping-days', 'Eid', '2026-11-28'],
    ['overlapping-days', 'National Day', '2026-11-28'],
  ])
})

test.each<[fields: Fields, percent: string | null]>([
  [{ promoEn: 'Get 20% off', promoAr: 'خصم ٢٠٪' }, '25%'],
  [{ promoEn: 'Get 25 % off', promoAr: 'خصم ٪٢٥' }, null],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 30 }, '30%'],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 0 }, '0%'],
  [{ promoEn: 'Get 25% off', promoAr: 'خصم 25%', discountPercent: 30, showPromo: false }, null],
  [{ promoEn: 'Two colas for 5', promoAr: 'علبتا كولا بخمسة', discountPercent: 30 }, null],
])('%o: words of a discount that the prices don’t have [OW02]', (settings, percent) => {
  const fields = ['Offer banner (English)', 'Offer banner (Arabic)']
  const findings = fields.map((field) => ({ rule: 'other-discount', field, other: percent }))
  expect(check({ settings })).toMatchObject(percent === null ? [] : findings)
})

test.each<[promoEn: string, offerLastDay: string | undefined, rule: RuleId | null]>([
  ['Two colas for 5', '2026-11-22', null],
  ['Two colas for 5', '2026-11-21', null],
  ['Until 30 November', '2026-11-30', null],
  ['From 1 to 30th of Nov. 2026, 24/7', '2026-11-30', null],
  ['Until November 29', '2026-11-30', 'other-last-day'],
  ['Until 30/12', '2026-11-30', 'other-last-day'],
  ['Until 30/12/2026', '2026-12-30', null],
  ['حتى ٢٩ نوفمبر', '2026-11-30', 'other-last-day'],
  ['حتى ٣٠ نوفمبر', '2026-11-30', null],
  ['Until 30 November', undefined, 'other-last-day'],
  ['1/2 price, 24/7', undefined, null],
  // 2026-11-29 is a Sunday.
  ['25% off until Friday [G43]', '2026-11-29', 'other-last-day'],
  ['25% off until Sunday [G43]', '2026-11-29', null],
  ['Only until next Sun. [G43]', '2026-11-29', null],
  ['Until Friday, 29 November [G43]', '2026-11-29', 'other-last-day'],
  ['Until Friday [G43]', undefined, 'other-last-day'],
  ['Monday to Friday [G43]', '2026-11-29', null],
  ['خصم 25% حتى الجمعة [G43]', '2026-11-29', 'other-last-day'],
  ['خصم 25% حتى يوم الأحد [G43]', '2026-11-29', null],
  ['العرض ينتهي يوم الخميس [G43]', '2026-11-29', 'other-last-day'],
  ['كل جمعة [G43]', '2026-11-29', null],
])('“%s” with the last day %s: %s [OW10]', (words, offerLastDay, rule) => {
  const findings = check({ settings: { promoEn: words, promoAr: 'عرض', offerLastDay } })
  expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
})

test('more than 100 areas are one finding [F90]', () => {
  const areas = Array.from({ length: 1001 }, (_, index) => ({ nameEn: `Area ${index}` }))
  expect(check({ areas })).toEqual([
    { rule: 'too-many', name: 'Area 100', id: 'area-100', type: 'Delivery area', value: '1001', other: '100' },
  ])
  expect(check({ areas: areas.slice(0, 100) })).toEqual([])
})
