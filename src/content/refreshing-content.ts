import { restaurant } from '../../restaurant.config.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import type { BuildTimeContent } from './build-time-content.ts'
import { mapContent, type Content, type RawContent } from './map-content.ts'
import { createContentFetcher, type ContentFetcher } from './fetch-content.ts'

/** The content of a process that lives from request to request and may be put to sleep between two of them. */
export interface RefreshingContent {
  readonly current: () => Content | null
  /** Begins a reading where one is due, `now` in ms since the epoch; null where none is. Who gets one keeps the process awake for it. */
  readonly refreshIfStale: (now: number) => Refresh | null
}

export interface Refresh {
  /** Never rejects. */
  readonly done: Promise<void>
  /** How long the visitor whose request began it may be kept waiting, in ms: 0 where there is content that this process has read. */
  readonly waitMs: number
}

/** As long as the start of the Node server: a second where there is a menu to show, longer where there is none (C01, C04). */
const WAIT_WITH_MENU_MS = 1_000
const WAIT_WITHOUT_MS = 3_500
/** A reading that is not over by then never will be: the host ended it with the request that began it. */
const ABANDONED_AFTER_MS = 20_000

/**
 * Content of the build, read anew every `everyMs` at most, by the request that comes then. `keys` null: what was built is shown for
 * good.
 */
export function createRefreshingContent(
  built: BuildTimeContent | null,
  keys: ContentfulKeys | null,
  everyMs: number,
): RefreshingContent {
  const reader = keys && createContentFetcher(keys)
  let raw: RawContent | null = null
  let content: Content | null = null
  let startedAt: number | null = null
  let isRefreshing = false

  // Nobody may be shown a menu that is not the restaurant's.
  const isOurs = keys === null || (keys.space === built?.space && keys.environment === built.environment)
  if (built !== null && isOurs) show(built.raw, mapContent(built.raw, restaurant.bestSellers, built.host).content)

  function show(given: RawContent, shown: Content): void {
    raw = given
    content = shown
  }

  async function read(from: ContentFetcher): Promise<void> {
    try {
      const given = await from.fetch(raw, content?.version)
      if (given !== null) show(given.raw, given.content)
    } finally {
      isRefreshing = false
    }
  }

  return {
    current: () => content,
    refreshIfStale: (now) => {
      if (reader === null || now < reader.rateLimitedUntil()) return null
      if (startedAt !== null && now - startedAt < (isRefreshing ? Math.max(ABANDONED_AFTER_MS, everyMs) : everyMs))
        return null
      const isFirst = startedAt === null
      startedAt = now
      isRefreshing = true
      const waitMs = content === null ? WAIT_WITHOUT_MS : isFirst ? WAIT_WITH_MENU_MS : 0
      return { done: read(reader), waitMs }
    },
  }
}
