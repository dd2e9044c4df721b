import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { CATEGORIES } from '../../src/menu/domain/menu.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { catchError, createTestClient, fetchWithToken } from './client.ts'

const dataset = readSampleDataset()
const itemIds = dataset.entries.filter(({ contentType }) => contentType === 'menuItem').map(({ id }) => id)

let service: FaultyService

beforeAll(async () => {
  service = await startFaultyService({ dataset })
})
afterAll(() => service.close())
afterEach(async () => {
  service.replaceDataset(dataset)
  await service.setFault('ok')
})

const ORDER = ['sys.createdAt', 'sys.id'] as const
const fetchPage = (contentType: string, skip = 0, limit = 1000) =>
  createTestClient(service).getEntries({ content_type: contentType, order: [...ORDER], limit, skip })
const fetchMenu = async (skip = 0) => (await fetchPage('menuItem', skip)).items
const fetchGallery = async () => (await fetchPage('galleryImage')).items

describe('total:N', () => {
  test('serves N items in pages, each id once and in a stable order [C13]', async () => {
    await service.setFault('total:2350')
    const pages = [await fetchPage('menuItem'), await fetchPage('menuItem', 1000), await fetchPage('menuItem', 2000)]
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [2350, 1000],
      [2350, 1000],
      [2350, 350],
    ])
    const ids = pages.flatMap(({ items }) => items.map(({ sys }) => sys.id))
    expect(ids).toEqual([...new Set(ids)].sort())
    expect(ids).toHaveLength(2350)
  })

  test('serves items of all categories with prices, images and names in both languages', async () => {
    await service.setFault('total:100')
    const items = await fetchMenu()
    expect(new Set(items.map(({ fields }) => fields['category']))).toEqual(new Set(CATEGORIES))
    for (const { fields } of items) {
      expect(fields).toMatchObject({ nameEn: expect.any(String) as string, nameAr: expect.any(String) as string })
      expect(fields['price']).toBeGreaterThan(0)
      expect(fields['image']).toHaveProperty('fields.file.url')
    }
  })

  test('leaves the gallery unchanged; total:0 is an empty menu', async () => {
    await service.setFault('total:0')
    expect(await fetchMenu()).toEqual([])
    expect(await fetchGallery()).toHaveLength(2)
  })
})

describe('page2fail', () => {
  test('replaces a menu of one page by three pages, of which the second fails [C14]', async () => {
    await service.setFault('page2fail')
    const first = await fetchPage('menuItem')
    expect([first.total, first.items.length]).toEqual([2350, 1000])
    expect(await catchError(fetchMenu(1000))).toMatchObject({ name: 'ServerError', status: 500 })
    expect(await fetchMenu(2000)).toHaveLength(350)
  })

  test('keeps the content of a menu with several pages [C14]', async () => {
    await service.setFault('page2fail')
    const first = await fetchPage('menuItem', 0, 20)
    expect(first.total).toBe(itemIds.length)
    expect(first.items.map(({ sys }) => sys.id)).toEqual(itemIds.slice(0, 20))
    expect(await catchError(fetchPage('menuItem', 20, 20))).toMatchObject({ status: 500 })
    expect((await fetchPage('menuItem', 40, 20)).items.map(({ sys }) => sys.id)).toEqual(itemIds.slice(40, 60))
  })

  test('counts only requests for the second page', async () => {
    await service.setFault('page2fail', { times: 1 })
    for (const skip of [0, 2000, 0]) await fetchMenu(skip)
    expect(await catchError(fetchMenu(1000))).toMatchObject({ status: 500 })
    expect((await fetchPage('menuItem')).total).toBe(itemIds.length)
  })
})

test('brokenlinks: no image has its asset, and each link is reported as not resolvable [C16]', async () => {
  await service.setFault('brokenlinks')
  const { items, errors } = await fetchPage('menuItem')
  expect(items.map(({ sys }) => sys.id)).toEqual(itemIds)
  for (const { fields } of items) expect(fields['image']).not.toHaveProperty('fields')
  expect(errors?.[0]).toMatchObject({ sys: { id: 'notResolvable' }, details: { linkType: 'Asset' } })
  const clean = await createTestClient(service).withoutUnresolvableLinks.getEntries({ content_type: 'menuItem' })
  expect(clean.items[0]?.fields).not.toHaveProperty('image')
})

