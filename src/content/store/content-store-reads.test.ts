import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import type { Dataset } from '../../../embedded-contentful/dataset.ts'
import { createAssetLink } from '#tests/embedded-contentful/dataset-builders.ts'
import { listenOn } from '../api/contentful-client.fixtures.ts'
import { createMenu, createTempFolder, createTestStore, refreshNow, startService } from './content-store.fixtures.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }
const MENU_READ = 'content_type=menuItem'
const GALLERY_READ = 'content_type=galleryImage'
const OPTIONAL_READ = 'sys.contentType.sys.id'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** A service that answers the two requests of the specification, and refuses every other one. */
function startStandIn(): Promise<string> {
  const link = (id: string): object => ({ sys: { type: 'Link', linkType: 'Asset', id } })
  const toAsset = (id: string): object => ({
    sys: { id, type: 'Asset' },
    fields: { file: { url: `//images.ctfassets.net/s/${id}.jpg`, details: { image: { width: 960, height: 720 } } } },
  })
  const entries: Partial<Record<string, object>> = {
    menuItem: { nameEn: 'Cola', nameAr: 'كولا', price: 7, category: 'Beverages', image: link('cola') },
    galleryImage: { images: [link('table')] },
  }
  return listenOn((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const fields = entries[searchParams.get('content_type') ?? '']
    const items = fields && [{ sys: { id: 'first', type: 'Entry' }, fields }]
    const body = items
      ? { sys: { type: 'Array' }, total: 1, skip: 0, items, includes: { Asset: ['cola', 'table'].map(toAsset) } }
      : { sys: { type: 'Error', id: 'InvalidQuery' }, message: 'The query you sent was invalid.' }
    response.writeHead(items ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
}

test('a service that answers the two requests of the specification and refuses all others gives dishes and gallery', async () => {
  const host = await startStandIn()
  const { store, log } = createTestStore({ host, space: 'sample', accessToken: 'token' }, { refreshSeconds: 60 })
  await store.start()
  expect(store.getState()).toMatchObject({
    content: {
      menu: [{ id: 'first', price: 700, image: { url: 'https://images.ctfassets.net/s/cola.jpg' } }],
      gallery: [{ image: { url: 'https://images.ctfassets.net/s/table.jpg' } }],
    },
    source: 'service',
    lastFetchFailed: false,
  })
  expect(log()).toMatch(/content-fetch-failed.*"reads":\["optional"\],"reason":"400 InvalidQuery"/)
})

test('a refresh takes three requests, two of them as the specification has them', async () => {
  const service = await startService(createMenu(4))
  const { store } = createTestStore(service, { refreshSeconds: 60 })
  await store.start()
  const queries = service.requests.map(({ url }) => new URL(url, 'http://x').searchParams)
  expect(queries.map((query) => query.get('content_type'))).toEqual(['menuItem', 'galleryImage', null])
  expect(queries[2]?.get('sys.contentType.sys.id[in]')).toBe(
    'shopSettings,specialDay,deliveryArea,extra,category,choice',
  )
})

const LINK = { sys: { type: 'Link', linkType: 'Entry', id: 'juices' } }

/** A menu at a price with a picture in the gallery, settings, and a dish in a category of the owner's own. */
function createContent(price: number, picture: string, payment: string): Dataset {
  const [first, ...others] = createMenu(4, price).entries
  if (first === undefined) throw new Error('no dish')
  return {
    entries: [
      { ...first, fields: { ...first.fields, ownCategory: LINK } },
      ...others,
      { id: 'gallery', contentType: 'galleryImage', fields: { images: [createAssetLink(picture)] } },
      { id: 'shop', contentType: 'shopSettings', fields: { payments: [payment] } },
      { id: 'juices', contentType: 'category', fields: { nameEn: 'Juices', nameAr: 'عصائر' } },
    ],
    assets: ['old', 'new'].map((id) => ({ id, url: `//images.ctfassets.net/${id}.jpg` })),
  }
}

describe('a read that fails', () => {
  test.each([
    [MENU_READ, { price: 2000, picture: 'new', payment: 'card' }],
    [GALLERY_READ, { price: 2500, picture: 'old', payment: 'card' }],
    [OPTIONAL_READ, { price: 2500, picture: 'new', payment: 'cash' }],
  ])('keeps what it brought last and costs no other one: %s [CNT-4]', async (matching, expected) => {
    const service = await startService(createContent(20, 'old', 'cash'))
    const { store, log } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    const { fetchedAt } = store.getState()
    service.replaceDataset(createContent(25, 'new', 'card'))
    await service.setFault('401', { matching })
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    const { content, fetchedAt: fetchedAgainAt } = store.getState()
    expect({
      price: content?.menu[0]?.price,
      picture: /(\w+)\.jpg/.exec(content?.gallery[0]?.image?.url ?? '')?.[1],
      payment: content?.settings.payments[0],
    }).toEqual(expected)
    expect(content?.menu[0]?.ownCategory?.name.en).toBe('Juices')
    expect(fetchedAgainAt === fetchedAt, 'the age is that of the menu').toBe(matching === MENU_READ)
    expect(log().match(/content-fetch-failed/g)).toHaveLength(1)
  })

  test('at the first start costs neither the gallery, nor the owner’s settings, nor the category of a dish', async () => {
    const service = await startService(createContent(20, 'old', 'cash'))
    await service.setFault('401', { matching: MENU_READ })
    const withoutMenu = createTestStore(service, { refreshSeconds: 60 }).store
    await withoutMenu.start()
    expect(withoutMenu.getState()).toMatchObject({
      content: { menu: [], gallery: [{}], settings: { payments: ['cash'] } },
      fetchedAt: null,
    })
    await service.setFault('401', { matching: OPTIONAL_READ })
    const withoutSettings = createTestStore(service, { refreshSeconds: 60 }).store
    await withoutSettings.start()
    expect(withoutSettings.getState().content?.menu[0]?.ownCategory?.name.en).toBe('Juices')
  })

  test('of the owner’s settings keeps the last good ones after a restart', async () => {
    const service = await startService(createContent(20, 'old', 'cash'))
    const cacheDir = createTempFolder()
    const first = createTestStore(service, { refreshSeconds: 60, cacheDir }).store
    await first.start()
    await first.stop()
    service.replaceDataset(createContent(25, 'new', 'card'))
    await service.setFault('401', { matching: OPTIONAL_READ })
    const { store } = createTestStore(service, { refreshSeconds: 60, cacheDir })
    await store.start()
    await vi.waitFor(() => expect(store.getState().content?.menu[0]?.price).toBe(2500), WAIT_OPTIONS)
    expect(store.getState().content?.settings.payments).toEqual(['cash'])
  })
})
