import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FaultMode } from '#tests/embedded-contentful/faulty-service.ts'
import { createMenu, getMenuRequests, refreshNow, startService, createTestStore } from './content-store.fixtures.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }

// The store's timers are advanced manually; requests are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('a failed fetch', () => {
  // What counts as a failure: contentful-client.test.ts. There are three reads.
  const faults: readonly [mode: FaultMode, requests: number][] = [
    ['401', 3],
    ['badjson', 3],
    ['reset', 3],
    ['gzipbomb:64', 3],
    ['500', 9],
  ]
  test.for(faults)(
    '%s leaves the menu unchanged, after %i requests and with one log line',
    async ([mode, requests]) => {
      const service = await startService(createMenu(4))
      const { store, log } = createTestStore(service, { refreshSeconds: 60 })
      await store.start()
      const before = store.getState().content
      await service.setFault(mode)
      service.requests.length = 0
      await refreshNow(store)
      await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
      expect(store.getState().content).toBe(before)
      expect(getMenuRequests(service)).toHaveLength(requests)
      expect(log().match(/content-fetch-failed/g)).toHaveLength(1)
      expect(log()).not.toContain(service.accessToken)
    },
  )

  test('a fetch that succeeds at the third attempt is published', async () => {
    const service = await startService(createMenu(4))
    const { store } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(createMenu(5))
    await service.setFault('500', { times: 2, matching: 'menuItem' })
    service.requests.length = 0
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), WAIT_OPTIONS)
    expect(getMenuRequests(service)).toHaveLength(5)
  })

  test('a short rate limit is waited for', async () => {
    const service = await startService(createMenu(4))
    await service.setFault('429:2', { times: 1 })
    const retriesAt: number[] = []
    const sleepBeforeRetry = (ms: number): Promise<void> => {
      retriesAt.push(Date.now() + ms)
      return Promise.resolve()
    }
    const startedAt = Date.now()
    const { store } = createTestStore(service, { refreshSeconds: 60, sleepBeforeRetry })
    await store.start()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), WAIT_OPTIONS)
    expect(getMenuRequests(service)).toHaveLength(4)
    expect(retriesAt).toHaveLength(1)
    expect(retriesAt[0]).toBeGreaterThanOrEqual(startedAt + 2000)
  })

  test('a long rate limit postpones the next fetch', async () => {
    const service = await startService(createMenu(4))
    const { store, log } = createTestStore(service)
    await store.start()
    await service.setFault('429:3600')
    service.requests.length = 0
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    await vi.advanceTimersByTimeAsync(2500)
    // A request would be on its way now.
    await sleep(100)
    expect(getMenuRequests(service), 'after two refresh intervals').toHaveLength(3)
    expect(log()).toContain('429 RateLimitExceeded')
    expect(store.getState().content?.menu).toHaveLength(4)
  })

  test('a failed page of dishes rejects the whole menu', async () => {
    const service = await startService(createMenu(1500))
    const { store } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    await service.setFault('500', { matching: 'skip=1000' })
    service.replaceDataset(createMenu(1500, 25))
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    expect(store.getState().content?.menu.map(({ price }) => price)).toEqual(Array(1500).fill(2000))
  })

  test('the recovery of the service is logged once', async () => {
    const service = await startService(createMenu(4))
    const { store, log } = createTestStore(service)
    await store.start()
    await service.setFault('401')
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    service.requests.length = 0
    await vi.waitFor(() => expect(getMenuRequests(service).length).toBeGreaterThan(1), WAIT_OPTIONS)
    await service.setFault('ok')
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(false), WAIT_OPTIONS)
    expect(log().match(/content-fetch-failed/g)).toHaveLength(1)
    expect(log().match(/content-fetch-recovered/g)).toHaveLength(1)
  })
})
