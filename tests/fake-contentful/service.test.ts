import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { createAssetLink, createEntryLink } from './dataset-builders.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { createTestClient } from './client.ts'

const createItem = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  contentType: 'menuItem',
  fields,
})

const dataset: Dataset = {
  entries: [
    createItem('b', { nameEn: 'Beta', price: 5, image: createAssetLink('wrap') }),
    createItem('a', { nameEn: 'Alpha', price: 20, image: createAssetLink('wrap') }),
    createItem('c', { nameEn: 'Gamma', price: 10 }),
    { id: 'g', contentType: 'galleryImage', fields: { images: [createAssetLink('wrap'), createAssetLink('missing')] } },
  ],
  assets: [{ id: 'wrap', title: 'A wrap', description: 'رول', url: '//images.example/wrap.webp' }],
}

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset })
})
afterAll(() => service.close())
beforeEach(() => service.replaceDataset(dataset))

const fetchIds = async (query: Record<string, string | number>) =>
  (await createTestClient(service).getEntries(query)).items.map(({ sys }) => sys.id)

describe('collections through the official client', () => {
  test('an entry has its system fields, its own fields and its image [CNT-3]', async () => {
    const entry = await createTestClient(service).getEntry('b')
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

  test('a content type without entries is an empty list, not an error', async () => {
    service.replaceDataset({ entries: [], assets: [] })
    expect(await createTestClient(service).getEntries({ content_type: 'menuItem' })).toMatchObject({
      total: 0,
      items: [],
    })
  })

  test('pages have no gaps and no overlaps [C13]', async () => {
    const all = Array.from({ length: 2350 }, (_, index) => createItem(`item-${String(index).padStart(4, '0')}`))
    service.replaceDataset({ entries: all, assets: [] })
    const pages = await Promise.all(
      [0, 1000, 2000].map((skip) =>
        createTestClient(service).getEntries({
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

  test('a page has 100 entries by default, and none after the end', async () => {
    service.replaceDataset({ entries: Array.from({ length: 120 }, (_, index) => createItem(`i${index}`)), assets: [] })
    expect((await createTestClient(service).getEntries()).items).toHaveLength(100)
    expect(await createTestClient(service).getEntries({ skip: 500 })).toMatchObject({
      total: 120,
      skip: 500,
      items: [],
    })
  })

  test.each([
    ['sys.createdAt', ['b', 'a', 'c']],
    ['sys.id', ['a', 'b', 'c']],
    ['sys.createdAt,sys.id', ['b', 'a', 'c']],
  ])('can be ordered by %s', async (order, expected) => {
    expect(await fetchIds({ content_type: 'menuItem', order })).toEqual(expected)
  })

  test('assets are listed and fetched with title and description', async () => {
    const client = createTestClient(service)
    expect(await client.getAssets()).toMatchObject({ total: 1, items: [{ sys: { id: 'wrap', type: 'Asset' } }] })
    expect((await client.getAsset('wrap')).fields).toMatchObject({ title: 'A wrap', description: 'رول' })
  })
})

describe('links', () => {
  const chain: Dataset = {
    entries: [
      { id: 'one', contentType: 'step', fields: { next: createEntryLink('two') } },
      { id: 'two', contentType: 'link', fields: { next: createEntryLink('three'), image: createAssetLink('p') } },
      { id: 'three', contentType: 'link', fields: { next: createEntryLink('one') } },
    ],
    assets: [{ id: 'p', title: 'deep' }],
  }
  const fetchIncludedIds = async (include: 0 | 1 | 2 | 10) => {
    service.replaceDataset(chain)
    const { includes } = await createTestClient(service).withoutLinkResolution.getEntries({
      content_type: 'step',
      include,
    })
    return includes && Object.values(includes).flatMap((list) => list.map(({ sys }: { sys: { id: string } }) => sys.id))
  }

  test.each<[0 | 1 | 2 | 10, string[] | undefined]>([
    [0, undefined],
    [1, ['two']],
    [2, ['two', 'three', 'p']],
    [10, ['two', 'three', 'p']],
  ])('include=%i resolves that many levels, also of cyclic links', async (include, expected) => {
    expect(await fetchIncludedIds(include)).toEqual(expected)
  })

  test('a link without a target stays unresolved and is reported [C16]', async () => {
    const response = await createTestClient(service).getEntries({ content_type: 'galleryImage' })
    expect(response.items[0]?.fields['images']).toMatchObject([
      { fields: { title: 'A wrap' } },
      { sys: { type: 'Link', linkType: 'Asset', id: 'missing' } },
    ])
    expect(response.errors).toEqual([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Asset', id: 'missing' } },
    ])
  })

  test('withoutUnresolvableLinks omits a link without a target [C16]', async () => {
    const response = await createTestClient(service).withoutUnresolvableLinks.getEntries({
      content_type: 'galleryImage',
    })
    expect(response.items[0]?.fields['images']).toMatchObject([{ fields: { title: 'A wrap' } }])
  })

  test('empty properties are omitted', async () => {
    service.replaceDataset({ entries: [createItem('x', { nameEn: 'X', nameAr: null, image: undefined })], assets: [] })
    const response = await createTestClient(service).getEntries()
    expect(Object.keys(response)).not.toContain('includes')
    expect(Object.keys(response)).not.toContain('errors')
    expect(response.items[0]?.fields).toStrictEqual({ nameEn: 'X' })
  })
})
