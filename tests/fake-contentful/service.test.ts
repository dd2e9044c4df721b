import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { assetLink, entryLink } from './dataset-builders.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { clientOf } from './client.ts'

const dish = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({ id, contentType: 'menuItem', fields })

const dataset: Dataset = {
  entries: [
    dish('b', { nameEn: 'Beta', price: 5, image: assetLink('wrap') }),
    dish('a', { nameEn: 'Alpha', price: 20, image: assetLink('wrap') }),
    dish('c', { nameEn: 'Gamma', price: 10 }),
    { id: 'g', contentType: 'galleryImage', fields: { images: [assetLink('wrap'), assetLink('missing')] } },
  ],
  assets: [{ id: 'wrap', title: 'A wrap', description: 'رول', url: '//images.example/wrap.webp' }],
}

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset })
})
afterAll(() => service.close())
beforeEach(() => service.replaceDataset(dataset))

const idsOf = async (query: Record<string, string | number>) =>
  (await clientOf(service).getEntries(query)).items.map(({ sys }) => sys.id)

describe('collections through the official client', () => {
  test('an entry arrives with its system fields, its own fields and its picture [CNT-3]', async () => {
    const entry = await clientOf(service).getEntry('b')
    expect(entry.fields).toMatchObject({ nameEn: 'Beta', price: 5, image: { fields: { title: 'A wrap' } } })
    expect(entry.sys).toMatchObject({
      id: 'b',
      type: 'Entry',
      locale: 'en-US',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'menuItem' } },
      environment: { sys: { id: 'master' } },
      space: { sys: { id: 'sample' } },
    })
    expect(entry.metadata.tags).toEqual([])
  })

  test('only the entries of the content type are listed', async () => {
    expect(await idsOf({ content_type: 'galleryImage' })).toEqual(['g'])
    expect(await idsOf({})).toEqual(['b', 'a', 'c', 'g'])
  })

  test('a content type without entries gives an empty list, not an error', async () => {
    service.replaceDataset({ entries: [], assets: [] })
    expect(await clientOf(service).getEntries({ content_type: 'menuItem' })).toMatchObject({ total: 0, items: [] })
  })

  test('pages join to the whole without gap or repetition [C13]', async () => {
    const all = Array.from({ length: 2350 }, (_, at) => dish(`dish-${String(at).padStart(4, '0')}`))
    service.replaceDataset({ entries: all, assets: [] })
    const pages = await Promise.all(
      [0, 1000, 2000].map((skip) =>
        clientOf(service).getEntries({
          content_type: 'menuItem',
          limit: 1000,
          skip,
          order: ['sys.createdAt', 'sys.id'],
        }),
      ),
    )
    expect(pages.map(({ total, limit, items }) => [total, limit, items.length])).toEqual([
      [2350, 1000, 1000],
      [2350, 1000, 1000],
      [2350, 1000, 350],
    ])
    expect(pages.flatMap(({ items }) => items.map(({ sys }) => sys.id))).toEqual(all.map(({ id }) => id))
  })

  test('without a limit a page holds 100, and a skip past the end holds none', async () => {
    service.replaceDataset({ entries: Array.from({ length: 120 }, (_, at) => dish(`d${at}`)), assets: [] })
    expect((await clientOf(service).getEntries()).items).toHaveLength(100)
    expect(await clientOf(service).getEntries({ skip: 500 })).toMatchObject({ total: 120, skip: 500, items: [] })
  })

  test.each([
    ['sys.createdAt', ['b', 'a', 'c']],
    ['sys.id', ['a', 'b', 'c']],
    ['fields.price', ['b', 'c', 'a']],
    ['fields.nameEn', ['a', 'b', 'c']],
    ['fields.absent,sys.id', ['a', 'b', 'c']],
  ])('order by %s', async (order, expected) => {
    expect(await idsOf({ content_type: 'menuItem', order })).toEqual(expected)
  })

  test('an entry can be picked by id', async () => {
    expect(await idsOf({ 'sys.id': 'a' })).toEqual(['a'])
  })

  test('assets are listed and fetched with title and description', async () => {
    const client = clientOf(service)
    expect(await client.getAssets()).toMatchObject({ total: 1, items: [{ sys: { id: 'wrap', type: 'Asset' } }] })
    expect((await client.getAsset('wrap')).fields).toMatchObject({ title: 'A wrap', description: 'رول' })
  })

  test('another dataset is served from the next request on', async () => {
    service.replaceDataset({ entries: [dish('new')], assets: [] })
    expect(await idsOf({})).toEqual(['new'])
  })

  test('every request is recorded with its time', async () => {
    service.requests.length = 0
    const before = Date.now()
    await idsOf({ content_type: 'menuItem' })
    expect(service.requests).toMatchObject([
      { method: 'GET', url: '/spaces/sample/environments/master/entries?content_type=menuItem' },
    ])
    expect(service.requests[0]?.time).toBeGreaterThanOrEqual(before)
  })
})

describe('links', () => {
  const chain: Dataset = {
    entries: [
      { id: 'one', contentType: 'step', fields: { next: entryLink('two') } },
      { id: 'two', contentType: 'link', fields: { next: entryLink('three'), picture: assetLink('p') } },
      { id: 'three', contentType: 'link', fields: { next: entryLink('one') } },
    ],
    assets: [{ id: 'p', title: 'deep' }],
  }
  const included = async (include: 0 | 1 | 2 | 10) => {
    service.replaceDataset(chain)
    const { includes } = await clientOf(service).withoutLinkResolution.getEntries({ content_type: 'step', include })
    return includes && Object.values(includes).flatMap((list) => list.map(({ sys }: { sys: { id: string } }) => sys.id))
  }

  test.each<[0 | 1 | 2 | 10, string[] | undefined]>([
    [0, undefined],
    [1, ['two']],
    [2, ['two', 'three', 'p']],
    [10, ['two', 'three', 'p']],
  ])('include=%i resolves so many levels, and a circle ends', async (include, expected) => {
    expect(await included(include)).toEqual(expected)
  })

  test('a link without target stays bare and is listed as not resolvable [C16]', async () => {
    const found = await clientOf(service).getEntries({ content_type: 'galleryImage' })
    expect(found.items[0]?.fields['images']).toMatchObject([
      { fields: { title: 'A wrap' } },
      { sys: { type: 'Link', linkType: 'Asset', id: 'missing' } },
    ])
    expect(found.errors).toEqual([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Asset', id: 'missing' } },
    ])
  })

  test('a link without target is gone for the client that wants none [C16]', async () => {
    const found = await clientOf(service).withoutUnresolvableLinks.getEntries({ content_type: 'galleryImage' })
    expect(found.items[0]?.fields['images']).toMatchObject([{ fields: { title: 'A wrap' } }])
  })

  test('what would be empty is absent', async () => {
    service.replaceDataset({ entries: [dish('x', { nameEn: 'X', nameAr: null, image: undefined })], assets: [] })
    const found = await clientOf(service).getEntries()
    expect(Object.keys(found)).not.toContain('includes')
    expect(Object.keys(found)).not.toContain('errors')
    expect(found.items[0]?.fields).toStrictEqual({ nameEn: 'X' })
  })
})
