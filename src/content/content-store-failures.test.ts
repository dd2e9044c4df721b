import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentStore } from './content-store.ts'
import type { FaultMode } from '../../tests/fake-contentful/fault-modes.ts'
import { menuOf, menuRequests, serving, createStoreOver } from './content-store.fixtures.ts'

const SECONDS = { timeout: 20_000, interval: 25 }

// The store's timers are advanced by hand; requests and the pauses between retries are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Fetches again at once instead of after the pause that a webhook call asks for. */
async function refreshNow(store: ContentStore): Promise<void> {
  store.refreshSoon()
  await vi.advanceTimersByTimeAsync(500)
}

describe('a reading that fails', () => {
  const faults: readonly [mode: FaultMode, requests: number, id: string][] = [
    ['401', 1, 'C06'],
    ['403', 1, 'C06'],
    ['404', 1, 'C06'],
    ['html200', 1, 'C10'],
    ['badjson', 1, 'C11'],
    ['truncated', 1, 'C11'],
    ['empty', 1, 'C12'],
    ['wrongshape', 1, 'C12'],
    ['reset', 1, 'C11'],
    ['gzipbomb:64', 1, 'C11'],
    ['500', 3, 'C09'],
    ['503', 3, 'C09'],
  ]
  test.for(faults.map(([mode, requests, id]) => [mode, requests, `[${id}]`] as const))(
    '%s leaves the menu as it was, after %i requests and with one line in the log %s',
    async ([mode, requests]) => {
      const service = await serving(menuOf(4))
      const { store, log } = createStoreOver(service, { refreshSeconds: 60 })
      await store.start()
      const before = store.getState().content
      await service.setFault(mode)
      service.requests.length = 0
      await refreshNow(store)
      await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
      expect(store.getState().content).toBe(before)
      expect(menuRequests(service)).toHaveLength(requests)
      expect(log().match(/content-fetch-failed/g)).toHaveLength(1)
      expect(log()).not.toContain(service.accessToken)
    },
  )

  test('what failed twice and then succeeds is shown, after three requests [C09]', async () => {
    const service = await serving(menuOf(4))
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(menuOf(5))
    await service.setFault('500', { times: 2, contentType: 'menuItem' })
    service.requests.length = 0
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), SECONDS)
    expect(menuRequests(service)).toHaveLength(3)
  })

  test('a rate limit is waited for [C07]', async () => {
    const service = await serving(menuOf(4))
    await service.setFault('429:2', { times: 1, contentType: 'menuItem' })
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), SECONDS)
    const [first, second] = menuRequests(service)
    expect(menuRequests(service)).toHaveLength(2)
    expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(2000)
  })

  test('a rate limit longer than anybody waits holds the next reading back [C08]', async () => {
    const service = await serving(menuOf(4))
    const { store, log } = createStoreOver(service)
    await store.start()
    await service.setFault('429:3600')
    service.requests.length = 0
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
    await vi.advanceTimersByTimeAsync(2500)
    // A request would be on its way now.
    await sleep(100)
    expect(menuRequests(service), 'two turns later').toHaveLength(1)
    expect(log()).toContain('429 RateLimitExceeded')
    expect(store.getState().content?.menu).toHaveLength(4)
  })

  test('a page that fails drops the whole reading [C14]', async () => {
    const service = await serving(menuOf(1500))
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    await service.setFault('page2fail')
    service.replaceDataset(menuOf(1500, 25))
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
    expect(store.getState().content?.menu.map(({ price }) => price)).toEqual(Array(1500).fill(2000))
  })

  test('when the service is well again the log says so, once [C03]', async () => {
    const service = await serving(menuOf(4))
    const { store, log } = createStoreOver(service)
    await store.start()
    await service.setFault('401')
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
    service.requests.length = 0
    await vi.waitFor(() => expect(menuRequests(service).length).toBeGreaterThan(1), SECONDS)
    await service.setFault('ok')
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(false), SECONDS)
    expect(log().match(/content-fetch-failed/g)).toHaveLength(1)
    expect(log().match(/content-fetch-recovered/g)).toHaveLength(1)
  })

  test('a gallery that can’t be read leaves its last pictures, and the menu is read [C20]', async () => {
    const gallery = {
      id: 'g',
      contentType: 'galleryImage',
      fields: { images: [{ sys: { type: 'Link', linkType: 'Asset', id: 'a' } }] },
    }
    const withGallery = (count: number) => ({
      entries: [...menuOf(count).entries, gallery],
      assets: [{ id: 'a', url: '//images.ctfassets.net/a.jpg' }],
    })
    const service = await serving(withGallery(4))
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    expect(store.getState().content?.gallery).toHaveLength(1)
    await service.setFault('404', { contentType: 'galleryImage' })
    service.replaceDataset(withGallery(5))
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), SECONDS)
    expect(store.getState().content?.gallery).toHaveLength(1)
  })
})
