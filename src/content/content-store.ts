import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { mapContent, type ContentWarning, type Content, type RawContent } from './map-content.ts'
import { createContentFetcher, type FetchedContent } from './fetch-content.ts'
import { createContentCache } from './content-cache.ts'

export interface ContentStoreOptions {
  readonly keys: ContentfulKeys
  readonly cacheDir: string
  /** The content that the build left beside the pages; null where there is no build. */
  readonly snapshotFile: string | null
  readonly refreshSeconds: number
}

export interface ContentState {
  /** null: there never was any. */
  readonly content: Content | null
  /** When Contentful last confirmed it, in ms since the epoch. */
  readonly readAt: number | null
  /** Where it is from: the running service, this site's last run, or its build. */
  readonly source: 'service' | 'disk' | 'snapshot'
  readonly lastReadFailed: boolean
}

/** The content of a long-running process, refreshed in the background. */
export interface ContentStore {
  /** Loads the last good content from disk, then fetches; never waits long for a service that is silent. */
  readonly start: () => Promise<void>
  /** Resolves when a refresh that is under way has ended; its result is dropped. */
  readonly stop: () => Promise<void>
  /** Schedules an early refresh, as after a webhook; never postpones one that is due sooner. */
  readonly refreshSoon: () => void
  readonly getState: () => ContentState
  /** Calls back whenever there is confirmed content, of a new version or of the same. */
  readonly onContent: (listener: () => void) => void
}

/** How long a start waits for the service where there is a last good menu, and where there is none, in ms. */
const WAIT_WITH_MENU_MS = 1_000
const WAIT_WITHOUT_MENU_MS = 3_500
/** After a webhook: time for more of them, and for Contentful's CDN to have the change everywhere. */
const SOON_MS = 500

/** One refresh at a time; the next one is scheduled when it has ended. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { keys } = options
  const refreshMs = options.refreshSeconds * 1000
  const reader = createContentFetcher(keys, () => isStopped)
  const cache = createContentCache(options.cacheDir, options.snapshotFile, keys)
  const listeners = new Set<() => void>()
  const logWarnings = createWarningLog()

  let state: ContentState = { content: null, readAt: null, source: 'service', lastReadFailed: false }
  let raw: RawContent | null = null
  let refreshing: Promise<void> | null = null
  let isWantedSoon = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity

  async function start(): Promise<void> {
    const saved = await cache.load()
    if (saved !== null) {
      publish(
        { raw: saved.raw, ...mapContent(saved.raw, restaurant.bestSellers, keys.host) },
        saved.readAt,
        saved.source,
      )
    }
    refresh()
    const waitMs = saved === null ? WAIT_WITHOUT_MENU_MS : WAIT_WITH_MENU_MS
    await Promise.race([refreshing, sleep(waitMs, undefined, { ref: false })])
  }

  function schedule(pauseMs: number): void {
    // Not before the service wants to be asked again.
    const at = Math.max(Date.now() + pauseMs, reader.rateLimitedUntil())
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
        // Up to a fifth earlier, so that several servers don't ask in step.
        schedule(isWantedSoon ? SOON_MS : refreshMs * (0.8 + Math.random() * 0.2))
        isWantedSoon = false
      })
  }

  async function fetchAndPublish(): Promise<void> {
    const fetched = await reader.fetch(raw, state.content?.version)
    if (isStopped) return
    if (fetched === null) {
      state = { ...state, lastReadFailed: true }
      return
    }
    const readAt = Date.now()
    publish(fetched, readAt, 'service')
    await cache.save({ raw: fetched.raw, readAt }, fetched.content.version)
  }

  function publish(
    { raw: given, content, warnings: odd }: FetchedContent,
    readAt: number,
    source: ContentState['source'],
  ): void {
    const isNew = content.version !== state.content?.version
    raw = given
    state = { content: isNew ? content : state.content, readAt, source, lastReadFailed: false }
    if (isNew) {
      logWarnings(odd)
      const { version, menu, gallery } = content
      logEvent('content-changed', { version, items: menu.length, images: gallery.length, source })
    }
    // Later, so that an error in a listener is no failure of the refresh.
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
      if (refreshing === null) schedule(SOON_MS)
      else isWantedSoon = true
    },
    getState: () => state,
    onContent: (listener) => listeners.add(listener),
  }
}

function logFailure(reason: unknown): void {
  logEvent('content-refresh-failed', { reason: reason instanceof Error ? reason.stack : String(reason) })
}

/** Logs each warning about an entry once, not once per version. */
function createWarningLog(): (warnings: readonly ContentWarning[]) => void {
  const logged = new Set<string>()
  return (warnings) => {
    for (const { id, warnings: complaints } of warnings) {
      const key = JSON.stringify([id, complaints])
      if (logged.has(key)) continue
      logged.add(key)
      logEvent('content-entry-warning', { id: id.slice(0, 80), complaints })
    }
  }
}
