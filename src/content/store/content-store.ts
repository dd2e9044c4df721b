import type { Instant } from '#core/time/dubai-time.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../../restaurant.config.ts'
import { logEvent, toReason } from '#platform/logger.ts'
import type { ContentfulKeys } from '#platform/settings.ts'
import type { EntriesByType } from '../api/contentful-client.ts'
import type { ContentWarning, Content } from '../mapping/map-content.ts'
import { createContentFetcher, isCurrent, mapEntries, type MappedEntries } from '../api/fetch-content.ts'
import { createContentCache } from './content-cache.ts'
import { createRefreshTimer, type RefreshTimer } from './refresh-timer.ts'

export interface ContentStoreOptions {
  readonly keys: ContentfulKeys
  readonly cacheDir: string
  /** Path of the content that the build wrote; null without a build. */
  readonly snapshotFile: string | null
  /** While somebody visits the site, or edits the content. */
  readonly refreshSeconds: number
  /** Whether Contentful reports changes, so that visits need no refresh. */
  readonly hasWebhook?: boolean
  /** Called for each fetch of which a part failed or was rejected. */
  readonly onFailedFetch?: () => void
  /** For tests; by default the time passes. */
  readonly sleepBeforeRetry?: ((ms: number) => Promise<unknown>) | undefined
}

export interface ContentState {
  /** null until content has been loaded or fetched for the first time; without items while the menu alone fails. */
  readonly content: Content | null
  /** When Contentful last confirmed its menu. */
  readonly fetchedAt: Instant | null
  readonly source: 'service' | 'disk' | 'snapshot'
  readonly lastFetchFailed: boolean
}

/** The content of a long-running process, refreshed in the background. */
export interface ContentStore extends Pick<RefreshTimer, 'refreshSoon' | 'noteVisit'> {
  /**
   * Loads the last good content from disk, then fetches; waits at most a few seconds for the fetch.
   */
  readonly start: () => Promise<void>
  /** Resolves when a refresh in progress has ended; its result is dropped. */
  readonly stop: () => Promise<void>
  readonly getState: () => ContentState
  /** The entries of the last good content, as they were fetched; null until then. */
  readonly getEntries: () => EntriesByType | null
  /** Maps the last content again if something in it changes with the time: an offer ends while nothing is fetched, too. */
  readonly mapAgain: () => void
  /** Calls the listener after every successful load or fetch, whether the version is new or not. */
  readonly onContent: (listener: () => void) => void
}

/** How long the start waits for the first fetch, with and without an earlier menu. */
const WAIT_WITH_MENU_MS = 1_000
const WAIT_WITHOUT_MENU_MS = 3_500

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { keys } = options
  const fetcher = createContentFetcher(keys, () => isStopped, options.sleepBeforeRetry)
  const cache = createContentCache(options.cacheDir, options.snapshotFile, keys)
  const listeners = new Set<() => void>()
  const logWarnings = createWarningLog()
  const timer = createRefreshTimer({
    refreshMs: options.refreshSeconds * 1000,
    hasWebhook: options.hasWebhook ?? false,
    refresh,
    getWaitMs: () => fetcher.getWaitMs(Date.now()),
  })

  let state: ContentState = { content: null, fetchedAt: null, source: 'service', lastFetchFailed: false }
  let last: MappedEntries | null = null
  let isStopped = false

  async function start(): Promise<void> {
    const saved = await cache.load()
    if (saved !== null) {
      const { raw, fetchedAt, source } = saved
      publish(mapEntries(raw, null, keys.host), { fetchedAt, source, lastFetchFailed: false })
    }
    await Promise.race([
      timer.start(),
      sleep(saved === null ? WAIT_WITHOUT_MENU_MS : WAIT_WITH_MENU_MS, undefined, { ref: false }),
    ])
  }

  async function refresh(): Promise<boolean> {
    try {
      const { mapped, isMenuFetched, hasFailed } = await fetcher.fetch(last)
      if (isStopped) return false
      if (hasFailed) options.onFailedFetch?.()
      if (mapped === null) {
        state = { ...state, lastFetchFailed: true }
        return false
      }
      const { fetchedAt, source } = isMenuFetched ? { fetchedAt: Date.now(), source: 'service' as const } : state
      publish(mapped, { fetchedAt, source, lastFetchFailed: hasFailed })
      if (fetchedAt !== null) await cache.save({ raw: mapped.raw, fetchedAt }, mapped.content.version)
      return !hasFailed
    } catch (error) {
      logEvent('content-refresh-failed', { reason: toReason(error) })
      return false
    }
  }

  function publish(mapped: MappedEntries, fetched: Omit<ContentState, 'content'>): void {
    const { content, warnings } = mapped
    const isNew = content.version !== state.content?.version
    last = mapped
    logNewWhatsApp(state.content, content)
    state = { ...fetched, content: isNew ? content : state.content }
    logWarnings(warnings)
    if (isNew) logChange(content, state.source)
    // Queued, so that an error in a listener does not fail the refresh.
    for (const listener of listeners) queueMicrotask(listener)
  }

  function mapAgain(): void {
    if (last === null || isCurrent(last, Date.now())) return
    last = mapEntries(last.published, last, keys.host)
    if (last.content.version === state.content?.version) return
    state = { ...state, content: last.content }
    logChange(last.content, state.source)
  }

  return {
    start,
    stop: () => {
      isStopped = true
      return timer.stop()
    },
    refreshSoon: timer.refreshSoon,
    noteVisit: timer.noteVisit,
    getState: () => state,
    getEntries: () => last?.raw ?? null,
    mapAgain,
    onContent: (listener) => listeners.add(listener),
  }
}

function logChange({ version, menu, gallery }: Content, source: ContentState['source']): void {
  logEvent('content-changed', { version, items: menu.length, galleryImages: gallery.length, source })
}

/** Orders go to this number: who changed it by mistake, or without leave, must not go unnoticed. */
function logNewWhatsApp(previous: Content | null, { settings }: Content): void {
  if (previous === null) return
  const before = previous.settings.contact.whatsapp ?? restaurant.whatsapp
  const now = settings.contact.whatsapp ?? restaurant.whatsapp
  if (now !== before) logEvent('whatsapp-changed', { before, now })
}

/** Returns a function that logs each warning about an entry that the last content did not have. */
function createWarningLog(): (warnings: readonly ContentWarning[]) => void {
  let logged = new Set<string>()
  return (warnings) => {
    const before = logged
    logged = new Set()
    for (const { id, reasons } of warnings) {
      const key = JSON.stringify([id, reasons])
      if (!before.has(key) && !logged.has(key)) logWarning(id, reasons)
      logged.add(key)
    }
  }
}

function logWarning(id: string, reasons: readonly string[]): void {
  // Contentful's IDs have letters, digits and these; an ID of another service may hold anything.
  logEvent('content-entry-warning', { id: id.slice(0, 80).replaceAll(/[^\w.-]/g, '?'), reasons })
}
