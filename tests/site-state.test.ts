import { expect, test, vi, onTestFinished } from 'vitest'
import { words } from '../restaurant.config.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import { readSettings } from '#platform/settings.ts'
import { EMPTY_SHOP_SETTINGS } from '#shop/domain/setting-rows.ts'
import { createPageData } from '#site/screens/data/page-data.ts'
import { toPublishedSummary } from '#site/screens/data/to-published-summary.ts'

/** 14:00 in Dubai, a Wednesday. */
const NOW = Date.UTC(2026, 10, 25, 10)

/** What the page says of a shop with these settings and special days. */
function describeSite(settings: object, days: readonly object[] = [], language: 'en' | 'ar' = 'en', cola: object = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const raw = {
    menuItem: [
      { id: 'tea', fields: { nameEn: 'Tea', nameAr: 'شاي', price: 3, category: 'Beverages', available: false } },
      { id: 'cola', fields: { nameEn: 'Cola', nameAr: 'كولا', price: 5, category: 'Beverages', ...cola } },
    ],
    galleryImage: [],
    shopSettings: [{ id: 'shop', fields: { ...settings } }],
    specialDay: days.map((fields, index) => ({ id: `day-${index}`, fields: { ...fields } })),
    deliveryArea: [{ id: 'deira', fields: { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 } }],
    extra: [],
    choice: [],
    category: [],
  }
  const { content } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com')
  const hosting = readSettings({ CLOSED_HOURS: '04:00-12:00' })
  const facts = toPublishedSummary(content, createPageData({ content, settings: hosting }, language), language)
  return Object.fromEntries(facts.map(({ name, values }) => [name, values.map(({ text }) => text)]))
}

test('a shop without switches has none of them, and its hours', () => {
  expect(describeSite({})).toMatchObject({
    Orders: ['Open until 4 am'],
    Pause: ['None'],
    'Opening hours': ['Every day from 12 noon to 4 am'],
    'Special days until next week': ['None'],
    'Own categories': ['None'],
    'Sold out': ['Tea: Sold out today'],
    'Offer banner': ['Order from our website and get 25% OFF'],
    Discount: ['25%'],
    'Delivery areas': ['Deira — AED 10.00'],
  })
})

test('the allergens of the kitchen are said back, with those of the dishes', () => {
  expect(describeSite({})['Allergens in the kitchen']).toEqual(['Not given for every dish, so dishes say to ask you'])
  const cola = { allergens: ['sulphites'] }
  expect(describeSite({ kitchenAllergens: ['nuts'] }, [], 'en', cola)['Allergens in the kitchen']).toEqual([
    'nuts, sulphites',
  ])
})

test('the owner’s discount is in the banner’s own words, and 0 ends the banner', () => {
  expect(describeSite({ discountPercent: 30 })).toMatchObject({
    'Offer banner': ['Order from our website and get 30% OFF'],
    Discount: ['30%'],
  })
  expect(describeSite({ discountPercent: 0 })).toMatchObject({
    'Offer banner': ['Off'],
    Discount: ['None'],
  })
  expect(describeSite({ discountPercent: 0, promoEn: 'Free cola' })['Offer banner']).toEqual(['Free cola'])
})

test('the dishes that the owner discounts are named, and the banner says no more that it is the best sellers', () => {
  const read = (fields: object) => {
    const settings = { ...EMPTY_SHOP_SETTINGS, ...fields }
    const content = { version: '', menu: [], gallery: [], heroImages: [], settings, specialDays: [], deliveryAreas: [] }
    return createPageData({ content, settings: readSettings({ CLOSED_HOURS: 'off' }) }, 'ar').shopInfo.offerDetail
  }
  expect(describeSite({})['Discounted dishes']).toEqual(['Best sellers'])
  expect(describeSite({ discountedCategories: ['Beverages'] })['Discounted dishes']).toEqual(['Beverages'])
  expect(read({})).toBe('على الأكثر مبيعاً')
  expect(read({ discounted: { entryIds: ['tea'], categories: [] } })).toBe('على أصناف مختارة')
})

