import { restaurant } from '../../restaurant.config.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import type { BuildTimeContent } from './build-time-content.ts'
import { mapContent, type Content } from './map-content.ts'
import {
  createContentFetcher,
  WAIT_WITH_MENU_MS,
  WAIT_WITHOUT_MENU_MS,
  type ContentFetcher,
  type LastContent,
} from './fetch-content.ts'

/** Content of a serverless process, which may be suspended between two requests. */
export interface ServerlessContent {
  readonly current: () => Content | null
  /**
   * Starts a refresh if one is due; null otherwise. The caller must keep the process running until
   * it is done. `now` is in ms since the epoch.
   */
  readonly refreshIfStale: (now: number) => Refresh | null
}

export interface Refresh {
  /** Never rejects. */
  readonly done: Promise<void>
  /**
   * How long the request that started it may wait for it, in ms; 0 after the first refresh if there
   * is content.
   */
  readonly waitMs: number
}

/** By then an unfinished refresh is lost: the host ended it together with its request. */
const ABANDONED_AFTER_MS = 20_000

/**
 * Starts with the content of the build; a request refreshes it when the last refresh is older than
 * `intervalMs`. Without `keys` the content of the build is final.
 */
export function createServerlessContent(
  built: BuildTimeContent | null,
  keys: ContentfulKeys | null,
  intervalMs: number,
): ServerlessContent {
  const fetcher = keys && createContentFetcher(keys)
  let last: LastContent | null = null
  let startedAt: number | null = null
  let isRefreshing = false

  // Content of another space must never be shown.
  const isSameSpace = keys === null || (keys.space === built?.space && keys.environment === built.environment)
  if (built !== null && isSameSpace) {
    last = { raw: built.raw, content: mapContent(built.raw, restaurant.bestSellers, built.host).content }
  }

  async function refresh(contentFetcher: ContentFetcher): Promise<void> {
    try {
      last = (await contentFetcher.fetch(last)) ?? last
    } finally {
      isRefreshing = false
    }
  }

  return {
    current: () => last?.content ?? null,
    refreshIfStale: (now) => {
      if (fetcher === null || fetcher.getWaitMs(now) > 0) return null
      const waitsMs = isRefreshing ? Math.max(ABANDONED_AFTER_MS, intervalMs) : intervalMs
      // A clock that was set to an earlier time must not hold refreshes back.
      if (startedAt !== null && now >= startedAt && now - startedAt < waitsMs) return null
      const isFirst = startedAt === null
      startedAt = now
      isRefreshing = true
      const waitMs = last === null ? WAIT_WITHOUT_MENU_MS : isFirst ? WAIT_WITH_MENU_MS : 0
      return { done: refresh(fetcher), waitMs }
    },
  }
}
