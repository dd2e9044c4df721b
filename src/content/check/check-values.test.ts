import { describe, expect, test } from 'vitest'
import type { Fix, Finding } from '../domain/content-finding.ts'
import { checkContent } from './check-content.ts'

const DISH = {
  nameEn: 'Cola',
  nameAr: 'كولا',
  price: 5,
  category: 'Beverages',
  image: { fields: { file: { url: '//images.ctfassets.net/cola.webp' } } },
}
const PICTURE = { fields: { title: 'Grill', description: 'مشواة', file: { url: '//images.ctfassets.net/grill.webp' } } }
const DAY = { title: 'Eid', from: '2026-12-20', to: '2026-12-22', closed: true }
const AREA = { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 }

/** As it is left of a field with formatted text. */
const RICH_TEXT = { nodeType: 'document' }

type Fields = Readonly<Record<string, unknown>>
type Type = 'menuItem' | 'shopSettings' | 'specialDay' | 'deliveryArea'

/** Checks a shop without problems in which one entry of the type has other fields. */
function check(type: Type, fields: Fields): readonly Finding[] {
  const base: Record<Type, Fields> = {
    menuItem: DISH,
    shopSettings: { title: 'Lahab' },
    specialDay: DAY,
    deliveryArea: AREA,
  }
  const toEntries = (entryType: Type) => [
    { id: entryType, fields: { ...base[entryType], ...(entryType === type && fields) } },
  ]
  const content = {
    menuItem: toEntries('menuItem'),
    galleryImage: [{ id: 'gallery', fields: { images: [PICTURE] } }],
    shopSettings: toEntries('shopSettings'),
    specialDay: toEntries('specialDay'),
    deliveryArea: toEntries('deliveryArea'),
  }
  const options = { serviceHost: 'cdn.contentful.com', missing: new Set<string>(), now: Date.UTC(2026, 10, 22) }
  return checkContent(content, { bestSellers: { names: [], excluded: [] }, preferredItems: [] }, options).findings
}

test('a shop without problems has no findings [CF04]', () => {
  expect(check('menuItem', {})).toEqual([])
})

