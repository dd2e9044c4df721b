import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Dataset } from '../../../embedded-contentful/dataset.ts'
import { createMenu, createRawContent, refreshNow, startService, createTestStore } from './content-store.fixtures.ts'
import { mapEntries } from '../api/fetch-content.ts'

const WAIT_OPTIONS = { timeout: 20_000, interval: 25 }

describe('a shrinking menu', () => {
  // The store's timers are advanced manually; requests are real.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  test('that lost more than half is rejected once and then accepted', async () => {
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
  ])('is not confirmed by one that is shorter still: 80, then %i, then %i', async (first, second) => {
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

test('an offer ends with its last day while nothing is fetched, and the fetch’s state stays', async () => {
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
    await store.start()
    const fetchAgain = async (): Promise<void> => {
      const { fetchedAt } = store.getState()
      vi.setSystemTime(Date.now() + 1_000)
      store.refreshSoon()
      await vi.waitFor(() => expect(store.getState().fetchedAt).not.toBe(fetchedAt), WAIT_OPTIONS)
    }
    return { service, log, fetchAgain }
  }

  test('are mapped once, until something in them changes with the time', () => {
    const readEntries = (...dataset: Parameters<typeof menuAt>) =>
      createRawContent({ menuItem: menuAt(...dataset).entries.map(({ id, fields }) => ({ id, fields })) })
    const host = 'cdn.contentful.com'
    const entries = readEntries(20, { soldOutUntil: '2026-11-30T19:00+04:00' })
    const soldOut = mapEntries(entries, null, host)
    expect(mapEntries(structuredClone(entries), soldOut, host)).toBe(soldOut)
    vi.setSystemTime(NOW + 60 * 60_000)
    const back = mapEntries(entries, soldOut, host)
    expect(soldOut.content.menu[0]).toHaveProperty('availability')
    expect(back.content.menu[0]).not.toHaveProperty('availability')
    expect(mapEntries(entries, back, host)).toBe(back)
    expect(mapEntries(readEntries(25), back, host).content.menu[0]).toMatchObject({ price: 2500 })
    vi.setSystemTime(NOW - 60 * 60_000)
    expect(mapEntries(entries, back, host), 'the clock was set to an earlier time').not.toBe(back)
  })

  test('a mistake that was corrected and is made again is logged again, one that stays is not', async () => {
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

test('listeners are called after every successful fetch, even an unchanged one', async () => {
  const service = await startService(createMenu(3))
  const { store, log } = createTestStore(service)
  const listener = vi.fn()
  store.onContent(listener)
  await store.start()
  await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
  expect(log().match(/content-changed/g)).toHaveLength(1)
})

test('a new number for orders is one line of the log, with both numbers, and the first one is none', async () => {
  const createShop = (whatsapp: string) => ({ id: 'shop', contentType: 'shopSettings', fields: { whatsapp } })
  const service = await startService({ entries: [...createMenu(3).entries, createShop('971501111111')], assets: [] })
  const { store, log } = createTestStore(service)
  await store.start()
  expect(log()).not.toContain('whatsapp-changed')
  service.replaceDataset({ entries: [...createMenu(3).entries, createShop('971502222222')], assets: [] })
  await vi.waitFor(() => expect(log()).toContain('whatsapp-changed'), { timeout: 10_000 })
  expect(log().match(/whatsapp-changed .*/g)).toEqual([
    'whatsapp-changed {"before":"971501111111","now":"971502222222"}',
  ])
})
