import { describe, expect, test } from 'vitest'
import { getSeverity } from '../domain/content-finding.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { checkContent } from './check-content.ts'
import { check, FILE, MISSING_URL } from './check-content.fixtures.ts'

type Shop = NonNullable<Parameters<typeof check>[0]>

const UNRESOLVED = { sys: { type: 'Link', linkType: 'Asset', id: 'x' } }
const PICTURE = { sys: { id: 'spit' }, fields: { title: 'The spit', file: FILE } }
const toLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test.each<[name: string, shop: Shop]>([
  ['a special day, an area and an extra', { days: [{}], areas: [{}], extras: [{}] }],
  ['a dish without descriptions', { dishes: [{ descriptionEn: undefined, descriptionAr: '' }] }],
  ['a dish without an image', { dishes: [{ image: undefined }] }],
  ['a price as text', { dishes: [{ price: ' 12.50 ' }] }],
  ['a gallery that is left out', { galleries: [] }],
  ['a pause that is over', { settings: { pausedUntil: '2026-11-22T15:00+04:00' } }],
  ['an offer that is over', { settings: { offerLastDay: '2026-11-21' } }],
])('%s is no finding [CNT-1]', (_, shop) => {
  expect(check(shop)).toEqual([])
})

describe('says what is in force now, once', () => {
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
    ['a bad line of an area', { areas: [{ hours: ['Mon-Sat 17:00-23:00', 'Sun 6pm'] }] }, 'days-without-delivery 6'],
    ['an incomplete pause', { settings: { pausedUntil: '2026-11-22' } }, 'not-paused'],
    ['an area of a known name', { areas: [{}, { nameEn: 'deira ', nameAr: 'ديره' }] }, 'not-offered'],
    ['a dish of a known name', { dishes: [{}, { nameEn: 'CHICKEN wrap' }] }, 'both-shown'],
    ['an unreadable fee', { areas: [{ fee: '5,00' }] }, 'fee-in-chat'],
    ['unusable hours of a special day', { days: [{ closed: false, hours: ['6-4'] }] }, 'days-unchanged'],
    ['a last day before the first', { days: [{ to: '2026-11-26' }] }, 'days-unchanged'],
    ['one time of a dish', { dishes: [{ availableFrom: '13:00' }] }, 'any-time'],
    ['an extra without a price', { extras: [{ price: '3,00' }] }, 'left-out'],
    ['a long name', { dishes: [{ nameEn: 'x'.repeat(61) }] }, 'as-written'],
  ])('%s', (_, shop, words) => {
    const effects = check(shop).map(({ effect, weekdays = [] }) => [effect, ...weekdays].join(' '))
    expect(effects).toEqual([words])
  })
})

test('a gallery entry without pictures is a tip', () => {
  expect(check({ galleries: [[]] }).map(getSeverity)).toEqual(['tip'])
})

describe('a picture of a menu in a file is named in the words of files [R51]', () => {
  test.each([
    ['noAsset', UNRESOLVED],
    ['notInFolder', { sys: { id: 'x' }, fields: {} }],
    ['notInFolder', { sys: { id: 'x' }, fields: { file: { url: '/pictures/a.jpg' } } }],
  ])('%s', (problem, image) => {
    const dish = { nameEn: 'Tea', nameAr: 'شاي', price: 7, category: 'Beverages', image }
    const raw = createRawContent({ menuItem: [{ id: 'tea', fields: dish }] })
    const config = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }
    const source = { serviceHost: '127.0.0.1:3001', missing: new Set<string>(), now: 0 }
    const findings = checkContent(raw, config, source)
    expect(findings).toMatchObject([{ rule: 'broken-image', image: problem }])
  })
})

describe('a picture that can’t be shown is named [CNT-1] [GAL-1]', () => {
  const withFile = (url: string): object => ({ sys: { id: 'x' }, fields: { file: { url } } })
  test.each<[name: string, shop: Shop, place: string]>([
    ['not published', { dishes: [{ image: UNRESOLVED }] }, 'dish-0 Picture unpublished x'],
    ['without a file', { dishes: [{ image: { fields: {} } }] }, 'dish-0 Picture noFile'],
    ['on another host', { dishes: [{ image: withFile('//evil.test/a.jpg') }] }, 'dish-0 Picture elsewhere x'],
    ['that no longer exists', { dishes: [{ image: withFile(MISSING_URL) }] }, 'dish-0 Picture gone x'],
    ['of the gallery', { galleries: [[PICTURE, UNRESOLVED]] }, 'gallery-0 Pictures unpublished x'],
    [
      'of the first screen',
      { settings: { heroImages: [PICTURE, UNRESOLVED] } },
      'settings-0 Pictures of the first screen unpublished x',
    ],
  ])('%s', (_, shop, place) => {
    const places = check(shop).map(({ rule, id, field, image, other }) => [rule, id, field, image, other])
    expect(places.map((parts) => parts.join(' ').trim())).toEqual([`broken-image ${place}`])
  })
})

