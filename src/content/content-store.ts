import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { mapContent, type ContentWarning, type Content, type RawContent } from './map-content.ts'
import { createContentFetcher, WAIT_WITH_MENU_MS, WAIT_WITHOUT_MENU_MS, type FetchedContent } from './fetch-content.ts'
import { createContentCache } from './content-cache.ts'

export interface ContentStoreOptions {
  readonly keys: ContentfulKeys
  readonly cacheDir: string
  /** Path of the content that the build wrote; null without a build. */
  readonly snapshotFile: string | null
  readonly refreshSeconds: number
}

export interface ContentState {
  /** null until content has been loaded or fetched for the first time. */
  readonly content: Content | null
  /** When Contentful last confirmed it, in ms since the epoch. */
  readonly fetchedAt: number | null
  /** Contentful, the cache file of the last run, or the snapshot of the build. */
  readonly source: 'service' | 'disk' | 'snapshot'
  readonly lastFetchFailed: boolean
}

/** The content of a long-running process, refreshed in the background. */
export interface ContentStore {
  /**
   * Loads the last good content from disk, then fetches; waits at most a few seconds for the fetch.
   */
  readonly start: () => Promise<void>
  /** Resolves when a refresh in progress has ended; its result is dropped. */
  readonly stop: () => Promise<void>
  /**
   * Schedules an early refresh, for example after a webhook; never postpones one that is due
   * sooner.
   */
  readonly refreshSoon: () => void
  readonly getState: () => ContentState
  /** Calls the listener after every successful load or fetch, whether the version is new or not. */
  readonly onContent: (listener: () => void) => void
}

/** Collects several webhooks into one refresh and lets Contentful's CDN propagate the change. */
const EARLY_REFRESH_DELAY_MS = 500

/** One refresh at a time; the next one is scheduled when it has ended. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { keys } = options
  const refreshMs = options.refreshSeconds * 1000
  const fetcher = createContentFetcher(keys, () => isStopped)
  const cache = createContentCache(options.cacheDir, options.snapshotFile, keys)
  const listeners = new Set<() => void>()
  const logWarnings = createWarningLog()

  let state: ContentState = { content: null, fetchedAt: null, source: 'service', lastFetchFailed: false }
  let raw: RawContent | null = null
  let refreshing: Promise<void> | null = null
  let isEarlyRefreshRequested = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity

  async function start(): Promise<void> {
    const saved = await cache.load()
    if (saved !== null) {
      publish(
        { raw: saved.raw, ...mapContent(saved.raw, restaurant.bestSellers, keys.host) },
        saved.fetchedAt,
        saved.source,
      )
    }
    refresh()
    const waitMs = saved === null ? WAIT_WITHOUT_MENU_MS : WAIT_WITH_MENU_MS
    await Promise.race([refreshing, sleep(waitMs, undefined, { ref: false })])
  }

  function schedule(delayMs: number): void {
    // Respect the rate limit.
    const at = Math.max(Date.now() + delayMs, fetcher.rateLimitedUntil())
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(refresh, at - Date.now())
    timer.unref()
  }

  function refresh(): void {
    dueAt = Infinity
    refreshing = fetchAndPublish()
      .catch(logFailure)
      .finally(() => {
        refreshing = null
        // Up to 20 % earlier, so that several servers don't send their requests in step.
        schedule(isEarlyRefreshRequested ? EARLY_REFRESH_DELAY_MS : refreshMs * (0.8 + Math.random() * 0.2))
        isEarlyRefreshRequested = false
      })
  }

  async function fetchAndPublish(): Promise<void> {
    const fetched = await fetcher.fetch(raw, state.content?.version)
    if (isStopped) return
    if (fetched === null) {
      state = { ...state, lastFetchFailed: true }
      return
    }
    const fetchedAt = Date.now()
    publish(fetched, fetchedAt, 'service')
    await cache.save({ raw: fetched.raw, fetchedAt }, fetched.content.version)
  }

  function publish(fetched: FetchedContent, fetchedAt: number, source: ContentState['source']): void {
    const { content } = fetched
    const isNew = content.version !== state.content?.version
    raw = fetched.raw
    state = { content: isNew ? content : state.content, fetchedAt, source, lastFetchFailed: false }
    logWarnings(fetched.warnings)
    if (isNew) {
      const { version, menu, gallery } = content
      logEvent('content-changed', { version, items: menu.length, images: gallery.length, source })
    }
    // Queued, so that an error in a listener does not fail the refresh.
    for (const listener of listeners) queueMicrotask(listener)
  }

  return {
    start,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await refreshing
    },
    refreshSoon: () => {
      if (refreshing === null) schedule(EARLY_REFRESH_DELAY_MS)
      else isEarlyRefreshRequested = true
    },
    getState: () => state,
    onContent: (listener) => listeners.add(listener),
  }
}

function logFailure(reason: unknown): void {
  logEvent('content-refresh-failed', { reason: reason instanceof Error ? reason.stack : String(reason) })
}

/** Returns a function that logs each warning about an entry once, not once per content version. */
function createWarningLog(): (warnings: readonly ContentWarning[]) => void {
  const logged = new Set<string>()
  return (warnings) => {
    for (const { id, reasons } of warnings) {
      const key = JSON.stringify([id, reasons])
      if (logged.has(key)) continue
      logged.add(key)
      logEvent('content-entry-warning', { id: id.slice(0, 80), reasons })
    }
  }
}
