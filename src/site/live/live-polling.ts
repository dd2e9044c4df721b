import { FETCH_LIMIT_MS } from '../../browser/fetch-limit.ts'
import { createLazyModule } from '../../browser/lazy-module.ts'
import { onPageResume } from '../../browser/page-lifecycle.ts'
import type { Language } from '../../core/text/language.ts'

// Most pages fetch for the first time a minute after their start.
const loadLiveRefresh = createLazyModule(() => import('./live-refresh.ts'))

/** Share of the server's refresh interval, so that a new price is on an open page within two refreshes. */
const POLLING_SHARE = 0.8
/** A timer may fire a little early. */
const TIMER_TOLERANCE = 0.9

export interface LivePolling {
  /** Fetches the live data; callers during a fetch share it. Never rejects. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/**
 * Fetches menu, opening hours and contact at intervals, and when the customer returns to the page.
 * `refreshMs` is the server's interval.
 */
export function startLivePolling(language: Language, refreshMs: number): LivePolling {
  const intervalMs = refreshMs * POLLING_SHARE
  let fetchedAt = Date.now()
  let current: { readonly controller: AbortController; readonly done: Promise<void> } | null = null

  const fetchData = async (controller: AbortController): Promise<void> => {
    fetchedAt = Date.now()
    const timer = setTimeout(() => {
      cancel(controller)
    }, FETCH_LIMIT_MS)
    try {
      await Promise.race([loadLiveData(language, controller.signal), rejectOnAbort(controller.signal)])
    } catch {
      // Offline or timed out: the data stays until the next interval.
    } finally {
      clearTimeout(timer)
      end(controller)
    }
  }
  const cancel = (controller: AbortController): void => {
    controller.abort()
    end(controller)
  }
  const end = (controller: AbortController): void => {
    if (current?.controller === controller) current = null
  }
  const refresh = (): Promise<void> => {
    if (current === null) {
      const controller = new AbortController()
      current = { controller, done: fetchData(controller) }
    }
    return current.done
  }
  const refreshIfStale = (): void => {
    const isStale = Date.now() - fetchedAt >= intervalMs * TIMER_TOLERANCE
    if (document.visibilityState === 'visible' && isStale) void refresh()
  }

  const leave = (): void => {
    if (current === null) return
    // When the page is restored, the response may be older than the basket stored by other pages.
    cancel(current.controller)
    fetchedAt = 0
  }

  const timer = setInterval(refreshIfStale, intervalMs)
  window.addEventListener('pagehide', leave)
  const stopListening = onPageResume(refreshIfStale)
  return {
    refresh,
    stop: () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      stopListening()
      if (current !== null) cancel(current.controller)
    },
  }
}

async function loadLiveData(language: Language, signal: AbortSignal): Promise<void> {
  const { refreshLiveData } = await loadLiveRefresh()
  await refreshLiveData(language, signal)
}

/** An import can’t be aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('cancelled'))
    })
  })
}