test('assets404: images have names without a file on the site [C17]', async () => {
  await service.setFault('assets404')
  const [cola] = (await fetchMenu()).filter(({ sys }) => sys.id === 'cola')
  expect(cola?.fields['image']).toHaveProperty('fields.file.url', `//${service.host}/images/missing-cola.webp`)
})

test('bigstrings: names of 5,000 characters and a description that slows down regular expressions [V08] [V13]', async () => {
  await service.setFault('bigstrings')
  const items = await fetchMenu()
  expect(items.map(({ sys }) => sys.id)).toEqual(itemIds)
  for (const { fields } of items) {
    expect([fields['nameEn'], fields['nameAr']]).toEqual(['W'.repeat(5000), 'ش'.repeat(5000)])
    expect(fields['descriptionEn']).toBe(`"12g"<b>${'1'.repeat(10_000)}`)
    expect(fields['price']).toBeGreaterThan(0)
  }
})

test('dups: every id comes twice, the duplicate on a later page [C15]', async () => {
  await service.setFault('dups')
  const first = await fetchPage('menuItem', 0, itemIds.length)
  const second = await fetchPage('menuItem', itemIds.length, itemIds.length)
  expect(first.total).toBe(2 * itemIds.length)
  for (const { items } of [first, second]) expect(items.map(({ sys }) => sys.id)).toEqual(itemIds)
  expect(first.items.filter(({ fields }) => fields['nameEn'] === 'Duplicate')).toEqual([])
  expect(second.items.filter(({ fields }) => fields['nameEn'] !== 'Duplicate')).toEqual([])
})

describe('evil', () => {
  const fetchHostileItems = async () => {
    await service.setFault('evil')
    return new Map((await fetchMenu()).map(({ sys, fields }) => [sys.id, fields]))
  }

  test('has markup and scripts in texts [V01]', async () => {
    const items = await fetchHostileItems()
    expect(items.get('evil-markup')).toMatchObject({
      nameEn: '<img src=x onerror=alert(1)>',
      descriptionEn: expect.stringContaining('<script>') as string,
    })
  })

  test('has bidi control characters [V09]', async () => {
    const name = (await fetchHostileItems()).get('evil-invisible')?.['nameEn']
    for (const character of '\u200b\u202e\u2066\u2067\u2069') expect(name).toEqual(expect.stringContaining(character))
  })

  test('has ids and a field named like object properties [V14]', async () => {
    const items = await fetchHostileItems()
    for (const id of ['__proto__', 'constructor', 'toString']) expect(items.get(id)?.['nameEn']).toBe(`Named ${id}`)
    const { body } = await fetchWithToken(service, '/spaces/sample/environments/master/entries/evil-fields')
    expect(body.toString()).toContain('"__proto__":{"polluted":true}')
  })

  test('has a name that fakes a total [V15]', async () => {
    expect((await fetchHostileItems()).get('evil-total')?.['nameEn']).toBe('Cola\nTotal: 1 AED')
  })

  test('has image URLs that are not allowed, in the menu and the gallery [C19]', async () => {
    const items = await fetchHostileItems()
    const urls = ['javascript:alert(4)', 'data:text/html,', 'http://evil.test/x.png', '//evil.test/x.png']
    const menuImages = ['javascript', 'data', 'insecure', 'host'].map(
      (kind) => items.get(`item-evil-${kind}`)?.['image'],
    )
    const [images] = (await fetchGallery()).map(({ fields }) => fields['images'])
    for (const [index, url] of urls.entries()) {
      for (const image of [menuImages[index], (images as unknown[])[index]]) {
        expect(image).toHaveProperty('fields.file.url', expect.stringContaining(url))
      }
    }
  })

  test('has one ordinary item', async () => {
    expect((await fetchHostileItems()).get('plain')).toMatchObject({ nameEn: 'Plain', price: 12.5 })
  })
})

test('a mode applies to a replaced dataset', async () => {
  await service.setFault('dups')
  service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields: { nameEn: 'X' } }], assets: [] })
  expect((await fetchMenu()).map(({ sys }) => sys.id)).toEqual(['x', 'x'])
})
