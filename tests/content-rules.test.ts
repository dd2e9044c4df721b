import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RawEntry } from '../src/content/contentful-client.ts'
import { checkGallery } from '../src/content/check/check-gallery.ts'
import { checkMenu } from '../src/content/check/check-menu.ts'
import type { Finding, RuleId } from '../src/content/domain/content-finding.ts'
import { formatVerdict } from '../src/site/messages/content-check-messages.ts'
import { findMissingImages } from '../src/content/check/find-missing-images.ts'

const FILE = { url: '//images.ctfassets.net/wrap.webp' }
const MISSING_URL = 'https://images.ctfassets.net/gone.webp'
const IMAGES = { serviceHost: 'cdn.contentful.com', missing: new Set([MISSING_URL]) }
const UNRESOLVED = { sys: { type: 'Link', linkType: 'Asset', id: 'x' } }
const NO_CONFIG = { bestSellers: { names: [], excluded: [] }, preferredItems: [] }

const createItem = (changes: object = {}, id = 'item-1'): RawEntry => ({
  id,
  fields: {
    nameEn: 'Chicken Wrap',
    nameAr: 'لفافة دجاج',
    descriptionEn: 'With garlic, 120g.',
    descriptionAr: 'مع الثوم، ١٢٠ غرام.',
    price: 18,
    category: 'Chicken Shawarma',
    image: { sys: { id: 'wrap' }, fields: { file: FILE } },
    ...changes,
  },
})

const withFile = (url: string): object => ({ image: { sys: { id: 'x' }, fields: { file: { url } } } })

const check = (...entries: readonly RawEntry[]): readonly Finding[] => checkMenu(entries, NO_CONFIG, IMAGES)

const getRules = (findings: readonly Finding[]): readonly RuleId[] => findings.map(({ rule }) => rule)

