import { expect, test } from 'vitest'
import { CONTENT_TYPES, listFields, type ContentType } from '#content/model/content-types.ts'
import { createRawContent } from '#content/store/content-store.fixtures.ts'
import { mapContent } from '#content/mapping/map-content.ts'
import { createPageData } from '#site/screens/data/page-data.ts'
import { toPublishedSummary } from '#site/screens/data/to-published-summary.ts'

type Fields = Readonly<Record<string, unknown>>

const toDubaiDate = (days: number): string =>
  new Date(Date.now() + (days * 24 + 4) * 3_600_000).toISOString().slice(0, 10)
const TOMORROW = toDubaiDate(1)
const LATER = `${toDubaiDate(1)}T12:00+04:00`
const PICTURE = { sys: { id: 'x' }, fields: { title: 'x', file: { url: '//images.ctfassets.net/x.jpg' } } }
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Every type with its required fields. */
const BASE: Readonly<Record<ContentType, Fields>> = {
  menuItem: { nameEn: 'Tea', nameAr: 'شاي', price: 5, category: 'Beverages' },
  galleryImage: { images: [PICTURE] },
  shopSettings: { title: 'Lahab' },
  specialDay: { title: 'Eid', from: TOMORROW, to: TOMORROW, hours: ['18:00-23:00'] },
  deliveryArea: { nameEn: 'Deira', nameAr: 'ديرة', fee: 10 },
  extra: { nameEn: 'Milk', nameAr: 'حليب', price: 1, items: [toLink('menuItem')] },
  choice: { nameEn: 'Strength', nameAr: 'القوة', options: [toLink('extra')], items: [toLink('menuItem')] },
  category: { nameEn: 'Hot', nameAr: 'ساخن' },
}

/** What an owner can write into a field, with what else that takes. */
const VALUES: Partial<Record<ContentType, Readonly<Record<string, Fields>>>> = {
  menuItem: {
    available: { available: false },
    soldOutUntil: { soldOutUntil: LATER },
    availableFrom: { availableFrom: '13:00', availableUntil: '16:00' },
    availableUntil: { availableFrom: '14:00', availableUntil: '16:00' },
    noticeHours: { noticeHours: 24 },
    ownCategory: { ownCategory: toLink('category') },
  },
  galleryImage: { images: { images: [PICTURE, PICTURE] } },
  shopSettings: {
    weeklyHours: { weeklyHours: ['Mon-Sun 09:00-21:00'] },
    deliveryHours: { deliveryHours: ['Mon-Sun 13:00-20:00'] },
    lastOrderMinutes: { lastOrderMinutes: 30 },
    ordersStopped: { ordersStopped: true },
    pausedUntil: { pausedUntil: LATER },
    pauseWhat: { pausedUntil: LATER, pauseWhat: 'delivery' },
    pauseReasonEn: { pausedUntil: LATER, pauseReasonEn: 'Rain.' },
    pauseReasonAr: { pausedUntil: LATER, pauseReasonAr: 'مطر.' },
    delivery: { delivery: false },
    pickup: { pickup: false },
    payments: { payments: ['card'] },
    later: { later: true },
    leadMinutes: { later: true, leadMinutes: 75 },
    slotMinutes: { later: true, slotMinutes: 15 },
    daysAhead: { later: true, daysAhead: 3 },
    otherAreas: { otherAreas: true },
    carPickup: { carPickup: true },
    pickupMinutes: { pickupMinutes: '15-20' },
    pickupMinimum: { pickupMinimum: 25 },
    goesWith: { goesWith: [toLink('menuItem')] },
    kitchenAllergens: { kitchenAllergens: ['nuts'] },
    phone: { phone: '+971 4 111 2222' },
    whatsapp: { whatsapp: '971501112222' },
    addressEn: { addressEn: 'Al Wasl Road 2' },
    addressAr: { addressAr: 'شارع الوصل 2' },
    deliveryApps: { deliveryApps: ['Noon https://food.noon.com/lahab'] },
    tiktok: { tiktok: 'https://www.tiktok.com/@other' },
    instagram: { instagram: 'https://www.instagram.com/other' },
    facebook: { facebook: 'https://www.facebook.com/other' },
    rating: { rating: 3.1 },
    sloganEn: { sloganEn: 'Fire' },
    sloganAr: { sloganAr: 'نار' },
    heroImages: { heroImages: [PICTURE] },
    noticeEn: { noticeEn: 'Delays.' },
    noticeAr: { noticeAr: 'تأخير.' },
    noticeLastDay: { noticeEn: 'Delays.', noticeLastDay: TOMORROW },
    discountPercent: { discountPercent: 31 },
    discountedDishes: { discountedDishes: [toLink('menuItem')] },
    discountedCategories: { discountedCategories: ['Beverages'] },
    offerLastDay: { offerLastDay: TOMORROW },
    showPromo: { showPromo: false },
    promoEn: { promoEn: 'A free cola' },
    promoAr: { promoAr: 'كولا مجاناً' },
  },
  specialDay: {
    from: { from: toDubaiDate(2), to: toDubaiDate(2) },
    to: { to: toDubaiDate(2) },
    closed: { closed: true },
    hours: { hours: ['17:00-22:00'] },
    messageEn: { messageEn: 'Eid Mubarak.' },
    messageAr: { messageAr: 'عيد مبارك.' },
    iftar: { iftar: [`${TOMORROW} 18:12`] },
  },
  deliveryArea: {
    nameEn: { nameEn: 'Satwa' },
    nameAr: { nameAr: 'السطوة' },
    fee: { fee: 15 },
    minimum: { minimum: 40 },
    freeFrom: { freeFrom: 90 },
    minutes: { minutes: '30-45' },
    closed: { closed: true },
    hours: { hours: ['Mon-Sun 17:00-23:00'] },
    pausedUntil: { pausedUntil: LATER },
  },
  extra: {
    nameEn: { nameEn: 'Honey' },
    nameAr: { nameAr: 'عسل' },
    price: { price: 2 },
    available: { available: false },
  },
  choice: {
    nameEn: { nameEn: 'Roast' },
    nameAr: { nameAr: 'التحميص' },
    atLeast: { atLeast: 0 },
    atMost: { atMost: 2 },
  },
  category: { nameEn: { nameEn: 'Cold' }, nameAr: { nameAr: 'بارد' } },
}