test('the owner’s slogan replaces the site’s, in either language where one is empty', () => {
  const read = (fields: object, language?: 'ar') => describeSite(fields, [], language)
  expect(read({})).toMatchObject({
    Slogan: [words.slogan.en],
    'Pictures of the first screen': ['The site’s own'],
  })
  expect(read({ sloganEn: 'Fire', sloganAr: 'نار' }, 'ar')['الشعار']).toEqual(['نار'])
  expect(read({ sloganEn: 'Fire' }, 'ar')['الشعار']).toEqual(['\u2068Fire\u2069'])
})

test('a message while open is there up to the end of its last day, in the page’s language', () => {
  const notice = { noticeEn: 'Orders take longer today.', noticeAr: 'الطلبات تتأخر اليوم.' }
  const read = (fields: object, language?: 'ar') => describeSite(fields, [], language)
  expect(read(notice)['Message while open']).toEqual(['Orders take longer today.'])
  expect(read({ ...notice, noticeLastDay: '2026-11-25' }, 'ar')['رسالة وقت العمل']).toEqual([
    'الطلبات تتأخر اليوم.',
    'حتى 25 نوفمبر',
  ])
  expect(read({ ...notice, noticeLastDay: '2026-11-24' })['Message while open']).toEqual(['None'])
})

test('a dish that comes back by itself is named with its time in Dubai', () => {
  const cola = { soldOutUntil: '2026-11-26T08:00Z' }
  expect(describeSite({}, [], 'en', cola)['Sold out']).toContain('Cola: Sold out until 26 November, 12 noon')
})

test('a pause is in the words that customers read, with its end', () => {
  const pause = { pausedUntil: '2026-11-25T21:30+04:00', pauseReasonEn: 'Rain.' }
  expect(describeSite(pause)).toMatchObject({
    Orders: ['We take orders again at 9:30 pm.'],
    Pause: ['Rain. We take orders again at 9:30 pm.'],
  })
  expect(describeSite({ ...pause, pauseWhat: 'delivery' })).toMatchObject({
    Orders: ['Open until 4 am'],
    Pause: ['Rain. Delivery is paused until 9:30 pm. Pickup is available.'],
  })
})

test('special days of the next eight days are named, others are not', () => {
  const days = [
    { from: '2026-11-27', to: '2026-11-28', closed: true, messageEn: 'Closed for Eid.' },
    { from: '2026-11-30', to: '2026-11-30', hours: ['18:00-02:00'] },
    { from: '2026-12-01', to: '2026-12-01', iftar: ['2026-12-01 17:30'] },
    { from: '2026-11-20', to: '2026-11-24', closed: true },
    { from: '2026-12-20', to: '2026-12-21', closed: true },
  ]
  expect(describeSite({}, days)['Special days until next week']).toEqual([
    '27 November to 28 November: closed. Closed for Eid.',
    '30 November: 6 pm to 2 am.',
    '1 December: 12 noon to 4 am (the weekly hours apply).',
  ])
})

test('iftar of the next eight days is named, and whether it can be ordered for', () => {
  const days = [
    { from: '2026-11-20', to: '2026-11-28', hours: ['18:00-04:00'], iftar: ['2026-11-26 17:29', '2026-11-25 13:00'] },
    // Other days may be in any order, also outside of their entry's.
    { from: '2026-12-01', to: '2026-12-30', iftar: ['2026-11-25 17:30', '2026-12-03 17:31', '2026-12-04 17:31'] },
  ]
  const name = 'Iftar until next week'
  const times = ['25 November: 5:30 pm', '26 November: 5:29 pm', '3 December: 5:31 pm']
  expect(describeSite({ later: true }, days)[name]).toEqual(times)
  expect(describeSite({}, days)[name]).toEqual([...times, '“Orders for later” is off'])
  expect(describeSite({}, [])[name]).toEqual(['None'])
  const arabic = describeSite({ later: true }, days, 'ar')['الإفطار حتى الأسبوع القادم']
  expect(arabic?.[0]).toBe('25 نوفمبر: \u20665:30\u2069 مساءً')
})
