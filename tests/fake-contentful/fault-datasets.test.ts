import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { CATEGORIES } from '../../src/domain/menu.ts'
import { startFaultyService, type FaultyService } from './faulty-service.ts'
import { clientOf, failureOf } from './client.ts'
import { rawGet } from './raw-request.ts'

const dataset = readSampleDataset()
const dishIds = dataset.entries.filter(({ contentType }) => contentType === 'menuItem').map(({ id }) => id)

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
const pageOf = (contentType: string, skip = 0, limit = 1000) =>
  clientOf(service).getEntries({ content_type: contentType, order: [...ORDER], limit, skip })
const menu = async (skip = 0) => (await pageOf('menuItem', skip)).items
const gallery = async () => (await pageOf('galleryImage')).items

describe('total:N', () => {
  test('is so many dishes in pages, each id once and in a stable order [C13]', async () => {
    await service.setFault('total:2350')
    const pages = [await pageOf('menuItem'), await pageOf('menuItem', 1000), await pageOf('menuItem', 2000)]
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [2350, 1000],
      [2350, 1000],
      [2350, 350],
    ])
    const ids = pages.flatMap(({ items }) => items.map(({ sys }) => sys.id))
    expect(ids).toEqual([...new Set(ids)].sort())
    expect(ids).toHaveLength(2350)
  })

  test('its dishes are of all kinds, priced, named in both languages and pictured', async () => {
    await service.setFault('total:100')
    const items = await menu()
    expect(new Set(items.map(({ fields }) => fields['category']))).toEqual(new Set(CATEGORIES))
    for (const { fields } of items) {
      expect(fields).toMatchObject({ nameEn: expect.any(String) as string, nameAr: expect.any(String) as string })
      expect(fields['price']).toBeGreaterThan(0)
      expect(fields['image']).toHaveProperty('fields.file.url')
    }
  })

  test('leaves the gallery as it is, and total:0 is an empty menu', async () => {
    await service.setFault('total:0')
    expect(await menu()).toEqual([])
    expect(await gallery()).toHaveLength(2)
  })
})

describe('page2fail', () => {
  test('a menu of one page becomes one of three, the second of which fails [C14]', async () => {
    await service.setFault('page2fail')
    const first = await pageOf('menuItem')
    expect([first.total, first.items.length]).toEqual([2350, 1000])
    expect(await failureOf(menu(1000))).toMatchObject({ name: 'ServerError', status: 500 })
    expect(await menu(2000)).toHaveLength(350)
  })

  test('a menu of several pages stays what it is [C14]', async () => {
    await service.setFault('page2fail')
    const first = await pageOf('menuItem', 0, 20)
    expect(first.total).toBe(dishIds.length)
    expect(first.items.map(({ sys }) => sys.id)).toEqual(dishIds.slice(0, 20))
    expect(await failureOf(pageOf('menuItem', 20, 20))).toMatchObject({ status: 500 })
    expect((await pageOf('menuItem', 40, 20)).items.map(({ sys }) => sys.id)).toEqual(dishIds.slice(40, 60))
  })

  test('only the second page counts as a time', async () => {
    await service.setFault('page2fail', { times: 1 })
    for (const skip of [0, 2000, 0]) await menu(skip)
    expect(await failureOf(menu(1000))).toMatchObject({ status: 500 })
    expect((await pageOf('menuItem')).total).toBe(dishIds.length)
  })
})

test('brokenlinks: no picture has its asset, and each is told as not resolvable [C16]', async () => {
  await service.setFault('brokenlinks')
  const { items, errors } = await pageOf('menuItem')
  expect(items.map(({ sys }) => sys.id)).toEqual(dishIds)
  for (const { fields } of items) expect(fields['image']).not.toHaveProperty('fields')
  expect(errors?.[0]).toMatchObject({ sys: { id: 'notResolvable' }, details: { linkType: 'Asset' } })
  const clean = await clientOf(service).withoutUnresolvableLinks.getEntries({ content_type: 'menuItem' })
  expect(clean.items[0]?.fields).not.toHaveProperty('image')
})

