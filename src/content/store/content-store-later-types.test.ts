import { describe, expect, test, vi } from 'vitest'
import type { Dataset, DatasetEntry } from '../../../embedded-contentful/dataset.ts'
import { EMPTY_SHOP_SETTINGS } from '#shop/domain/setting-rows.ts'
import { getCacheFilePath, readCacheFile } from './content-cache-file.ts'
import {
  createMenu,
  createTempFolder,
  createTestStore,
  getMenuRequests,
  startService,
} from './content-store.fixtures.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }

const AREA = { id: 'area', contentType: 'deliveryArea', fields: { nameEn: 'Jumeirah 1', nameAr: 'جميرا 1', fee: 10 } }
const DAY = { id: 'eid', contentType: 'specialDay', fields: { from: '2026-03-20', to: '2026-03-22', closed: true } }
const SETTINGS = {
  id: 'shop',
  contentType: 'shopSettings',
  fields: { payments: ['cash'] },
}

/** A menu of this many items, and other entries. */
const createContent = (items: number, ...entries: readonly DatasetEntry[]): Dataset => ({
  entries: [...createMenu(items).entries, ...entries],
  assets: [],
})

describe('a space of an earlier release', () => {
  test('without the later types is fetched like one without their entries, and nothing is logged', async () => {
    const service = await startService(createContent(4))
    const { store, log } = createTestStore(service)
    await store.start()
    await vi.waitFor(() => expect(getMenuRequests(service).length).toBeGreaterThan(1), WAIT_OPTIONS)
    expect(store.getState()).toMatchObject({ source: 'service', lastFetchFailed: false })
    expect(store.getState().content).toMatchObject({
      settings: EMPTY_SHOP_SETTINGS,
      specialDays: [],
      deliveryAreas: [],
    })
    expect(log().trim().split('\n')).toHaveLength(1)
    expect(log()).toContain('content-changed')
  })
})

describe('the entries of the later types', () => {
  test('are part of the content, its version and its cache', async () => {
    const service = await startService(createContent(4, SETTINGS, DAY, AREA))
    const cacheDir = createTempFolder()
    const { store } = createTestStore(service, { refreshSeconds: 60, cacheDir })
    await store.start()
    const { content } = store.getState()
    expect(content).toMatchObject({
      settings: { payments: ['cash'] },
      specialDays: [{ id: 'eid' }],
      deliveryAreas: [{ id: 'area', fee: 1000 }],
    })
    const space = { space: service.space, environment: 'master', host: service.host }
    const cached = await readCacheFile(getCacheFilePath(cacheDir, space), space)
    expect(cached?.raw.deliveryArea).toEqual([{ id: 'area', fields: AREA.fields }])
    service.replaceDataset(createContent(4, SETTINGS, DAY, { ...AREA, fields: { ...AREA.fields, fee: 5 } }))
    store.refreshSoon()
    await vi.waitFor(() => expect(store.getState().content?.deliveryAreas[0]?.fee).toBe(500), WAIT_OPTIONS)
    expect(store.getState().content?.version).not.toBe(content?.version)
  })

  test('with unusable values are logged once, also when the version stays the same', async () => {
    const service = await startService(createContent(4, SETTINGS))
    const { store, log } = createTestStore(service)
    await store.start()
    const { content } = store.getState()
    service.replaceDataset(createContent(4, { ...SETTINGS, fields: { ...SETTINGS.fields, pausedUntil: '2026-11-22' } }))
    await vi.waitFor(() => expect(log()).toContain('pausedUntil \\"2026-11-22\\"'), WAIT_OPTIONS)
    service.requests.length = 0
    await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(2), WAIT_OPTIONS)
    expect(log().match(/pausedUntil/g)).toHaveLength(1)
    expect(store.getState().content).toBe(content)
  })

  test('of several settings the oldest ones are used, and the others are logged', async () => {
    const second = { id: 'other', contentType: 'shopSettings', fields: { payments: ['card'] } }
    const { store, log } = createTestStore(await startService(createContent(4, SETTINGS, second)))
    await store.start()
    expect(store.getState().content?.settings.payments).toEqual(['cash'])
    expect(log()).toMatch(/content-entry-warning.*"other".*too-many: 1/)
  })
})