describe(checkMenu.name, () => {
  test.each<[name: string, changes: object]>([
    ['a complete item', {}],
    ['no descriptions', { descriptionEn: undefined, descriptionAr: '' }],
    ['the highest price', { price: 100_000 }],
    ['a price as text', { price: ' 12.50 ' }],
    ['8.2, which has no exact binary form', { price: 8.2 }],
    ['a category in other capitals', { category: ' chicken  SHAWARMA' }],
    ['a sort order', { sortOrder: -10 }],
    ['no sort order', { sortOrder: null }],
    ['a name of 60 characters', { nameEn: 'x'.repeat(60) }],
  ])('accepts %s [CNT-1]', (_, changes) => {
    expect(check(createItem(changes))).toEqual([])
  })

  test.each<[name: string, changes: object, rules: readonly RuleId[], place?: string]>([
    ['no names', { nameEn: ' ', nameAr: undefined }, ['missing-name', 'missing-name'], 'Name (English)'],
    ['no English name', { nameEn: 5 }, ['missing-name'], 'Name (English) 5'],
    ['an Arabic name of invisible characters', { nameAr: ' \u200f' }, ['missing-name'], 'Name (Arabic)'],
    ['an Arabic description only', { descriptionEn: '' }, ['missing-translation'], 'Description (English)'],
    ['an English description only', { descriptionAr: undefined }, ['missing-translation'], 'Description (Arabic)'],
    ['no price', { price: undefined }, ['bad-price'], 'Price in AED'],
    ['a negative price', { price: -1 }, ['bad-price'], 'Price in AED -1'],
    ['a price of zero', { price: 0 }, ['bad-price'], 'Price in AED 0'],
    ['less than one fil', { price: 1e-7 }, ['bad-price']],
    ['a price above 100,000', { price: 100_000.01 }, ['bad-price']],
    ['a price in words', { price: 'ten' }, ['bad-price'], 'Price in AED ten'],
    ['three decimals', { price: 12.345 }, ['rounded-price'], 'Price in AED 12.345'],
    ['three decimals as text', { price: '12.500' }, ['rounded-price']],
    ['no category', { category: undefined }, ['unknown-category'], 'Category'],
    ['another category', { category: 'Soups' }, ['unknown-category'], 'Category Soups'],
    ['no image', { image: undefined }, ['missing-image'], 'Picture'],
    ['an unpublished image', { image: UNRESOLVED }, ['broken-image'], 'Picture unpublished x'],
    ['an image without a file', { image: { fields: {} } }, ['broken-image'], 'Picture noFile'],
    ['an image on another host', withFile('//evil.test/a.jpg'), ['broken-image'], 'Picture elsewhere x'],
    ['an image that no longer exists', withFile(MISSING_URL), ['broken-image'], 'Picture gone x'],
    ['a long name', { nameEn: 'x'.repeat(61) }, ['long-text'], `Name (English) ${'x'.repeat(60)}`],
    ['a long description', { descriptionAr: 'س'.repeat(301) }, ['long-text'], `Description (Arabic) ${'س'.repeat(60)}`],
    ['a fraction as sort order', { sortOrder: 1.5 }, ['bad-sort-order'], 'Position in the menu 1.5'],
    ['text as sort order', { sortOrder: '10' }, ['bad-sort-order'], 'Position in the menu 10'],
  ])('reports %s [CNT-1]', (_, changes, rules, place) => {
    const findings = check(createItem(changes))
    expect(getRules(findings)).toEqual(rules)
    expect(findings.every(({ id, name }) => id === 'item-1' && name !== id)).toBe(true)
    const { field, value, image, other } = findings[0] ?? {}
    const parts = [field, value, image, other].filter((part) => part !== undefined)
    if (place !== undefined) expect(parts.join(' ')).toBe(place)
  })

  test('reports a duplicate name with the other item [CNT-1]', () => {
    expect(check(createItem(), createItem({ nameEn: 'chicken  WRAP', nameAr: 'غيرها' }, 'item-2'))).toEqual([
      { rule: 'duplicate-name', name: 'chicken WRAP', id: 'item-2', type: 'Menu item', other: 'Chicken Wrap' },
    ])
  })

  test('compares Arabic names in the same way as for best sellers [BIZ-1]', () => {
    const findings = check(createItem(), createItem({ nameEn: 'Other', nameAr: 'لفافه  دجـاج' }, 'item-2'))
    expect(findings.map(({ rule, id }) => [rule, id])).toEqual([['duplicate-name', 'item-2']])
  })

  test('does not compare missing names', () => {
    const findings = check(createItem({ nameEn: '' }), createItem({ nameEn: '', nameAr: 'غيرها' }, 'item-2'))
    expect(getRules(findings)).toEqual(['missing-name', 'missing-name'])
  })

  test('reports a duplicate sort order', () => {
    const other = createItem({ nameEn: 'Other', nameAr: 'غيرها', sortOrder: 10 }, 'item-2')
    expect(check(createItem({ sortOrder: 10 }), other)).toEqual([
      { rule: 'duplicate-sort-order', name: 'Other', id: 'item-2', type: 'Menu item', other: 'Chicken Wrap' },
    ])
  })

  test('reports a duplicate ID once [CNT-1]', () => {
    expect(getRules(check(createItem({ sortOrder: 1 }), createItem({ sortOrder: 1 })))).toEqual(['duplicate-id'])
  })

  test('reports an empty menu [D2]', () => {
    expect(getRules(check())).toEqual(['empty-menu'])
  })

  const config = {
    bestSellers: { names: [{ en: 'Chicken Wrap', ar: 'x' }], excluded: [] },
    preferredItems: ['chicken wrap'],
  }

  test('accepts configured names that an item has in either language [BIZ-1]', () => {
    expect(checkMenu([createItem()], config, IMAGES)).toEqual([])
    const byArabic = { ...config, bestSellers: { names: [{ en: 'x', ar: 'لفافة دجاج' }], excluded: [] } }
    expect(checkMenu([createItem()], byArabic, IMAGES)).toEqual([])
  })

  test('reports configured names that no item has [BIZ-1] [MENU-8]', () => {
    expect(checkMenu([createItem({ nameEn: 'Wrap' })], config, IMAGES)).toEqual([
      { rule: 'unused-config-name', name: 'Chicken Wrap · x', id: '' },
      { rule: 'unused-config-name', name: 'chicken wrap', id: '' },
    ])
  })

  test('reports a preferred item that is not a best seller [MENU-8]', () => {
    const findings = checkMenu([createItem()], { ...NO_CONFIG, preferredItems: ['Chicken Wrap'] }, IMAGES)
    expect(getRules(findings)).toEqual(['unused-config-name'])
  })

  test('names two items that order links can’t distinguish [OL10]', () => {
    const [one, other] = ['dish-86589', 'dish-89651'].map((id) =>
      createItem({ nameEn: id, nameAr: `طبق ${id}` }, id),
    ) as [RawEntry, RawEntry]
    expect(check(one, other)).toEqual([
      { rule: 'ambiguous-link', name: 'dish-89651', id: 'dish-89651', type: 'Menu item', other: 'dish-86589' },
    ])
  })
})

