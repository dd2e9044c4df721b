import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Dataset } from '../../fake-contentful/dataset.ts'
import { createMenu, refreshNow, startService, createTestStore } from './content-store.fixtures.ts'
import { mapContent } from './map-content.ts'

vi.mock(import('./map-content.ts'), { spy: true })

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

test('an offer ends with its last day while nothing is fetched, and the fetch’s state stays [OW09]', async () => {
  const shop = { id: 'shop', contentType: 'shopSettings', fields: { offerLastDay: '2026-11-30' } }
  const service = await startService({ entries: [...createMenu(3).entries, shop], assets: [] })
  const { store, log } = createTestStore(service, { refreshSeconds: 60 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T23:59:00+04:00') })
  onTestFinished(() => void vi.useRealTimers())
  await store.start()
  const before = store.getState()
  store.mapAgain()
  expect(store.getState()).toBe(before)
  vi.setSystemTime(Date.parse('2026-12-01T00:00:00+04:00'))
  store.mapAgain()
  expect(before.content?.settings.promo.isShown).toBe(true)
  expect(store.getState()).toEqual({ ...before, content: expect.anything() as unknown })
  expect(store.getState().content?.settings).toMatchObject({ promo: { isShown: false }, discountPercent: 0 })
  expect(log().match(/content-changed/g)).toHaveLength(2)
})

describe('unchanged entries', () => {
  const NOW = Date.parse('2026-11-30T18:00:00+04:00')
  const menuAt = (price: number, fields: Readonly<Record<string, unknown>> = {}): Dataset => {
    const [first, ...others] = createMenu(3, price).entries
    return { entries: first ? [{ ...first, fields: { ...first.fields, ...fields } }, ...others] : [], assets: [] }
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterEach(() => void vi.useRealTimers())

  async function start(dataset: Dataset) {
    const service = await startService(dataset)
    const { store, log } = createTestStore(service, { refreshSeconds: 60 })
    const mapping = vi.mocked(mapContent).mockClear()
    await store.start()
    const fetchAgain = async (): Promise<void> => {
      const { fetchedAt } = store.getState()
      vi.setSystemTime(Date.now() + 1_000)
      store.refreshSoon()
      await vi.waitFor(() => expect(store.getState().fetchedAt).not.toBe(fetchedAt), WAIT_OPTIONS)
    }
    return { service, store, log, mapping, fetchAgain }
  }

  test('are mapped once, by the minute’s clock and by fetches, until something in them changes with the time [G50]', async () => {
    const { service, store, mapping, fetchAgain } = await start(menuAt(20, { soldOutUntil: '2026-11-30T19:00+04:00' }))
    await fetchAgain()
    store.mapAgain()
    expect(mapping).toHaveBeenCalledTimes(1)
    vi.setSystemTime(NOW + 60 * 60_000)
    store.mapAgain()
    store.mapAgain()
    expect(mapping).toHaveBeenCalledTimes(2)
    expect(store.getState().content?.menu[0]).not.toHaveProperty('availability')
    service.replaceDataset(menuAt(25))
    await fetchAgain()
    expect(mapping).toHaveBeenCalledTimes(3)
    vi.setSystemTime(NOW - 60 * 60_000)
    store.mapAgain()
    expect(mapping, 'the clock was set to an earlier time').toHaveBeenCalledTimes(4)
  })

  test('a mistake that was corrected and is made again is logged again, one that stays is not [G50]', async () => {
    const { service, log, fetchAgain } = await start(menuAt(20, { calories: 'many' }))
    const countWarnings = (): number => log().match(/content-entry-warning/g)?.length ?? 0
    await fetchAgain()
    service.replaceDataset(menuAt(25, { calories: 'many' }))
    await fetchAgain()
    expect(countWarnings()).toBe(1)
    service.replaceDataset(menuAt(25))
    await fetchAgain()
    service.replaceDataset(menuAt(25, { calories: 'many' }))
    await fetchAgain()
    expect(countWarnings()).toBe(2)
  })
})

test('listeners are called after every successful fetch, even an unchanged one [C26]', async () => {
  const service = await startService(createMenu(3))
  const { store, log } = createTestStore(service)
  const listener = vi.fn()
  store.onContent(listener)
  await store.start()
  await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
  expect(log().match(/content-changed/g)).toHaveLength(1)
})