describe('one line for each value that can’t be used, with what to do [CF04] [F21] [F87]', () => {
  test.each<[type: Type, fields: Fields, field: string, fix: Fix['kind'], detail?: string]>([
    ['menuItem', { available: 'no' }, 'Available', 'yesOrNo'],
    ['menuItem', { available: 0 }, 'Available', 'yesOrNo'],
    ['menuItem', { availableFrom: '25:00' }, 'Served from', 'example', '13:00'],
    ['menuItem', { availableUntil: '4 pm' }, 'Served until', 'example', '13:00'],
    ['menuItem', { availableFrom: '13:00' }, 'Served until', 'twoTimes'],
    ['menuItem', { availableUntil: '13:00' }, 'Served from', 'twoTimes'],
    ['menuItem', { availableFrom: '13:00', availableUntil: '13:00' }, 'Served until', 'twoTimes'],
    ['menuItem', { isBestSeller: 'yes' }, 'Best seller', 'yesOrNo'],
    ['menuItem', { calories: -1 }, 'Calories', 'number', '0–5000'],
    ['menuItem', { calories: 99_999 }, 'Calories', 'number', '0–5000'],
    ['menuItem', { allergens: ['milk', 'none of the 14'] }, 'Allergens', 'allergensOrNone', 'none of the 14'],
    ['menuItem', { allergens: ['grass'] }, 'Allergens', 'choice'],
    ['menuItem', { allergens: 'milk' }, 'Allergens', 'list'],
    ['menuItem', { labels: ['hot'] }, 'Labels', 'choice', 'spicy, vegetarian, vegan, new'],
    ['shopSettings', { weeklyHours: ['Mon 25:00-26:00'] }, 'Weekly hours', 'example', 'Mon-Thu 12:00-04:00'],
    ['shopSettings', { weeklyHours: ['Fri'] }, 'Weekly hours', 'example', 'Mon-Thu 12:00-04:00'],
    ['shopSettings', { weeklyHours: ['Fr 12-14'] }, 'Weekly hours', 'example', 'Mon-Thu 12:00-04:00'],
    ['shopSettings', { lastOrderMinutes: 121 }, 'Last orders, minutes before closing', 'number', '0–120'],
    ['shopSettings', { pausedUntil: '2026-11-22' }, 'Paused until', 'dateAndTime'],
    ['shopSettings', { pausedUntil: '2126-11-22T21:30+04:00' }, 'Paused until', 'dateAndTime'],
    ['specialDay', { to: '9999-12-31' }, 'Last day', 'date'],
    ['specialDay', { iftar: ['2126-03-20 18:12'] }, 'Iftar times', 'example', '2027-02-10 18:12'],
    ['shopSettings', { pauseWhat: 'kitchen' }, 'What is paused', 'choice', 'everything, delivery, pickup'],
    ['shopSettings', { pauseReasonEn: 'x'.repeat(121) }, 'Reason of the pause (English)', 'shorterText', '120'],
    ['shopSettings', { payments: ['crypto'] }, 'Payment at the door', 'choice', 'cash, card'],
    ['shopSettings', { later: 1 }, 'Orders for later', 'yesOrNo'],
    ['shopSettings', { leadMinutes: 5 }, 'Earliest time, minutes from now', 'number', '15–240'],
    ['shopSettings', { slotMinutes: 20 }, 'Minutes between two times', 'choice', '15, 30, 60'],
    ['shopSettings', { otherAreas: 'all' }, 'Delivery to other areas', 'yesOrNo'],
    ['shopSettings', { phone: 'call us' }, 'Phone', 'example', '+971 50 000 0000'],
    ['shopSettings', { whatsapp: '+971 50' }, 'WhatsApp number', 'example', '971500000000'],
    ['shopSettings', { instagram: 'lahab' }, 'Instagram', 'example', 'https://www.instagram.com/lahab'],
    ['shopSettings', { deliveryApps: ['Talabat'] }, 'Delivery apps', 'example'],
    ['shopSettings', { rating: 6 }, 'Google rating', 'number', '1–5'],
    ['shopSettings', { promoAr: 5 }, 'Offer banner (Arabic)', 'shorterText', '120'],
    ['specialDay', { from: 'soon' }, 'First day', 'date'],
    ['specialDay', { to: undefined }, 'Last day', 'date'],
    ['specialDay', { to: '2026-02-30' }, 'Last day', 'date'],
    ['specialDay', { to: '2026-12-19' }, 'Last day', 'lastDayFirst'],
    ['specialDay', { closed: false }, 'Hours', 'hoursOrClosed', '18:00-04:00'],
    ['specialDay', { hours: ['6-4'] }, 'Hours', 'example', '18:00-04:00'],
    ['specialDay', { iftar: ['18:12'] }, 'Iftar times', 'example', '2027-02-10 18:12'],
    ['specialDay', { messageEn: 'x'.repeat(121), messageAr: 'عيد' }, 'Message (English)', 'shorterText', '120'],
    ['deliveryArea', { nameEn: '', nameAr: undefined }, 'Name (English)', 'bothNames'],
    ['deliveryArea', { fee: -1 }, 'Delivery fee in AED', 'number', '0–1000'],
    ['deliveryArea', { fee: 'ten' }, 'Delivery fee in AED', 'number', '0–1000'],
    ['deliveryArea', { minimum: NaN }, 'Smallest order in AED', 'number', '0–1000'],
    ['deliveryArea', { freeFrom: 1001 }, 'Free delivery from, in AED', 'number', '0–1000'],
    ['deliveryArea', { minutes: 'half an hour' }, 'Minutes until delivery', 'example', '30-45'],
    ['deliveryArea', { closed: 'tonight' }, 'No delivery today', 'yesOrNo'],
    ['menuItem', { nameEn: RICH_TEXT }, 'Name (English)', 'plainText'],
    ['menuItem', { descriptionAr: RICH_TEXT }, 'Description (Arabic)', 'plainText'],
    ['menuItem', { category: ['Fries'] }, 'Category', 'plainText'],
    ['menuItem', { availableFrom: RICH_TEXT }, 'Served from', 'plainText'],
    ['shopSettings', { promoAr: RICH_TEXT, promoEn: 'Cola!' }, 'Offer banner (Arabic)', 'plainText'],
    ['shopSettings', { phone: RICH_TEXT }, 'Phone', 'plainText'],
    ['specialDay', { messageEn: {}, messageAr: 'عيد' }, 'Message (English)', 'plainText'],
    ['deliveryArea', { nameAr: RICH_TEXT }, 'Name (Arabic)', 'plainText'],
  ])('%s %o', (type, fields, field, kind, detail) => {
    const findings = check(type, fields)
    expect(findings).toMatchObject([{ rule: 'unusable-value', id: type, field, fix: { kind } }])
    if (detail !== undefined) expect(findings[0]?.fix?.detail).toBe(detail)
  })
})
