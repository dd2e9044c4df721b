import { isPageFromCache } from '../hooks/document-config.ts'
import { createLazyModule } from '../hooks/lazy-module.ts'
import { onPageResume } from '../hooks/page-lifecycle.ts'
import type { Language } from '../domain/language.ts'

// Not before the first fetch, which is a minute after the start.
const loadMenuRefresh = createLazyModule(() => import('./menu-refresh.ts'))

/** Of the server's refresh interval: a new price is on an open page within two of the server's refreshes. */
const POLLING_SHARE = 0.8
/** A timer may fire a little early. */
const TIMER_TOLERANCE = 0.9

interface MenuPolling {
  /** Fetches the menu now, unless it is being fetched. Never rejects. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/**
 * Keeps an open page's menu fresh: fetches it from time to time, when the customer returns to the
 * page, and at once where the page came from the browser's cache. `refreshMs`: the server's interval.
 */
export function startMenuPolling(language: Language, refreshMs: number): MenuPolling {
  const intervalMs = refreshMs * POLLING_SHARE
  let fetchedAt = Date.now()
  let isFetching = false

  const refresh = async (): Promise<void> => {
    if (isFetching) return
    isFetching = true
    fetchedAt = Date.now()
    try {
      const { refreshMenu } = await loadMenuRefresh()
      await refreshMenu(language)
    } catch {
      // Offline: the menu of the page stays.
    } finally {
      isFetching = false
    }
  }
  const refreshIfStale = (): void => {
    const isStale = Date.now() - fetchedAt >= intervalMs * TIMER_TOLERANCE
    if (document.visibilityState === 'visible' && isStale) void refresh()
  }

  const timer = setInterval(refreshIfStale, intervalMs)
  const stopListening = onPageResume(refreshIfStale)
  if (isPageFromCache()) void refresh()
  return {
    refresh,
    stop: () => {
      clearInterval(timer)
      stopListening()
    },
  }
}
