import { describe, expect, test } from 'vitest'
import { getSeverity, type RuleId } from '../domain/content-finding.ts'
import { createRawContent } from '../store/content-store.fixtures.ts'
import { checkContent } from './check-content.ts'
import { check, FILE, MISSING_URL, type Fields } from './check-content.fixtures.ts'
import { findAmbiguousLinks } from './check-menu.ts'

const NO_CONFIG = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }
const UNRESOLVED = { sys: { type: 'Link', linkType: 'Asset', id: 'x' } }
const withFile = (url: string): object => ({ image: { sys: { id: 'x' }, fields: { file: { url } } } })

describe('a dish', () => {
  test.each<[name: string, fields: Fields]>([
    ['no descriptions', { descriptionEn: undefined, descriptionAr: '' }],
    ['a description in one language, as its field says', { descriptionEn: undefined }],
    ['no image', { image: undefined }],
    ['a price as text', { price: ' 12.50 ' }],
    ['8.2, which has no exact binary form', { price: 8.2 }],
  ])('with %s has no findings [CNT-1]', (_, fields) => {
    expect(check({ dishes: [fields] })).toEqual([])
  })

  test.each<[name: string, fields: object, rule: RuleId, place: string]>([
    ['an unpublished image', { image: UNRESOLVED }, 'broken-image', 'Picture unpublished x'],
    ['an image without a file', { image: { fields: {} } }, 'broken-image', 'Picture noFile'],
    ['an image on another host', withFile('//evil.test/a.jpg'), 'broken-image', 'Picture elsewhere x'],
    ['an image that no longer exists', withFile(MISSING_URL), 'broken-image', 'Picture gone x'],
  ])('with %s is reported [CNT-1]', (_, fields, rule, place) => {
    const findings = check({ dishes: [{ ...fields }] })
    expect(findings).toMatchObject([{ rule, id: 'dish-0', name: 'Chicken Wrap', type: 'Menu item' }])
    const { field, value, image, other } = findings[0] ?? {}
    expect([field, value, image, other].filter((part) => part !== undefined).join(' ')).toBe(place)
  })

  test.each<[name: string, prices: readonly unknown[], values: readonly string[]]>([
    ['a price without its point', [18, 20, '2050', 25], ['2050']],
    ['a price of exactly 20 times', [10, 10, 200], []],
    ['two dishes, of which none is the usual one', [1, 100], []],
  ])('%s [CK06]', (_, prices, values) => {
    const findings = check({ dishes: prices.map((price) => ({ price })) })
    expect(findings.map(({ rule, value }) => [rule, value])).toEqual(values.map((value) => ['high-price', value]))
  })

  test('that order links can’t distinguish from another is named [OL10]', () => {
    const [one, other] = ['dish-86589', 'dish-89651'].map((id) => ({
      id,
      fields: { nameEn: id, price: 5, category: 'Fries' },
    }))
    expect(findAmbiguousLinks([one, one, other].flatMap((entry) => entry ?? []))).toEqual([
      { rule: 'ambiguous-link', name: 'dish-89651', id: 'dish-89651', type: 'Menu item', other: 'dish-86589' },
    ])
  })
})

test('an empty menu is reported [D2]', () => {
  expect(check({ dishes: [] })).toEqual([{ rule: 'empty-menu', name: '', id: '' }])
})

describe('the names in the configuration', () => {
  const config = {
    bestSellers: { names: [{ en: 'Chicken Wrap', ar: 'x' }], excluded: [] },
    preferredItems: ['chicken wrap'],
  }

  test('may be those of an item in either language [BIZ-1]', () => {
    expect(check({}, config)).toEqual([])
    const byArabic = { ...config, bestSellers: { names: [{ en: 'x', ar: 'لفافه  دجـاج' }], excluded: [] } }
    expect(check({}, byArabic)).toEqual([])
  })

  test('are reported if no item has them, or it is no best seller [BIZ-1] [MENU-8]', () => {
    expect(check({ dishes: [{ nameEn: 'Wrap' }] }, config)).toEqual([
      { rule: 'unused-config-name', name: 'Chicken Wrap · x', id: '' },
      { rule: 'unused-config-name', name: 'chicken wrap', id: '' },
    ])
    expect(check({}, { preferredItems: ['Chicken Wrap'] })).toMatchObject([{ rule: 'unused-config-name' }])
  })
})

describe('the gallery [GAL-1]', () => {
  const createAsset = (fields: object): unknown => ({
    sys: { id: 'spit' },
    fields: { title: 'The spit', description: 'السيخ', file: FILE, ...fields },
  })

  test('that the owner leaves out is no finding, and an entry without pictures is a tip [G44]', () => {
    expect(check({ galleries: [] })).toEqual([])
    const findings = check({ galleries: [undefined, []] })
    expect(findings).toMatchObject([{ rule: 'required' }, { rule: 'required' }])
    expect(findings.map(getSeverity)).toEqual(['tip', 'tip'])
  })

  test.each<[name: string, image: unknown, places: readonly string[], id: string]>([
    ['no file', createAsset({ file: undefined }), ['Pictures noFile'], 'gallery-0'],
    ['an unresolved link', UNRESOLVED, ['Pictures unpublished'], 'gallery-0'],
    ['null', null, ['Pictures'], 'gallery-0'],
    ['a PDF [G40]', createAsset({ file: { ...FILE, contentType: 'application/pdf' } }), ['Pictures'], 'gallery-0'],
  ])('with a picture that has %s', (_, picture, places, id) => {
    const findings = check({ galleries: [[picture, createAsset({})]] })
    expect(findings.map(({ field, image = '' }) => `${field} ${image}`.trim())).toEqual(places)
    expect(new Set(findings.map((finding) => finding.id))).toEqual(new Set([id]))
  })

  test.each<[name: string, heroImages: unknown, findings: readonly string[]]>([
    ['two usable ones', [createAsset({}), createAsset({})], []],
    ['one that is not published', [createAsset({}), UNRESOLVED], ['broken-image Pictures of the first screen']],
    ['none, but a text', 'wrap.jpg', ['not-a-list Pictures of the first screen']],
  ])('is checked like the pictures of the first screen, such as %s [OW15]', (_, heroImages, expected) => {
    const findings = check({ settings: { heroImages } })
    expect(findings.map(({ rule, field = '' }) => `${rule} ${field}`)).toEqual(expected)
  })
})

test.each(['شاي', 'a/b', '..'])(
  'a dish and a category with the ID %o are named, and left out of the rest [G48]',
  (id) => {
    const entries = createRawContent({
      menuItem: [{ id, fields: { nameEn: 'Tea', price: 12.345 } }],
      category: [{ id, fields: { nameEn: 'Drinks' } }],
    })
    const source = { serviceHost: 'cdn.contentful.com', missing: new Set<string>(), now: 0 }
    const findings = checkContent(entries, NO_CONFIG, source)
    const place = { rule: 'unusable-id', id, field: 'ID', value: id }
    expect(findings.filter(({ id: about }) => about === id)).toEqual([
      { ...place, name: 'Tea', type: 'Menu item' },
      { ...place, name: 'Drinks', type: 'Own category' },
    ])
  },
)
