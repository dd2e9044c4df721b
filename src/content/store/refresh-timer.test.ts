import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '#platform/settings.ts'
import { createRefreshTimer, type RefreshTimer } from './refresh-timer.ts'

/** Of a menu of at most a thousand dishes: content-store-reads.test.ts. */
const REQUESTS_PER_FETCH = 3

const service = { fetches: 0, isFailing: false, waitMs: 0 }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const DEFAULT_MS = readSettings({}).contentRefreshSeconds * SECOND

beforeEach(() => {
  Object.assign(service, { fetches: 0, isFailing: false, waitMs: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function startTimer(hasWebhook = false, refreshMs = MINUTE): Promise<RefreshTimer> {
  // The middle of the jitter: 90 % of the interval.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const refresh = (): Promise<boolean> => {
    service.fetches += 1
    return Promise.resolve(!service.isFailing)
  }
  const timer = createRefreshTimer({ refreshMs, hasWebhook, refresh, getWaitMs: () => service.waitMs })
  await timer.start()
  return timer
}

/** A customer asks for a page every half minute, or nobody does. */
async function pass(timer: RefreshTimer, ms: number, isVisited: boolean): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30 * SECOND) {
    if (isVisited) timer.noteVisit()
    await vi.advanceTimersByTimeAsync(30 * SECOND)
  }
}

describe('requests in 30 days at the default interval', () => {
  const cases = [
    { hasWebhook: false, isVisited: true, requests: 86_400 },
    { hasWebhook: false, isVisited: false, requests: 14_400 },
    { hasWebhook: true, isVisited: true, requests: 14_400 },
    { hasWebhook: true, isVisited: false, requests: 14_400 },
  ]
  test.each(cases)(
    'with a webhook: $hasWebhook, with visits at any time: $isVisited: $requests',
    async ({ hasWebhook, isVisited, requests }) => {
      const timer = await startTimer(hasWebhook, DEFAULT_MS)
      await pass(timer, 60 * MINUTE, isVisited)
      service.fetches = 0
      await pass(timer, DAY, isVisited)
      expect((30 * service.fetches * REQUESTS_PER_FETCH) / requests).toBeCloseTo(1, 1)
    },
  )

  test('stay below 100,000 in the longest month, with visits at any time', async () => {
    const timer = await startTimer(false, DEFAULT_MS)
    await pass(timer, DAY, true)
    expect(31 * service.fetches * REQUESTS_PER_FETCH).toBeLessThan(100_000)
  })
})

describe('a quiet site', () => {
  test('refreshes at once when the first customer comes, and every minute from then on', async () => {
    const timer = await startTimer()
    await pass(timer, 17 * MINUTE, false)
    service.fetches = 0
    timer.noteVisit()
    await vi.advanceTimersByTimeAsync(0)
    expect(service.fetches).toBe(1)
    for (let visit = 0; visit < 20; visit += 1) timer.noteVisit()
    await vi.advanceTimersByTimeAsync(50 * SECOND)
    expect(service.fetches, 'one visit or many').toBe(1)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(service.fetches).toBe(3)
  })

  test('whose refresh failed repeats it after a minute, with a webhook too', async () => {
    const timer = await startTimer(true)
    await pass(timer, 30 * MINUTE, false)
    service.isFailing = true
    await pass(timer, 10 * MINUTE, false)
    service.fetches = 0
    await pass(timer, 9 * MINUTE, false)
    expect(service.fetches).toBe(10)
  })

  test('looks again every minute after a call of the webhook, should the change arrive late', async () => {
    const timer = await startTimer(true)
    await pass(timer, 30 * MINUTE, false)
    service.fetches = 0
    timer.refreshSoon()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(service.fetches).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(service.fetches).toBe(3)
  })
})

describe('refreshes that are asked for early', () => {
  test('many at once are one', async () => {
    const timer = await startTimer()
    service.fetches = 0
    for (let call = 0; call < 50; call += 1) timer.refreshSoon()
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    expect(service.fetches).toBe(1)
  })

  test('at shorter intervals than their delay do not put each other off', async () => {
    const timer = await startTimer()
    service.fetches = 0
    for (let call = 0; call < 15; call += 1) {
      timer.refreshSoon()
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(service.fetches).toBe(5)
  })

  test('wait for the one in progress, however many they are', async () => {
    const answer = Promise.withResolvers<boolean>()
    const refresh = vi.fn(() => answer.promise)
    const timer = createRefreshTimer({ refreshMs: MINUTE, hasWebhook: false, refresh, getWaitMs: () => 0 })
    void timer.start()
    for (let call = 0; call < 20; call += 1) {
      timer.refreshSoon()
      await vi.advanceTimersByTimeAsync(SECOND)
    }
    expect(refresh).toHaveBeenCalledTimes(1)
    answer.resolve(true)
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})

describe('clocks', () => {
  test.each([
    ['a day ahead', 24 * 60 * MINUTE],
    ['a month ahead', 31 * 24 * 60 * MINUTE],
    ['a day behind', -24 * 60 * MINUTE],
  ])('that are set %s change neither the interval nor the number of requests', async (_, ms) => {
    const timer = await startTimer()
    service.waitMs = 30 * SECOND
    await pass(timer, MINUTE, true)
    vi.setSystemTime(Date.now() + ms)
    service.fetches = 0
    await pass(timer, 9 * MINUTE, true)
    expect(service.fetches).toBe(10)
  })
})
