import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assetLink, type Library } from './library.ts'
import { startContentService, type ContentService } from './service.ts'
import { clientOf, failureOf } from './test-client.ts'

const dish = (id: string, fields: Readonly<Record<string, unknown>>, createdAt?: string) => ({
  id,
  contentType: 'menuItem',
  fields,
  ...(createdAt === undefined ? {} : { createdAt }),
})

const library: Library = {
  entries: [
    dish('cola', { nameEn: 'Cola', nameAr: 'كولا', price: 5, category: 'Beverages' }, '2026-01-01T08:00:00.000Z'),
    dish('fries', { nameEn: 'Fries Large', price: 15, category: 'Fries', image: assetLink('fries') }),
    dish('wrap', { nameEn: 'Crème Wrap, hot', nameAr: 'رول', price: 22.5, image: assetLink('wrap') }),
    dish('odd', { nameEn: 'Odd', price: '25.50', tags: ['hot', 'new', 7], isNew: true }),
    { id: 'g', contentType: 'galleryImage', fields: { images: [assetLink('fries'), assetLink('wrap')] } },
    { id: 'empty', contentType: 'galleryImage', fields: { images: [] } },
  ],
  assets: [
    { id: 'fries', title: 'Fries', description: 'بطاطس' },
    { id: 'wrap', title: 'A wrap', file: 'wrap.webp' },
  ],
}

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ library })
})
afterAll(() => service.close())
beforeEach(() => service.replaceLibrary(library))

const idsOf = async (query: Record<string, string | number | boolean | string[] | number[]>) =>
  (await clientOf(service).withoutLinkResolution.getEntries(query)).items.map(({ sys }) => sys.id)
const dishesWith = (query: Parameters<typeof idsOf>[0]) => idsOf({ content_type: 'menuItem', ...query })

describe('filters by fields', () => {
  test.each<[Parameters<typeof idsOf>[0], string[]]>([
    [{ 'fields.price': 15 }, ['fries']],
    [{ 'fields.price': '15.0' }, ['fries']],
    [{ 'fields.price[ne]': 15 }, ['cola', 'wrap', 'odd']],
    [{ 'fields.price[gte]': 15 }, ['fries', 'wrap']],
    [{ 'fields.price[gt]': 15 }, ['wrap']],
    [{ 'fields.price[lt]': 15 }, ['cola']],
    [{ 'fields.price[lte]': 15 }, ['cola', 'fries']],
    [{ 'fields.price[gt]': 5, 'fields.price[lt]': 20 }, ['fries']],
    [{ 'fields.price[in]': [5, 22.5] }, ['cola', 'wrap']],
    [{ 'fields.price[nin]': [5, 22.5] }, ['fries', 'odd']],
    [{ 'fields.nameEn': 'Cola' }, ['cola']],
    [{ 'fields.nameEn': 'cola' }, []],
    [{ 'fields.nameEn[ne]': 'Cola' }, ['fries', 'wrap', 'odd']],
    [{ 'fields.category[in]': ['Fries', 'Beverages'] }, ['cola', 'fries']],
    [{ 'fields.category[nin]': ['Fries', 'Sauces'] }, ['cola', 'wrap', 'odd']],
    [{ 'fields.nameAr[exists]': true }, ['cola', 'wrap']],
    [{ 'fields.image[exists]': false }, ['cola', 'odd']],
    [{ 'fields.nameEn[match]': 'FRI' }, ['fries']],
    [{ 'fields.nameEn[match]': 'hot crè' }, ['wrap']],
    [{ 'fields.nameEn[match]': 'ries' }, []],
    [{ 'fields.nameAr[match]': 'رو' }, ['wrap']],
    [{ 'fields.image.sys.id': 'wrap' }, ['wrap']],
    [{ 'fields.image.sys.id[nin]': ['wrap'] }, ['cola', 'fries', 'odd']],
    [{ 'fields.tags': 'hot' }, ['odd']],
    [{ 'fields.tags[all]': ['hot', 'new'] }, ['odd']],
    [{ 'fields.tags[all]': ['hot', 'cold'] }, []],
    [{ 'fields.tags[in]': ['cold', '7'] }, ['odd']],
    [{ 'fields.isNew': true }, ['odd']],
    [{ 'fields.price[gte]': 5, 'fields.nameAr[exists]': true, 'sys.id[ne]': 'cola' }, ['wrap']],
  ])('%o', async (query, expected) => {
    expect(await dishesWith(query)).toEqual(expected)
  })

  test('a list of links is found by each of its links', async () => {
    expect(await idsOf({ content_type: 'galleryImage', 'fields.images.sys.id': 'wrap' })).toEqual(['g'])
    expect(await idsOf({ content_type: 'galleryImage', 'fields.images.sys.id[in]': ['wrap', 'x'] })).toEqual(['g'])
    expect(await idsOf({ content_type: 'galleryImage', 'fields.images.sys.id[exists]': false })).toEqual(['empty'])
  })

  test('total counts what was found, and pages are of it', async () => {
    const page = await clientOf(service).getEntries({
      content_type: 'menuItem',
      'fields.price[gt]': 1,
      limit: 1,
      skip: 1,
    })
    expect([page.total, page.items.map(({ sys }) => sys.id)]).toEqual([3, ['fries']])
  })

  test('assets are found by their texts, without a content type', async () => {
    const { items } = await clientOf(service).getAssets({ 'fields.title[match]': 'wra', 'fields.file[exists]': true })
    expect(items.map(({ sys }) => sys.id)).toEqual(['wrap'])
    expect((await clientOf(service).getAssets({ 'fields.description[exists]': false })).total).toBe(1)
  })
})

