import { describe, expect, test } from 'vitest'
import type { RuleId } from '../domain/content-finding.ts'
import { check, type Fields } from './check-content.fixtures.ts'

const PAUSE = { pausedUntil: '2026-11-22T15:00+04:00', pauseReasonEn: 'Rain.', pauseReasonAr: 'مطر.' }
const LATER_PAUSE = { ...PAUSE, pausedUntil: '2026-11-22T17:00+04:00' }
const RAMADAN = { from: '2027-02-08', to: '2027-03-09', closed: undefined, hours: ['17:00-04:00'] }
const IFTAR = { ...RAMADAN, iftar: ['2027-02-08 18:11', '2027-03-10 18:27', '2027-02-07 18:10'] }
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
    ['a dish without a name', { dishes: [{ nameEn: ' ', nameAr: undefined }] }, 'Name (English)'],
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
    ['an area without a name', { areas: [{ nameEn: '', nameAr: undefined }] }, 'Name (English)'],
  ])('%s', (_, shop, field, value, rule = 'unusable-value') => {
    expect(check(shop)).toMatchObject([{ rule, field, ...(value !== undefined && { value }) }])
  })
})

describe('mistakes that leave the site as it was are named [CK06]', () => {
  test.each<[name: string, shop: Shop, rule: RuleId, field: string, value?: string]>([
    ['a pause that is over', { settings: PAUSE }, 'pause-over', 'Paused until', '2026-11-22 15:00'],
    [
      'a pause that is over, without a reason [F20]',
      { settings: { pausedUntil: PAUSE.pausedUntil } },
      'pause-over',
      'Paused until',
      '2026-11-22 15:00',
    ],
    [
      'a long pause [CF04]',
      { settings: { pausedUntil: '2098-01-01T12:00+04:00' } },
      'long-pause',
      'Paused until',
      '2098-01-01 12:00',
    ],
    ['days that are over [F20]', { days: [OVER] }, 'day-over', 'Last day', '2026-05-28'],
    [
      'days that are over, whatever else is wrong with them',
      { days: [{ ...OVER, messageEn: 'Eid.', iftar: ['2026-05-27 19:01'] }] },
      'day-over',
      'Last day',
      '2026-05-28',
    ],
    [
      'hours of a day that is closed [F20]',
      { days: [{ hours: ['18:00-04:00'] }] },
      'closed-with-hours',
      'Hours',
      '18:00-04:00',
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
    ['an English message', { days: [{ messageEn: 'Eid.' }] }, 'one-language', 'Message (Arabic)'],
    ['an Arabic message', { days: [{ messageAr: 'عيد.' }] }, 'one-language', 'Message (English)'],
    [
      'a reason in English',
      { settings: { ...LATER_PAUSE, pauseReasonAr: ' ' } },
      'one-language',
      'Reason of the pause (Arabic)',
    ],
    [
      'an unpublished dish with an order [GW03]',
      { settings: { goesWith: [toLink('dish-0'), toLink('gone')] } },
      'unpublished-dish',
      'Goes with an order',
    ],
    [
      'an English message while open [OW06]',
      { settings: { noticeEn: 'Delays.' } },
      'one-language',
      'Message while open (Arabic)',
    ],
    [
      'a message that is over [OW06]',
      { settings: { noticeEn: 'Delays.', noticeLastDay: '2026-11-21' } },
      'notice-over',
      'Last day of the message',
      '2026-11-21',
    ],
    ['an Arabic offer', { settings: { promoAr: 'كولا مجاناً' } }, 'one-language', 'Offer banner (English)'],
    ['an Arabic slogan [OW15]', { settings: { sloganAr: 'نار' } }, 'one-language', 'Slogan (English)'],
    ['an English address', { settings: { addressEn: 'Deira, Dubai' } }, 'one-language', 'Address (Arabic)'],
  ])('%s', (_, shop, rule, field, value) => {
    const findings = check(shop)
    expect(findings).toMatchObject([{ rule, field }])
    expect(findings[0]?.value?.trim() ?? '').toBe(value ?? '')
  })

  test.each<[name: string, shop: Shop]>([
    ['a pause to come', { settings: LATER_PAUSE }],
    ['a reason in one language, kept for the next pause', { settings: { pauseReasonEn: 'Rain.' } }],
    [
      'iftar from the first to the last day',
      { settings: { later: true }, days: [{ ...RAMADAN, iftar: ['2027-02-08 18:11', '2027-03-09 18:27'] }] },
    ],
    ['an offer that is not shown', { settings: { showPromo: false, promoEn: 'Cola!' } }],
  ])('%s is none', (_, shop) => {
    expect(check(shop)).toEqual([])
  })
})

test('days that overlap are named once [SH07] [CK09]', () => {
  const days = [
    {},
    { title: 'National Day' },
    { title: '', from: '2026-11-28' },
    { from: '2026-12-31', to: '2026-12-31' },
  ]
  const overlaps = check({ days }).map(({ rule, name, other, otherDate }) => [rule, name, other || otherDate])
  expect(overlaps).toEqual([
    ['overlapping-days', 'Eid', 'National Day'],
    ['overlapping-days', 'Eid', '2026-11-28'],
    ['overlapping-days', 'National Day', '2026-11-28'],
  ])
})

test.each<[fields: Fields, count: number]>([
  [{ minimum: 200, freeFrom: 100 }, 1],
  [{ minimum: 100, freeFrom: 100 }, 1],
  [{ minimum: 100, freeFrom: 101 }, 0],
  [{ minimum: 100, freeFrom: 50, fee: 0 }, 0],
  [{ freeFrom: 50 }, 0],
])('%o: free delivery that every order has: %i [F20]', (fields, count) => {
  const finding = { rule: 'free-below-minimum', value: String(fields['freeFrom']), other: String(fields['minimum']) }
  expect(check({ areas: [fields] })).toMatchObject(Array(count).fill(finding))
})

test.each<[name: string, dish: Fields, rule: RuleId | null]>([
  ['until tomorrow', { soldOutUntil: '2026-11-23T08:00Z' }, null],
  ['until a time that has passed', { available: false, soldOutUntil: '2026-11-22T15:00+04:00' }, null],
  ['switched off besides', { available: false, soldOutUntil: '2026-11-23T08:00Z' }, 'stays-sold-out'],
  ['for months', { soldOutUntil: '2027-11-23T08:00Z' }, 'long-sold-out'],
])('a dish that is sold out %s [OW04]', (_, dish, rule) => {
  // Times are those of Dubai, whatever zone was chosen.
  const finding = { rule, field: 'Sold out until', value: expect.stringMatching(/^202\d-11-23 12:00$/) as string }
  expect(check({ dishes: [dish] })).toEqual(rule === null ? [] : [expect.objectContaining(finding)])
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
  ['Two colas for 5', '2026-11-21', 'offer-over'],
  ['Until 30 November', '2026-11-30', null],
  ['From 1 to 30th of Nov. 2026, 24/7', '2026-11-30', null],
  ['Until November 29', '2026-11-30', 'other-last-day'],
  ['Until 30/12', '2026-11-30', 'other-last-day'],
  ['Until 30/12/2026', '2026-12-30', null],
  ['حتى ٢٩ نوفمبر', '2026-11-30', 'other-last-day'],
  ['حتى ٣٠ نوفمبر', '2026-11-30', null],
  ['Until 30 November', undefined, 'no-last-day'],
  ['1/2 price, 24/7', undefined, null],
])('“%s” with the last day %s: %s [OW10]', (words, offerLastDay, rule) => {
  const findings = check({ settings: { promoEn: words, promoAr: 'عرض', offerLastDay } })
  expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
})

test('more than 100 areas are one finding [F90]', () => {
  const areas = Array.from({ length: 1001 }, (_, index) => ({ nameEn: `Area ${index}` }))
  expect(check({ areas })).toEqual([{ rule: 'too-many-areas', name: '', id: '', value: '1001' }])
  expect(check({ areas: areas.slice(0, 100) })).toEqual([])
})