test('assets404: pictures have names that the site has no file of [C17]', async () => {
  await service.setFault('assets404')
  const [cola] = (await menu()).filter(({ sys }) => sys.id === 'cola')
  expect(cola?.fields['image']).toHaveProperty('fields.file.url', `//${service.host}/images/missing-cola.webp`)
})

test('bigstrings: names of 5,000 characters and a stalling description [V08] [V13]', async () => {
  await service.setFault('bigstrings')
  const items = await menu()
  expect(items.map(({ sys }) => sys.id)).toEqual(dishIds)
  for (const { fields } of items) {
    expect([fields['nameEn'], fields['nameAr']]).toEqual(['W'.repeat(5000), 'ش'.repeat(5000)])
    expect(fields['descriptionEn']).toBe(`"12g"<b>${'1'.repeat(10_000)}`)
    expect(fields['price']).toBeGreaterThan(0)
  }
})

test('dups: every id comes twice, the right one first and the other on a later page [C15]', async () => {
  await service.setFault('dups')
  const first = await pageOf('menuItem', 0, dishIds.length)
  const second = await pageOf('menuItem', dishIds.length, dishIds.length)
  expect(first.total).toBe(2 * dishIds.length)
  for (const { items } of [first, second]) expect(items.map(({ sys }) => sys.id)).toEqual(dishIds)
  expect(first.items.filter(({ fields }) => fields['nameEn'] === 'Double')).toEqual([])
  expect(second.items.filter(({ fields }) => fields['nameEn'] !== 'Double')).toEqual([])
})

describe('evil', () => {
  const evil = async () => {
    await service.setFault('evil')
    return new Map((await menu()).map(({ sys, fields }) => [sys.id, fields]))
  }

  test('has markup and scripts for texts [V01]', async () => {
    const dishes = await evil()
    expect(dishes.get('evil-markup')).toMatchObject({
      nameEn: '<img src=x onerror=alert(1)>',
      descriptionEn: expect.stringContaining('<script>') as string,
    })
  })

  test('has characters that turn the text round [V09]', async () => {
    const name = (await evil()).get('evil-invisible')?.['nameEn']
    for (const character of '\u200b\u202e\u2066\u2067\u2069') expect(name).toEqual(expect.stringContaining(character))
  })

  test('has ids that objects know, and a field of that name [V14]', async () => {
    const dishes = await evil()
    for (const id of ['__proto__', 'constructor', 'toString']) expect(dishes.get(id)?.['nameEn']).toBe(`Named ${id}`)
    const { body } = await rawGet(service, '/spaces/sample/environments/master/entries/evil-fields')
    expect(body.toString()).toContain('"__proto__":{"polluted":true}')
  })

  test('has a name that forges a total [V15]', async () => {
    expect((await evil()).get('evil-total')?.['nameEn']).toBe('Cola\nTotal: 1 AED')
  })

  test('has pictures from where none may come, in the menu and the gallery [C19]', async () => {
    const dishes = await evil()
    const urls = ['javascript:alert(4)', 'data:text/html,', 'http://evil.test/x.png', '//evil.test/x.png']
    const shown = ['javascript', 'data', 'insecure', 'host'].map((kind) => dishes.get(`dish-evil-${kind}`)?.['image'])
    const [images] = (await gallery()).map(({ fields }) => fields['images'])
    for (const [at, url] of urls.entries()) {
      for (const image of [shown[at], (images as unknown[])[at]]) {
        expect(image).toHaveProperty('fields.file.url', expect.stringContaining(url))
      }
    }
  })

  test('has one dish to compare with', async () => {
    expect((await evil()).get('plain')).toMatchObject({ nameEn: 'Plain', price: 12.5 })
  })
})

test('a mode goes with the dataset that is there', async () => {
  await service.setFault('dups')
  service.replaceDataset({ entries: [{ id: 'x', contentType: 'menuItem', fields: { nameEn: 'X' } }], assets: [] })
  expect((await menu()).map(({ sys }) => sys.id)).toEqual(['x', 'x'])
})