describe('filters by system fields', () => {
  test.each<[Parameters<typeof idsOf>[0], string[]]>([
    [{ 'sys.id[ne]': 'cola' }, ['fries', 'wrap', 'odd', 'g', 'empty']],
    [{ 'sys.id[nin]': ['cola', 'odd', 'g', 'empty'] }, ['fries', 'wrap']],
    [{ 'sys.createdAt[gte]': '2026-01-01T08:00:00Z' }, ['cola']],
    [{ 'sys.createdAt[gt]': '2026-01-01T08:00:00Z' }, []],
    [{ 'sys.createdAt': '2026-01-01T12:00:00+04:00' }, ['cola']],
    [{ 'sys.updatedAt[lt]': '2026-01-01T00:02:30Z' }, ['fries', 'wrap']],
    [{ 'sys.createdAt[lte]': '2026-01-01', 'sys.id[exists]': true }, []],
    [{ 'sys.revision[gte]': 2 }, []],
    [{ 'sys.contentType.sys.id[in]': ['galleryImage', 'x'] }, ['g', 'empty']],
  ])('%o, without a content type', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })
})

describe('what is no filter', () => {
  test.each<[string, Record<string, string>]>([
    ['a field without the content type', { 'fields.price[gte]': '20' }],
    ['a field that nobody has heard of', { content_type: 'menuItem', 'fields.colour': 'red' }],
    ['a field of another content type', { content_type: 'galleryImage', 'fields.price': '5' }],
    ['an operator that there is not', { content_type: 'menuItem', 'fields.price[near]': '5' }],
    ['an operator of objects', { content_type: 'menuItem', 'fields.price[constructor]': '5' }],
    ['a price that is no number', { content_type: 'menuItem', 'fields.price[gte]': 'cheap' }],
    ['an empty price', { content_type: 'menuItem', 'fields.price': '' }],
    ['a list of prices with a word', { content_type: 'menuItem', 'fields.price[in]': '5,cheap' }],
    ['words in a price', { content_type: 'menuItem', 'fields.price[match]': '5' }],
    ['a range of texts', { content_type: 'menuItem', 'fields.nameEn[gt]': 'A' }],
    ['the value of a link', { content_type: 'menuItem', 'fields.image': 'fries' }],
    ['a link inside of a price', { content_type: 'menuItem', 'fields.price.sys.id': 'fries' }],
    ['an existence that is neither true nor false', { content_type: 'menuItem', 'fields.price[exists]': '1' }],
    ['a system field that there is not', { 'sys.secret': '1' }],
    ['what is inside of the space', { 'sys.space.sys.id': 'sample' }],
    ['a time that is none', { 'sys.createdAt[gte]': 'yesterday' }],
    ['a bracket that stays open', { content_type: 'menuItem', 'fields.price[gte': '5' }],
    ['a field of nothing', { content_type: 'menuItem', 'fields.': '5' }],
  ])('%s is InvalidQuery', async (_name, query) => {
    const failure = await failureOf(clientOf(service).getEntries(query as never))
    expect(failure).toMatchObject({ name: 'InvalidQuery', status: 400 })
  })

  test('an unknown content type is told before its fields', async () => {
    const query = { content_type: 'dessert', 'fields.sugar': 'much' }
    expect(await failureOf(clientOf(service).getEntries(query as never))).toMatchObject({
      details: { errors: [{ name: 'unknownContentType' }] },
    })
  })
})

test('filters agree with a plain model, whatever the prices and names are', async () => {
  const price = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined })
  const name = fc.option(fc.constantFrom('a', 'b', 'a b'), { nil: undefined })
  const model: Readonly<Record<string, (value: number | undefined, wanted: number) => boolean>> = {
    '': (value, wanted) => value === wanted,
    '[ne]': (value, wanted) => value !== wanted,
    '[in]': (value, wanted) => value === wanted,
    '[nin]': (value, wanted) => value !== wanted,
    '[lt]': (value, wanted) => value !== undefined && value < wanted,
    '[lte]': (value, wanted) => value !== undefined && value <= wanted,
    '[gt]': (value, wanted) => value !== undefined && value > wanted,
    '[gte]': (value, wanted) => value !== undefined && value >= wanted,
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ price, nameEn: name }), { maxLength: 8 }),
      fc.constantFrom(...Object.keys(model)),
      fc.integer({ min: -3, max: 3 }),
      fc.boolean(),
      async (dishes, operator, wanted, isNamed) => {
        const entries = dishes.map((fields, at) => dish(`d${at}`, fields))
        service.replaceLibrary({ entries, assets: [] })
        const found = await dishesWith({ [`fields.price${operator}`]: wanted, 'fields.nameEn[exists]': isNamed })
        const expected = entries.filter(
          ({ fields }) =>
            model[operator]?.(fields['price'] as number | undefined, wanted) === true &&
            (fields['nameEn'] !== undefined) === isNamed,
        )
        expect(found).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})
