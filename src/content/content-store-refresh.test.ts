import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMenu, getMenuRequests, refreshNow, startService, createTestStore } from './content-store.fixtures.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }

describe('a shrinking menu', () => {
  // The store's timers are advanced manually; requests are real.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  test('that lost more than half is rejected once and then accepted [C12]', async () => {
    const service = await startService(createMenu(10))
    const { store, log } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(createMenu(4))
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    expect(store.getState().content?.menu).toHaveLength(10)
    expect(log()).toContain('10 items became 4')
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), WAIT_OPTIONS)
    expect(store.getState().lastFetchFailed).toBe(false)
  })

  test.each([
    [30, 10],
    [30, 29],
  ])('is not confirmed by one that is shorter still: 80, then %i, then %i [F18]', async (first, second) => {
    const service = await startService(createMenu(80))
    const { store, log } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    for (const count of [first, second]) {
      service.replaceDataset(createMenu(count))
      await refreshNow(store)
      await vi.waitFor(() => expect(log()).toContain(`80 items became ${count}`), WAIT_OPTIONS)
      expect(store.getState().content?.menu).toHaveLength(80)
    }
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(second), WAIT_OPTIONS)
  })

  test('that lost half is accepted at once', async () => {
    const service = await startService(createMenu(10))
    const { store } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(createMenu(5))
    await refreshNow(store)
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), WAIT_OPTIONS)
  })
})

describe('one refresh at a time', () => {
  test('a service that never responds gets one request in five seconds, however many refreshes are requested [C05]', async () => {
    const service = await startService(createMenu(4))
    const { store } = createTestStore(service)
    await store.start()
    await service.setFault('never')
    service.requests.length = 0
    for (let call = 0; call < 20; call += 1) {
      store.refreshSoon()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await vi.waitFor(() => expect(store.getState().lastFetchFailed).toBe(true), WAIT_OPTIONS)
    const times = getMenuRequests(service).map(({ time }) => time)
    expect(times.length).toBeGreaterThan(0)
    expect(times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) >= 5000)).toBe(true)
  })

  test('frequent webhook calls do not delay the refresh', async () => {
    const service = await startService(createMenu(4))
    const { store } = createTestStore(service, { refreshSeconds: 1 })
    await store.start()
    const before = store.getState().fetchedAt ?? 0
    service.replaceDataset(createMenu(4, 25))
    // At shorter intervals than the delay after a webhook, and for longer than the refresh
    // interval.
    for (let call = 0; call < 15; call += 1) {
      store.refreshSoon()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(store.getState().content?.menu[0]?.price).toBe(2500)
    expect((store.getState().fetchedAt ?? 0) - before).toBeGreaterThan(1_000)
  })

  test('many webhook calls cause one refresh', async () => {
    const service = await startService(createMenu(4))
    const { store } = createTestStore(service, { refreshSeconds: 60 })
    await store.start()
    service.requests.length = 0
    for (let call = 0; call < 50; call += 1) store.refreshSoon()
    await vi.waitFor(() => expect(getMenuRequests(service)).toHaveLength(1), WAIT_OPTIONS)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(getMenuRequests(service)).toHaveLength(1)
  })
})