describe(checkGallery.name, () => {
  const createAsset = (fields: object): unknown => ({
    sys: { id: 'spit' },
    fields: { title: 'The spit', description: 'السيخ', file: FILE, ...fields },
  })
  const checkImages = (...lists: readonly unknown[]): readonly Finding[] =>
    checkGallery(
      lists.map((images, index) => ({ id: `group-${index}`, fields: { images } })),
      IMAGES,
    )

  test('accepts images with text in both languages [GAL-1]', () => {
    expect(checkImages([createAsset({})], [])).toEqual([])
  })

  test.each<[name: string, lists: readonly unknown[]]>([
    ['no entry', []],
    ['no list', [undefined]],
    ['empty lists', [[], []]],
    ['another type', ['images']],
  ])('reports an empty gallery: %s [GAL-1]', (_, lists) => {
    expect(checkImages(...lists)).toEqual([{ rule: 'empty-gallery', name: '', id: '' }])
  })

  test.each<[name: string, image: unknown, places: readonly string[], id: string]>([
    ['no title', createAsset({ title: ' ' }), ['Title'], 'spit'],
    ['no description', createAsset({ description: undefined }), ['Description'], 'spit'],
    ['neither', createAsset({ title: undefined, description: 5 }), ['Title', 'Description'], 'spit'],
    ['no file', createAsset({ file: undefined }), ['Pictures noFile'], 'group-0'],
    ['an unresolved link', UNRESOLVED, ['Pictures unpublished'], 'group-0'],
    ['null', null, ['Pictures unpublished'], 'group-0'],
  ])('reports an image with %s [GAL-1]', (_, image, places, id) => {
    const findings = checkImages([image, createAsset({})])
    expect(findings.map((finding) => `${finding.field} ${finding.image ?? ''}`.trim())).toEqual(places)
    expect(new Set(findings.map((finding) => finding.id))).toEqual(new Set([id]))
  })
})

describe(findMissingImages.name, () => {
  afterEach(() => vi.unstubAllGlobals())

  test('requests each image once and distinguishes missing from unreachable [C18]', async () => {
    const statuses = new Map([
      ['https://a.test/1', 200],
      ['https://a.test/2', 404],
      ['https://a.test/3', 503],
    ])
    const request = vi.fn((url: string) => {
      const status = statuses.get(url)
      return status === undefined ? Promise.reject(new TypeError()) : Promise.resolve({ status })
    })
    vi.stubGlobal('fetch', request)
    const urls = [...statuses.keys(), 'https://a.test/2', 'https://down.test/', '/content-images/cola.webp']
    expect(await findMissingImages(urls)).toEqual({ missing: new Set(['https://a.test/2']), unchecked: 2 })
    expect(request).toHaveBeenCalledTimes(4)
  })
})

test.each([
  [1, 'الموقع يعمل. نصيحة واحدة.', 'The site works. 1 tip.'],
  [2, 'الموقع يعمل. نصيحتان.', 'The site works. 2 tips.'],
  [3, 'الموقع يعمل. 3 نصائح.', 'The site works. 3 tips.'],
  [11, 'الموقع يعمل. 11 نصيحة.', 'The site works. 11 tips.'],
  [100, 'الموقع يعمل. 100 نصيحة.', 'The site works. 100 tips.'],
])('the verdict of %i tips is milder than that of a problem, in both languages [CK07]', (count, arabic, english) => {
  const tips = Array.from({ length: count }, (): Finding => ({ rule: 'missing-image', name: 'Tea', id: 'tea' }))
  expect([formatVerdict('ar', tips), formatVerdict('en', tips)]).toEqual([arabic, english])
  const warning: Finding = { rule: 'high-price', name: 'Tea', id: 'tea' }
  expect(formatVerdict('en', [...tips, warning])).toBe(`${count + 1} things to look at.`)
})