test.each<[name: string, shop: Shop, field: string]>([
  ['a dish that goes with an order', { settings: { goesWith: ['dish-0', 'gone'].map(toLink) } }, 'Goes with an order'],
  ['the own category of a dish', { dishes: [{ ownCategory: toLink('gone') }] }, 'Own category'],
])('%s that is not published is named', (_, shop, field) => {
  expect(check(shop)).toMatchObject([{ rule: 'unpublished-link', field, value: 'gone' }])
})

test('free delivery from an amount that nobody can stay below is named [R51]', () => {
  const finding = { rule: 'free-below-minimum', name: 'Deira', type: 'Delivery area', value: '40' }
  expect(check({ areas: [{ minimum: 50, freeFrom: 40 }] })).toMatchObject([finding])
  expect(check({ areas: [{ minimum: 40, freeFrom: 40 }] })).toMatchObject([finding])
  expect(check({ areas: [{ minimum: 40, freeFrom: 40.5 }] })).toEqual([])
})

test('a pickup that may be ready after closing is a tip, unless last orders are early enough [R41]', () => {
  const settings = { weeklyHours: ['Mon-Sun 12:00-04:00'], pickupMinutes: '15-20' }
  expect(check({ settings })).toMatchObject([{ rule: 'ready-after-closing', value: '15-20' }])
  expect(check({ settings: { ...settings, lastOrderMinutes: 15 } })).toHaveLength(1)
  expect(check({ settings: { ...settings, lastOrderMinutes: 20 } })).toEqual([])
  expect(check({ settings: { ...settings, pickupMinutes: undefined } })).toEqual([])
})

test('an entry with the ID of an older one is named, once, and the older one counts [R51]', () => {
  const dish = { nameAr: 'شاي', price: 7, category: 'Beverages' }
  const area = { nameAr: 'ديرة', fee: 5 }
  const menuItem = ['Tea', 'Coffee'].map((nameEn, index) => ({
    id: 'tea',
    fields: { ...dish, nameEn, nameAr: `شاي ${index}` },
  }))
  const deliveryArea = ['Deira', 'Satwa'].map((nameEn, index) => ({
    id: 'deira',
    fields: { ...area, nameEn, nameAr: `ديرة ${index}` },
  }))
  const config = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }
  const source = { serviceHost: 'cdn.contentful.com', missing: new Set<string>(), now: 0 }
  expect(checkContent(createRawContent({ menuItem, deliveryArea }), config, source)).toEqual([
    { rule: 'repeated-id', name: 'Coffee', id: 'tea', type: 'Menu item', value: 'tea' },
    { rule: 'repeated-id', name: 'Satwa', id: 'deira', type: 'Delivery area', value: 'deira' },
  ])
})

test('names and values are cut at the end of a word, and have an end whatever is written [R07] [R59]', () => {
  const marks = `a${'\u0301'.repeat(5_000)}`
  for (const text of ['x'.repeat(20_000), 'word '.repeat(4_000), marks]) {
    const fields = { nameEn: text, nameAr: text, price: text, title: text, fee: text }
    const asset = { sys: { id: text }, fields: { title: text, file: { url: '//evil.test/a.jpg' } } }
    const findings = check({
      dishes: [{ ...fields, image: asset }, { ...fields }],
      extras: [fields],
      choices: [{ ...fields, options: [toLink(text)] }],
      settings: { ...fields, discountedDishes: [toLink(text)], phone: text },
    })
    expect(findings.length).toBeGreaterThan(8)
    const { length } = JSON.stringify(findings.map(({ id: _, ...finding }) => finding))
    expect(length).toBeLessThan(500 * findings.length)
  }
  const [finding] = check({
    settings: { phone: 'Call us on the number of the shop in Al Wasl Road, or on that of Deira' },
  })
  expect(finding?.value).toBe('Call us on the number of the shop in Al Wasl Road, or on…')
})

test('without delivery and pickup nobody can order', () => {
  expect(check({ settings: { delivery: false, pickup: false } })).toMatchObject([
    { rule: 'no-method', field: 'Delivery' },
  ])
  expect(check({ settings: { delivery: false } })).toEqual([])
})

test('a dish and a category with an ID for no address are named, and left out of the rest', () => {
  const entries = createRawContent({
    menuItem: [{ id: 'a/b', fields: { nameEn: 'Tea', nameAr: 'شاي', price: 7, image: UNRESOLVED } }],
    category: [{ id: 'a/b', fields: { nameEn: 'Drinks', nameAr: 'مشروبات' } }],
  })
  const config = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }
  const source = { serviceHost: 'cdn.contentful.com', missing: new Set<string>(), now: 0 }
  const finding = { rule: 'unusable-id', id: 'a/b', value: 'a/b' }
  expect(checkContent(entries, config, source)).toEqual([
    { ...finding, name: 'Tea', type: 'Menu item' },
    { ...finding, name: 'Drinks', type: 'Own category' },
    { rule: 'empty-menu', name: '', id: '' },
  ])
})