const ON_THE_MENU = 'it is on the dish itself, where customers read it'
const UNSEEN = 'it is for Contentful’s own list'
const ORDER = 'it moves an entry that is said'
/** Fields that the summary leaves out, and why. */
const LEFT_OUT: Partial<Record<ContentType, Readonly<Record<string, string>>>> = {
  menuItem: {
    ...{ nameEn: ON_THE_MENU, nameAr: ON_THE_MENU, descriptionEn: ON_THE_MENU, descriptionAr: ON_THE_MENU },
    ...{ price: ON_THE_MENU, image: ON_THE_MENU, category: ON_THE_MENU, isBestSeller: ON_THE_MENU },
    ...{ calories: ON_THE_MENU, allergens: ON_THE_MENU, labels: ON_THE_MENU, sortOrder: ORDER },
  },
  galleryImage: { title: UNSEEN },
  shopSettings: { title: UNSEEN },
  specialDay: { title: UNSEEN },
  deliveryArea: { sortOrder: ORDER },
  extra: { categories: ON_THE_MENU, items: ON_THE_MENU },
  choice: { options: ON_THE_MENU, categories: ON_THE_MENU, items: ON_THE_MENU },
  category: { drawing: ON_THE_MENU, sortOrder: ORDER },
}

/** The summaries in both languages, with other fields in the only entry of a type. */
function summarise(type: ContentType, fields: Fields): string {
  const isOfCategory = type === 'category' && { ownCategory: toLink('category') }
  const entries = CONTENT_TYPES.map((each) => {
    const own = { ...BASE[each], ...(each === 'menuItem' && isOfCategory), ...(each === type && fields) }
    return [each, [{ id: each, fields: own }]]
  })
  const raw = createRawContent(Object.fromEntries(entries) as object)
  const { content } = mapContent(raw, { names: [], excluded: [] }, 'cdn.contentful.com')
  const settings = { closedHours: '04:00-12:00' } as App.Locals['settings']
  return (['en', 'ar'] as const)
    .map((language) =>
      JSON.stringify(toPublishedSummary(content, createPageData({ content, settings }, language), language)),
    )
    .join('\n')
}

test('a dish of certain hours is not among the sold-out ones [R59]', () => {
  const hours = { availableFrom: '13:00', availableUntil: '16:00' }
  expect(summarise('menuItem', hours)).toMatch(
    /"Sold out","values":\[\{"text":"None","language":"en"\}\]\},\{"name":"Served at certain hours","values":\[\{"text":"Tea: From 1/,
  )
  const soldOut = '{"name":"Sold out","values":[{"text":"Tea: Sold out today","language":"en"}]}'
  expect(summarise('menuItem', { ...hours, available: false })).toContain(soldOut)
})

test('areas that wait while there is no delivery are not said to be none [R59]', () => {
  const areas = '{"name":"Delivery areas","values":[{"text":"Not shown while delivery is off","language":"en"}]}'
  expect(summarise('shopSettings', { delivery: false })).toContain(areas)
})

test('a text of any length has an end [R07]', () => {
  const text = 'word '.repeat(4_000)
  for (const fields of [{ nameEn: text }, { nameEn: text, available: false }])
    expect(summarise('menuItem', fields).length).toBeLessThan(20_000)
  expect(summarise('extra', { nameEn: text, nameAr: text }).length).toBeLessThan(20_000)
})

const FIELDS = CONTENT_TYPES.flatMap((type) => listFields(type).map(({ id }) => [type, id] as const))

test.each(FIELDS)('what the owner writes into %s.%s is said back, or left out for a reason', (type, field) => {
  const values = VALUES[type]?.[field]
  expect(values === undefined, 'either a value or a reason').toBe(LEFT_OUT[type]?.[field] !== undefined)
  if (values === undefined) return
  const { [field]: _, ...others } = values
  expect(summarise(type, values)).not.toBe(summarise(type, others))
})
