import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { getCacheFilePath, writeCacheFile } from './content-cache-file.ts'
import {
  createRawContent,
  createTempFolder,
  createMenu,
  startService,
  createTestStore,
} from './content-store.fixtures.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }

describe('a start', () => {
  test('while the service is down uses the menu of the last run, and the new one after recovery', async () => {
    const service = await startService(createMenu(4))
    const folder = createTempFolder()
    const first = createTestStore(service, { cacheDir: folder })
    await first.store.start()
    await vi.waitFor(() => expect(first.store.getState().source).toBe('service'), WAIT_OPTIONS)
    await first.store.stop()
    await service.setFault('refuse')
    const { store } = createTestStore(service, { cacheDir: folder })
    await store.start()
    expect(store.getState()).toMatchObject({ source: 'disk' })
    expect(store.getState().content?.menu).toHaveLength(4)
    service.replaceDataset(createMenu(5))
    await service.setFault('ok')
    await vi.waitFor(() => expect(store.getState().source).toBe('service'), WAIT_OPTIONS)
    expect(store.getState().content?.menu).toHaveLength(5)
  })

  test('compares a short menu with that of the last run', async () => {
    const service = await startService(createMenu(69))
    const folder = createTempFolder()
    const first = createTestStore(service, { cacheDir: folder })
    await first.store.start()
    await vi.waitFor(() => expect(first.store.getState().source).toBe('service'), WAIT_OPTIONS)
    await first.store.stop()
    service.replaceDataset(createMenu(5))
    const { store, log } = createTestStore(service, { cacheDir: folder, refreshSeconds: 60 })
    await store.start()
    await vi.waitFor(() => expect(log()).toContain('69 items became 5'), WAIT_OPTIONS)
    expect(store.getState()).toMatchObject({ source: 'disk', lastFetchFailed: true })
    expect(store.getState().content?.menu).toHaveLength(69)
  })

  test('does not take a newer build’s snapshot with less than half of the dishes for the menu of the last run', async () => {
    const service = await startService(createMenu(69))
    const keys = { ...service, environment: 'master' }
    const cacheDir = createTempFolder()
    const snapshotFile = path.join(cacheDir, 'snapshot.json')
    const write = (file: string, count: number, fetchedAt: number) => {
      const menuItem = createMenu(count).entries.map(({ id, fields }) => ({ id, fields }))
      return writeCacheFile(file, keys, { raw: createRawContent({ menuItem }), fetchedAt })
    }
    await service.setFault('refuse')
    await write(getCacheFilePath(cacheDir, keys), 69, 1)
    for (const [count, expected] of [
      [5, 69],
      [40, 40],
    ] as const) {
      await write(snapshotFile, count, 2)
      const { store } = createTestStore(service, { cacheDir, snapshotFile, refreshSeconds: 60 })
      await store.start()
      expect(store.getState().content?.menu).toHaveLength(expected)
      await store.stop()
    }
  })

  test('without cached content does not wait for a service that does not respond', async () => {
    const service = await startService(createMenu(4))
    await service.setFault('slow:4500')
    const { store } = createTestStore(service)
    await store.start()
    expect(store.getState().content, 'start has resolved').toBeNull()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), WAIT_OPTIONS)
  })

  test('with a folder that is not writable continues, with one log line', async () => {
    const service = await startService(createMenu(4))
    const file = path.join(createTempFolder(), 'file')
    writeFileSync(file, 'not a folder')
    const { store, log } = createTestStore(service, { cacheDir: file })
    await store.start()
    service.replaceDataset(createMenu(5))
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), WAIT_OPTIONS)
    service.replaceDataset(createMenu(6))
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(6), WAIT_OPTIONS)
    // By its reason: the store of the test before may still be writing.
    expect(log().match(/content-not-saved.*ENOTDIR/g)).toHaveLength(1)
  })
})
