import { FETCH_LIMIT_MS } from '#browser/loading/fetch-limit.ts'
import { CHECKOUT_POLLING_MS } from '#core/specification.ts'
import { createLazyModule } from '#browser/loading/lazy-module.ts'
import { onPageResume } from '#browser/page/page-lifecycle.ts'
import type { Language } from '#core/text/language.ts'

// Most pages fetch for the first time a minute after their start.
const loadLiveRefresh = createLazyModule(() => import('./live-refresh.ts'))

/** Share of the server's refresh interval, so that a new price is on an open page within two refreshes. */
const POLLING_SHARE = 0.8
/** A timer may fire a little early. */
const TIMER_TOLERANCE = 0.9
/** A return to the page is more than one event, and so is its start. */
const RESUME_MS = 1000

export interface LivePolling {
  /** Fetches the live data, unless that is under way. */
  readonly refresh: () => void
  readonly stop: () => void
}

/**
 * Fetches the newest shop document at intervals, and when the customer returns to the page.
 * `refreshMs` is the server's interval; checkout fetches more often, and at each return.
 */
export function startLivePolling(language: Language, refreshMs: number, page: string): LivePolling {
  // An order must not leave with what the owner has stopped a minute ago.
  const isCheckout = page === 'checkout'
  const intervalMs = Math.min(refreshMs * POLLING_SHARE, isCheckout ? CHECKOUT_POLLING_MS : Infinity)
  let fetchedAt = Date.now()
  let controller: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = (): void => {
    clearTimeout(timer)
    controller?.abort()
    controller = null
  }
  const refresh = (): void => {
    if (controller !== null) return
    const own = new AbortController()
    controller = own
    fetchedAt = Date.now()
    timer = setTimeout(cancel, FETCH_LIMIT_MS)
    loadLiveRefresh()
      .then(({ refreshShop }) => refreshShop(language, own.signal))
      // Offline or timed out: the data stays until the next interval.
      .catch(() => undefined)
      .finally(() => {
        if (controller === own) cancel()
      })
  }
  const refreshIfOlder = (ageMs: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - fetchedAt >= ageMs) refresh()
  }
  const refreshIfStale = (): void => {
    refreshIfOlder(intervalMs * TIMER_TOLERANCE)
  }

  const leave = (): void => {
    if (controller === null) return
    // When the page is restored, the response may be older than the basket stored by other pages.
    cancel()
    fetchedAt = 0
  }

  const interval = setInterval(refreshIfStale, intervalMs)
  window.addEventListener('pagehide', leave)
  const stopListening = onPageResume(() => {
    refreshIfOlder(isCheckout ? RESUME_MS : intervalMs * TIMER_TOLERANCE)
  })
  return {
    refresh,
    stop: () => {
      clearInterval(interval)
      window.removeEventListener('pagehide', leave)
      stopListening()
      cancel()
    },
  }
}
