import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RawEntry } from '../src/content/contentful-client.ts'
import { checkGallery } from '../tools/content-check/check-gallery.ts'
import { checkMenu } from '../tools/content-check/check-menu.ts'
import { describeFetchError } from '../tools/content-check/describe-fetch-error.ts'
import { findMissingImages } from '../tools/content-check/find-missing-images.ts'
import { formatReport, isError } from '../tools/content-check/format-report.ts'
import type { Finding, RuleId } from '../tools/content-check/rules.ts'

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

  test.each<[name: string, changes: object, rules: readonly RuleId[], detail?: string]>([
    ['no names', { nameEn: ' ', nameAr: undefined }, ['missing-name', 'missing-name'], 'English'],
    ['no English name', { nameEn: 5 }, ['missing-name'], 'English'],
    ['an Arabic name of invisible characters', { nameAr: ' \u200f' }, ['missing-name'], 'Arabic'],
    ['an Arabic description only', { descriptionEn: '' }, ['missing-translation'], 'no English'],
    ['an English description only', { descriptionAr: undefined }, ['missing-translation'], 'no Arabic'],
    ['no price', { price: undefined }, ['bad-price'], 'empty'],
    ['a negative price', { price: -1 }, ['bad-price'], '-1'],
    ['a price of zero', { price: 0 }, ['bad-price'], '0'],
    ['less than one fil', { price: 1e-7 }, ['bad-price']],
    ['a price above 100,000', { price: 100_000.01 }, ['bad-price']],
    ['a price in words', { price: 'ten' }, ['bad-price'], '"ten"'],
    ['three decimals', { price: 12.345 }, ['rounded-price'], '12.345'],
    ['three decimals as text', { price: '12.500' }, ['rounded-price']],
    ['no category', { category: undefined }, ['unknown-category'], 'empty'],
    ['another category', { category: 'Soups' }, ['unknown-category'], '"Soups"'],
    ['no image', { image: undefined }, ['missing-image']],
    ['an unpublished image', { image: UNRESOLVED }, ['broken-image'], 'not published: x'],
    ['an image without a file', { image: { fields: {} } }, ['broken-image'], 'no file'],
    ['an image on another host', withFile('//evil.test/a.jpg'), ['broken-image'], 'not stored in Contentful: x'],
    ['an image that no longer exists', withFile(MISSING_URL), ['broken-image'], 'file not found: x'],
    ['a long name', { nameEn: 'x'.repeat(61) }, ['long-text'], 'nameEn'],
    ['a long description', { descriptionAr: 'س'.repeat(301) }, ['long-text'], 'descriptionAr'],
    ['a fraction as sort order', { sortOrder: 1.5 }, ['bad-sort-order'], '1.5'],
    ['text as sort order', { sortOrder: '10' }, ['bad-sort-order'], '"10"'],
  ])('reports %s [CNT-1]', (_, changes, rules, detail) => {
    const findings = check(createItem(changes))
    expect(getRules(findings)).toEqual(rules)
    expect(findings.every(({ id, name }) => id === 'item-1' && name !== '')).toBe(true)
    if (detail !== undefined) expect(findings[0]?.detail).toBe(detail)
  })

  test('reports a duplicate name with the other item [CNT-1]', () => {
    expect(check(createItem(), createItem({ nameEn: 'chicken  WRAP', nameAr: 'غيرها' }, 'item-2'))).toEqual([
      { rule: 'duplicate-name', name: 'chicken WRAP', id: 'item-2', detail: 'Chicken Wrap (item-1)' },
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
      { rule: 'bad-sort-order', name: 'Other', id: 'item-2', detail: 'Chicken Wrap (item-1)' },
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
      { rule: 'ambiguous-link', name: 'dish-89651', id: 'dish-89651', detail: 'dish-86589 (dish-86589)' },
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

  test.each<[name: string, image: unknown, details: readonly string[], id: string]>([
    ['no title', createAsset({ title: ' ' }), ['English'], 'spit'],
    ['no description', createAsset({ description: undefined }), ['Arabic'], 'spit'],
    ['neither', createAsset({ title: undefined, description: 5 }), ['English', 'Arabic'], 'spit'],
    ['no file', createAsset({ file: undefined }), ['no file: spit'], 'group-0'],
    ['an unresolved link', UNRESOLVED, ['not published: x'], 'group-0'],
    ['null', null, ['not published'], 'group-0'],
  ])('reports an image with %s [GAL-1]', (_, image, details, id) => {
    const findings = checkImages([image, createAsset({})])
    expect(findings.map(({ detail }) => detail)).toEqual(details)
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

describe(formatReport.name, () => {
  const counts = { itemCount: 2, galleryImageCount: 0, uncheckedImageCount: 0 }

  test('lists errors first and sums up', () => {
    const findings = [
      { rule: 'missing-image', name: 'Tea', id: 'a1' },
      { rule: 'bad-price', name: 'a2', id: 'a2', detail: '-5' },
      { rule: 'empty-gallery', name: '', id: '' },
    ] as const
    expect(formatReport({ findings, ...counts, uncheckedImageCount: 1 })).toEqual([
      'Customers notice:',
      '  a2 [-5]: no usable price. Enter a price in AED from 0.01 to 100000.',
      '  the gallery has no images. Publish an entry of the type Gallery with images.',
      '',
      'Worth a look:',
      '  Tea (a1): no image; a drawing of the category is shown. Add one, 4:3 and at least 1200 pixels wide.',
      '',
      '2 items and 0 gallery images checked, errors: 2, warnings: 1.',
      'Images that could not be requested: 1.',
    ])
    expect(findings.map(isError)).toEqual([false, true, true])
  })

  test('says that there are no problems', () => {
    expect(formatReport({ findings: [], ...counts })).toEqual([
      '2 items and 0 gallery images checked, no problems found.',
    ])
  })
})

describe(describeFetchError.name, () => {
  const keys = { host: 'cdn.contentful.com', space: 'abc', environment: 'master' }
  const createError = (name: string, message = '', properties: object = {}): Error =>
    Object.assign(new Error(message), { name, ...properties })

  test.each([
    [createError('AccessTokenInvalid'), 'CONTENTFUL_ACCESS_TOKEN'],
    [createError('NotFound'), 'no space "abc" with an environment "master"'],
    [createError('InvalidQuery', '{"details":{"errors":[{"name":"unknownContentType"}]}}'), 'docs/content.md'],
    [createError('RateLimitExceeded'), 'too many requests'],
    [createError('Error', 'getaddrinfo', { code: 'ENOTFOUND' }), 'can’t be reached (ENOTFOUND)'],
    [createError('ServerError'), 'a response that can’t be used (ServerError)'],
    ['a text', 'a response that can’t be used'],
  ])('%s [CNT-4]', (error, expected) => {
    const message = describeFetchError(error, keys)
    expect(message).toContain(expected)
    expect(message).not.toContain('\n')
  })
})
