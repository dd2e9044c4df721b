import { describe, expect, test } from 'vitest'
import { EMPTY_SHOP_SETTINGS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import { WITHOUT_END } from '#shop/domain/setting-values.ts'
import { listFields } from '../model/content-types.ts'
import { mapShopSettings, SETTING_EFFECTS } from './map-shop-settings.ts'

function map(fields: Readonly<Record<string, unknown>>): { settings: ShopSettings; problems: readonly string[] } {
  const { settings, problems } = mapShopSettings({ id: 'shop', fields: { title: 'Lahab', ...fields } })
  return { settings, problems: problems.map(({ field, value }) => `${field} ${value}`) }
}

function toEntryLink(id: string): object {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

test('a setting reads every field of the entry but its title and the pictures of home', () => {
  const fields = listFields('shopSettings').map(({ id }) => id)
  expect([...Object.keys(SETTING_EFFECTS), 'title', 'heroImages'].sort()).toEqual(fields.sort())
})

describe('mapShopSettings', () => {
  test.each([
    ['no fields', {}],
    ['empty fields', { title: 'Lahab', weeklyHours: [], pausedUntil: null, phone: '', payments: [], later: false }],
  ])('with %s sets nothing', (_, fields) => {
    expect(map(fields)).toEqual({ settings: EMPTY_SHOP_SETTINGS, problems: [] })
  })

  test('maps every field', () => {
    const fields = {
      weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-24:00'],
      deliveryHours: ['Mon-Sun 13:00-23:00'],
      lastOrderMinutes: 30,
      pausedUntil: '2026-11-22T21:30+04:00',
      pauseWhat: 'delivery',
      pauseReasonEn: 'Rain',
      pauseReasonAr: 'مطر',
      payments: ['card', 'cash'],
      later: true,
      leadMinutes: 45,
      slotMinutes: 15,
      daysAhead: 7,
      otherAreas: true,
      carPickup: true,
      pickupMinutes: '15-20',
      pickupMinimum: 30.5,
      goesWith: ['cola', 'fries', 'cola'].map(toEntryLink),
      kitchenAllergens: ['nuts', 'gluten'],
      phone: '+971 4 000 0000',
      whatsapp: '971500000001',
      addressEn: 'Al Wasl Road 2',
      addressAr: 'شارع الوصل 2',
      deliveryApps: ['Talabat https://www.talabat.com/uae/lahab', 'Noon Food https://food.noon.com/lahab'],
      instagram: 'https://www.instagram.com/lahab',
      rating: 4.7,
      sloganEn: 'Fire and bread',
      sloganAr: 'نار وخبز',
      noticeEn: 'Ramadan Kareem.',
      noticeAr: 'رمضان كريم.',
      noticeLastDay: '2027-03-09',
      discountPercent: 30,
      discountedDishes: [{ sys: { type: 'Link', linkType: 'Entry', id: 'cola' } }],
      discountedCategories: ['Sauces', 'Fries'],
      offerLastDay: '2026-11-30',
      showPromo: false,
      promoEn: 'A free cola',
      promoAr: 'كولا مجاناً',
    }
    expect(map(fields)).toEqual({
      settings: {
        weeklyHours: [
          ...Array.from({ length: 4 }, () => [{ from: 720, until: 1680 }]),
          [{ from: 810, until: 1440 }],
          [],
          [],
        ],
        deliveryHours: Array.from({ length: 7 }, () => [{ from: 780, until: 1380 }]),
        lastOrderMinutes: 30,
        pause: { until: Date.UTC(2026, 10, 22, 17, 30), what: 'delivery', reason: { en: 'Rain', ar: 'مطر' } },
        methods: ['delivery', 'pickup'],
        payments: ['cash', 'card'],
        preOrders: { leadMinutes: 45, slotMinutes: 15, daysAhead: 7 },
        hasOtherAreas: true,
        hasCarPickup: true,
        pickupMinutes: '15-20',
        pickupMinimum: 3050,
        goesWith: ['cola', 'fries'],
        kitchenAllergens: ['gluten', 'nuts'],
        contact: {
          phone: '+971 4 000 0000',
          whatsapp: '971500000001',
          address: { en: 'Al Wasl Road 2', ar: 'شارع الوصل 2' },
          deliveryApps: [
            { name: { en: 'Talabat', ar: '' }, url: 'https://www.talabat.com/uae/lahab' },
            { name: { en: 'Noon Food', ar: '' }, url: 'https://food.noon.com/lahab' },
          ],
          social: { instagram: 'https://www.instagram.com/lahab' },
          rating: '4.7',
        },
        slogan: { en: 'Fire and bread', ar: 'نار وخبز' },
        notice: { text: { en: 'Ramadan Kareem.', ar: 'رمضان كريم.' }, lastDay: '2027-03-09' },
        discountPercent: 30,
        discounted: { entryIds: ['cola'], categories: ['Sauces', 'Fries'] },
        offerLastDay: '2026-11-30',
        promo: { isShown: false, text: { en: 'A free cola', ar: 'كولا مجاناً' } },
      },
      problems: [],
    })
  })

  test.each<[text: string, until: number]>([
    ['2026-11-22T21:30+04:00', Date.UTC(2026, 10, 22, 17, 30)],
    ['2026-11-22T17:30Z', Date.UTC(2026, 10, 22, 17, 30)],
    ['2026-11-22T17:30:15.000Z', Date.UTC(2026, 10, 22, 17, 30, 15)],
  ])('pauses until the instant %s', (pausedUntil, until) => {
    expect(map({ pausedUntil }).settings.pause).toEqual({ until, what: 'everything', reason: { en: '', ar: '' } })
  })

  test('orders that are stopped are paused without an end, with the reason of the pause', () => {
    const until = Date.parse('2026-11-22T21:30+04:00')
    const stopped = { until: WITHOUT_END, what: 'everything', reason: { en: 'A wedding.', ar: '' } }
    const fields = { ordersStopped: true, pausedUntil: '2026-11-22T21:30+04:00', pauseReasonEn: 'A wedding.' }
    expect(map(fields).settings.pause).toEqual(stopped)
    expect(map({ ...fields, ordersStopped: false }).settings.pause).toEqual({ ...stopped, until })
    expect(map({ delivery: false, pickup: false }).settings).toMatchObject({
      methods: [],
      pause: { until: WITHOUT_END, what: 'everything' },
    })
  })

  test.each([
    [{ delivery: false }, ['pickup'], { delivery: null, pickup: 'everything' }],
    [{ pickup: false }, ['delivery'], { delivery: 'everything', pickup: null }],
    [{ delivery: true, pickup: true }, ['delivery', 'pickup'], { delivery: 'delivery', pickup: 'pickup' }],
  ] as const)('with %j a pause of one way to receive orders is what it means', (fields, methods, pauses) => {
    expect(map(fields).settings.methods).toEqual(methods)
    for (const pauseWhat of ['delivery', 'pickup'] as const) {
      const { pause } = map({ ...fields, pausedUntil: '2026-11-22T21:30+04:00', pauseWhat }).settings
      expect(pause && pause.what).toBe(pauses[pauseWhat])
    }
  })

  test('a pause is not in a year that nobody can mean', () => {
    const getPause = (year: string) => map({ pausedUntil: `${year}-11-22T21:30+04:00` })
    expect(['2020', '2086', '2099'].map((year) => getPause(year).problems)).toEqual([[], [], []])
    for (const year of ['0226', '2019', '2100', '9999']) {
      expect(getPause(year)).toMatchObject({ settings: { pause: null }, problems: [expect.stringContaining(year)] })
    }
  })

  // What a field takes is proved in validate-entry.test.ts: here is one of each way to read it.
  const unusable: readonly [field: string, value: unknown][] = [
    ['pausedUntil', '2026-11-22'],
    ['pausedUntil', '2026-11-22T21:30'],
    ['pausedUntil', '2026-13-40T21:30Z'],
    ['pausedUntil', '2026-11-22T25:30Z'],
    ['weeklyHours', ['Mon 25:00-26:00', 'Fri', 'Fr 12-14', 7]],
    ['lastOrderMinutes', -1],
    ['payments', ['crypto']],
    ['noticeEn', 'x'.repeat(81)],
    ['offerLastDay', '2026-11-31'],
    ['later', 'yes'],
    ['goesWith', ['cola', { sys: { type: 'Link', linkType: 'Asset', id: 'cola' } }, null]],
    ['slotMinutes', 20],
    ['daysAhead', 15],
    ['phone', 'call us'],
    ['deliveryApps', ['Talabat', 'javascript:alert(1)', 'Talabat http://www.talabat.com']],
    ['tiktok', 'javascript:alert(1)'],
  ]
  test.each(unusable)('%s: %j sets nothing and is one problem', (field, value) => {
    const { settings, problems } = map({ [field]: value })
    expect(settings).toEqual(EMPTY_SHOP_SETTINGS)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(field)
  })

  test('keeps the lines of a list that can be used, and reports the others', () => {
    const { settings, problems } = map({
      weeklyHours: ['Mon 25:00-26:00', ' Tue 12:00-14:00'],
      payments: ['x', 'cash'],
    })
    expect(settings).toMatchObject({
      weeklyHours: [[], [{ from: 720, until: 840 }], [], [], [], [], []],
      payments: ['cash'],
    })
    expect(problems).toHaveLength(2)
  })

  test('takes no more dishes that go with an order than Contentful does', () => {
    const goesWith = ['1', '2', '3', '4', '5', '6', '7'].map(toEntryLink)
    expect(map({ goesWith })).toMatchObject({
      settings: { goesWith: ['1', '2', '3', '4', '5', '6'] },
      problems: ['goesWith 1, 2, 3, 4, 5, 6, 7'],
    })
  })

  test('keeps the owner’s words on one line, without controls', () => {
    const fields = { pausedUntil: '2026-11-22T17:30Z', pauseReasonEn: 'Rain\u202e:\n<b>wait</b>' }
    expect(map(fields).settings.pause?.reason.en).toBe('Rain: <b>wait</b>')
  })
})

// Networks and WhatsApp numbers, which Contentful refuses too: content-types.test.ts.
test.each([
  ['deliveryApps', ['Talabat https://www.talabat.com@other.example/lahab']],
  ['deliveryApps', ['Talabat https://lahab:secret@www.talabat.com/lahab']],
  ['deliveryApps', ['Talabat https://[']],
  ['phone', '+971 050 123 4567'],
  ['phone', '+971 50 123 456'],
])('%s %j can’t be used', (field, value) => {
  expect(map({ [field]: value })).toEqual({ settings: EMPTY_SHOP_SETTINGS, problems: [`${field} ${String(value)}`] })
})

test('links are written as browsers read them', () => {
  const { settings, problems } = map({
    instagram: 'https://instagram.com/\\lahab',
    deliveryApps: ['Talabat https://www.talabat.com\\@evil.test'],
  })
  expect(settings.contact.social.instagram).toBe('https://instagram.com//lahab')
  expect(settings.contact.deliveryApps[0]?.url).toBe('https://www.talabat.com/@evil.test')
  expect(problems).toEqual([])
})

test('a delivery app may be on any host', () => {
  const { settings, problems } = map({ deliveryApps: ['Noon Food https://food.example/@lahab'] })
  expect(settings.contact.deliveryApps).toEqual([
    { name: { en: 'Noon Food', ar: '' }, url: 'https://food.example/@lahab' },
  ])
  expect(problems).toEqual([])
})
