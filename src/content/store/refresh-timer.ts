export interface RefreshTimerOptions {
  readonly refreshMs: number
  /** Whether Contentful reports changes, so that visits need no refresh. */
  readonly hasWebhook: boolean
  /** Resolves to whether it succeeded. Never rejects. */
  readonly refresh: () => Promise<boolean>
  /** How long the service asked to wait, in ms. */
  readonly getWaitMs: () => number
}

/**
 * Starts the refreshes of the content, one at a time; the next one is scheduled when it has ended.
 */
export interface RefreshTimer {
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Schedules an early refresh, after a webhook; never postpones one that is due sooner. */
  readonly refreshSoon: () => void
  /** Reports a request for a page or the live data; cheap enough for every request. */
  readonly noteVisit: () => void
}

/** Collects several webhooks into one refresh and lets Contentful's CDN propagate the change. */
const EARLY_REFRESH_DELAY_MS = 500
/** Without a visit, or with a webhook without a call of it, for so long, refreshes become rare. */
const QUIET_AFTER_MS = 5 * 60_000
const QUIET_REFRESH_MS = 10 * 60_000

export function createRefreshTimer({ refreshMs, hasWebhook, refresh, getWaitMs }: RefreshTimerOptions): RefreshTimer {
  let refreshing: Promise<void> | null = null
  let isEarlyRefreshRequested = false
  let hasFailed = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  // Times of performance.now(), a clock that nobody can set.
  let dueAt = Infinity
  let refreshedAt = 0
  let busyUntil = 0

  function schedule(delayMs: number): void {
    // Respect the rate limit.
    const waitMs = Math.max(delayMs, getWaitMs())
    const at = performance.now() + waitMs
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => void run(), waitMs)
    timer.unref()
  }

  function run(): Promise<void> {
    dueAt = Infinity
    refreshedAt = performance.now()
    refreshing = refresh().then((hasSucceeded) => {
      refreshing = null
      hasFailed = !hasSucceeded
      // Up to 20 % earlier, so that several servers don't send their requests in step.
      schedule(isEarlyRefreshRequested ? EARLY_REFRESH_DELAY_MS : getIntervalMs() * (0.8 + Math.random() * 0.2))
      isEarlyRefreshRequested = false
    })
    return refreshing
  }

  /** A failed refresh is repeated soon in quiet times, too. */
  function getIntervalMs(): number {
    return isQuiet() && !hasFailed ? Math.max(refreshMs, QUIET_REFRESH_MS) : refreshMs
  }

  function isQuiet(): boolean {
    return performance.now() > busyUntil
  }

  function keepBusy(): void {
    busyUntil = performance.now() + QUIET_AFTER_MS
  }

  return {
    start: () => {
      keepBusy()
      return run()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await refreshing
    },
    refreshSoon: () => {
      keepBusy()
      if (refreshing === null) schedule(EARLY_REFRESH_DELAY_MS)
      else isEarlyRefreshRequested = true
    },
    noteVisit: () => {
      if (hasWebhook) return
      const wasQuiet = isQuiet()
      keepBusy()
      // The content may be as old as the interval of quiet times.
      if (wasQuiet && refreshing === null) schedule(Math.max(refreshedAt + refreshMs - performance.now(), 0))
    },
  }
}
