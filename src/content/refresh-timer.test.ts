import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRefreshTimer, type RefreshTimer } from './refresh-timer.ts'

/** Each fetch is one request: contentful-client.test.ts. */
const service = { fetches: 0, isFailing: false, waitMs: 0 }

const SECOND = 1_000
const MINUTE = 60 * SECOND

beforeEach(() => {
  Object.assign(service, { fetches: 0, isFailing: false, waitMs: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** One timer for each process. */
async function startTimers(processes: number, hasWebhook: boolean): Promise<readonly RefreshTimer[]> {
  // The middle of the jitter: the site refreshes every 54 seconds, or every nine minutes.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const refresh = (): Promise<boolean> => {
    service.fetches += 1
    return Promise.resolve(!service.isFailing)
  }
  const timers = Array.from({ length: processes }, () =>
    createRefreshTimer({ refreshMs: MINUTE, hasWebhook, refresh, getWaitMs: () => service.waitMs }),
  )
  await Promise.all(timers.map((timer) => timer.start()))
  return timers
}

/** A customer asks each process for a page every half minute, or nobody does. */
async function pass(timers: readonly RefreshTimer[], ms: number, isVisited: boolean): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30 * SECOND) {
    if (isVisited) for (const timer of timers) timer.noteVisit()
    await vi.advanceTimersByTimeAsync(30 * SECOND)
  }
}

describe('requests to Contentful in 18 hours, of which the first has passed', () => {
  test.each([
    { processes: 1, hasWebhook: false, isVisited: true, tenMinutes: 11.1 },
    { processes: 2, hasWebhook: false, isVisited: true, tenMinutes: 22.2 },
    { processes: 1, hasWebhook: false, isVisited: false, tenMinutes: 1.1 },
    { processes: 2, hasWebhook: false, isVisited: false, tenMinutes: 2.2 },
    { processes: 1, hasWebhook: true, isVisited: true, tenMinutes: 1.1 },
    { processes: 2, hasWebhook: true, isVisited: true, tenMinutes: 2.2 },
    { processes: 1, hasWebhook: true, isVisited: false, tenMinutes: 1.1 },
  ])(
    '$processes processes, webhook: $hasWebhook, visits: $isVisited: $tenMinutes in ten minutes [F31]',
    async ({ processes, hasWebhook, isVisited, tenMinutes }) => {
      const timers = await startTimers(processes, hasWebhook)
      await pass(timers, 60 * MINUTE, isVisited)
      service.fetches = 0
      await pass(timers, 18 * 60 * MINUTE, isVisited)
      expect(service.fetches / (18 * 6)).toBeCloseTo(tenMinutes, 0.5)
    },
  )
})

describe('a quiet site', () => {
  test('refreshes at once when the first customer comes, and every minute from then on [C26] [F31]', async () => {
    const timers = await startTimers(1, false)
    await pass(timers, 17 * MINUTE, false)
    service.fetches = 0
    timers[0]?.noteVisit()
    await vi.advanceTimersByTimeAsync(0)
    expect(service.fetches).toBe(1)
    for (let visit = 0; visit < 20; visit += 1) timers[0]?.noteVisit()
    await vi.advanceTimersByTimeAsync(50 * SECOND)
    expect(service.fetches, 'one visit or many').toBe(1)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(service.fetches).toBe(3)
  })

  test('whose refresh failed repeats it after a minute, with a webhook too [F31]', async () => {
    const timers = await startTimers(1, true)
    await pass(timers, 30 * MINUTE, false)
    service.isFailing = true
    await pass(timers, 10 * MINUTE, false)
    service.fetches = 0
    await pass(timers, 9 * MINUTE, false)
    expect(service.fetches).toBe(10)
  })

  test('looks again every minute after a call of the webhook, should the change arrive late [C26] [F31]', async () => {
    const timers = await startTimers(1, true)
    await pass(timers, 30 * MINUTE, false)
    service.fetches = 0
    timers[0]?.refreshSoon()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(service.fetches).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(service.fetches).toBe(3)
  })
})

describe('refreshes that are asked for early', () => {
  test('many at once are one [C26]', async () => {
    const [timer] = await startTimers(1, false)
    service.fetches = 0
    for (let call = 0; call < 50; call += 1) timer?.refreshSoon()
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    expect(service.fetches).toBe(1)
  })

  test('at shorter intervals than their delay do not put each other off [C26]', async () => {
    const [timer] = await startTimers(1, false)
    service.fetches = 0
    for (let call = 0; call < 15; call += 1) {
      timer?.refreshSoon()
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(service.fetches).toBe(5)
  })

  test('wait for the one in progress, however many they are [C05]', async () => {
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
  ])('that are set %s change neither the interval nor the number of requests [F97]', async (_, ms) => {
    const timers = await startTimers(1, false)
    service.waitMs = 30 * SECOND
    await pass(timers, MINUTE, true)
    vi.setSystemTime(Date.now() + ms)
    service.fetches = 0
    await pass(timers, 9 * MINUTE, true)
    expect(service.fetches).toBe(10)
  })
})
