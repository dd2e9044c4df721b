import { FETCH_LIMIT_MS } from '../../browser/fetch-limit.ts'
import { createLazyModule } from '../../browser/lazy-module.ts'
import { onPageResume } from '../../browser/page-lifecycle.ts'
import type { Language } from '../../core/text/language.ts'

// Not before the first fetch, which is a minute after the start.
const loadMenuRefresh = createLazyModule(() => import('./live-refresh.ts'))

/** Of the server's refresh interval: a new price is on an open page within two of the server's refreshes. */
const POLLING_SHARE = 0.8
/** A timer may fire a little early. */
const TIMER_TOLERANCE = 0.9

export interface LivePolling {
  /** Fetches the menu now; who asks while it is being fetched waits for that fetch. Never rejects. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/**
 * Keeps an open page's menu, opening hours and facts fresh: fetches them from time to time, and when the
 * customer returns to the page. `refreshMs`: the server's interval.
 */
export function startLivePolling(language: Language, refreshMs: number): LivePolling {
  const intervalMs = refreshMs * POLLING_SHARE
  let fetchedAt = Date.now()
  let current: { readonly controller: AbortController; readonly done: Promise<void> } | null = null

  const fetchMenu = async (controller: AbortController): Promise<void> => {
    fetchedAt = Date.now()
    const timer = setTimeout(() => {
      giveUp(controller)
    }, FETCH_LIMIT_MS)
    try {
      await Promise.race([loadMenu(language, controller.signal), rejectOnAbort(controller.signal)])
    } catch {
      // Offline, or no answer: the menu of the page stays until the next round.
    } finally {
      clearTimeout(timer)
      end(controller)
    }
  }
  const giveUp = (controller: AbortController): void => {
    controller.abort()
    end(controller)
  }
  const end = (controller: AbortController): void => {
    if (current?.controller === controller) current = null
  }
  const refresh = (): Promise<void> => {
    if (current === null) {
      const controller = new AbortController()
      current = { controller, done: fetchMenu(controller) }
    }
    return current.done
  }
  const refreshIfStale = (): void => {
    const isStale = Date.now() - fetchedAt >= intervalMs * TIMER_TOLERANCE
    if (document.visibilityState === 'visible' && isStale) void refresh()
  }

  const leave = (): void => {
    if (current === null) return
    // Once the page is back, the answer may be older than the basket that other pages have stored.
    giveUp(current.controller)
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
      if (current !== null) giveUp(current.controller)
    },
  }
}

async function loadMenu(language: Language, signal: AbortSignal): Promise<void> {
  const { refreshLiveData } = await loadMenuRefresh()
  await refreshLiveData(language, signal)
}

/** A script that is being loaded does not heed a signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('given up'))
    })
  })
}
