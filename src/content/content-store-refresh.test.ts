import { describe, expect, test, vi } from 'vitest'
import { menuOf, menuRequests, serving, createStoreOver } from './content-store.fixtures.ts'

const SECONDS = { timeout: 20_000, interval: 25 }

describe('a menu that loses much', () => {
  test('more than half gone is refused once and then believed [C12]', async () => {
    const service = await serving(menuOf(10))
    const { store, log } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(menuOf(4))
    store.refreshSoon()
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
    expect(store.getState().content?.menu).toHaveLength(10)
    expect(log()).toContain('10 dishes became 4')
    store.refreshSoon()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(4), SECONDS)
    expect(store.getState().lastReadFailed).toBe(false)
  })

  test('half of it may go at once', async () => {
    const service = await serving(menuOf(10))
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    service.replaceDataset(menuOf(5))
    store.refreshSoon()
    await vi.waitFor(() => expect(store.getState().content?.menu).toHaveLength(5), SECONDS)
  })
})

describe('one reading at a time', () => {
  test('a service that never answers is asked by one request, however often somebody wants to read [C05]', async () => {
    const service = await serving(menuOf(4))
    const { store } = createStoreOver(service)
    await store.start()
    await service.setFault('never')
    service.requests.length = 0
    for (let turn = 0; turn < 20; turn += 1) {
      store.refreshSoon()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(menuRequests(service).length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(store.getState().lastReadFailed).toBe(true), SECONDS)
    const times = menuRequests(service).map(({ time }) => time)
    expect(times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) >= 5000)).toBe(true)
  }, 20_000)

  test('a webhook that is called again and again delays no refresh', async () => {
    const service = await serving(menuOf(4))
    const { store } = createStoreOver(service)
    await store.start()
    const before = store.getState().readAt ?? 0
    service.replaceDataset(menuOf(4, 25))
    // More often than the pause that a webhook call asks for, for longer than a regular refresh takes to come.
    for (let call = 0; call < 15; call += 1) {
      store.refreshSoon()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(store.getState().content?.menu[0]?.price).toBe(2500)
    expect((store.getState().readAt ?? 0) - before).toBeGreaterThan(1_000)
  })

  test('many words of change make one more reading', async () => {
    const service = await serving(menuOf(4))
    const { store } = createStoreOver(service, { refreshSeconds: 60 })
    await store.start()
    service.requests.length = 0
    for (let word = 0; word < 50; word += 1) store.refreshSoon()
    await vi.waitFor(() => expect(menuRequests(service)).toHaveLength(1), SECONDS)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(menuRequests(service)).toHaveLength(1)
  })
})
