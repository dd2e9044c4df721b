import type { Instant } from '../core/time/dubai-time.ts'
import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { mapContent, isSuspiciousShrink, type ContentWarning, type Content } from './map-content.ts'
import { keepLastGoodValues } from './keep-last-good-values.ts'
import { createContentfulClient, type EntriesByType } from './contentful-client.ts'
import { toFetchFailure, UnusableResponseError } from './fetch-failure.ts'

/** Fetched content: as the service sent it, and mapped for the pages. */
export interface FetchedContent {
  readonly raw: EntriesByType
  readonly content: Content
  readonly warnings: readonly ContentWarning[]
}

export interface ContentFetcher {
  /**
   * Never rejects. Returns null if the fetch failed or its result was rejected; each new reason is
   * logged once. `last` is the last good content, wherever it came from.
   */
  readonly fetch: (last: FetchedContent | null) => Promise<FetchedContent | null>
  /** How long the service asked to wait from `now` on, in ms: an hour at most. */
  readonly getWaitMs: (now: Instant) => number
}

/**
 * Always rejects an empty menu, and a menu that lost more than half of its items until a later
 * fetch confirms it with as many items or more. Failures are not logged once `isStopped` returns
 * true.
 */
export function createContentFetcher(
  keys: ContentfulKeys,
  isStopped = (): boolean => false,
  sleepBeforeRetry?: (ms: number) => Promise<unknown>,
): ContentFetcher {
  const client = createContentfulClient(keys, 'omit', sleepBeforeRetry)
  /** Number of items of the short menu that was rejected last. */
  let rejectedCount: number | null = null
  let failure: { readonly reason: string; readonly times: number } | null = null

  function validate(fetched: EntriesByType, last: FetchedContent | null): FetchedContent {
    const raw = keepLastGoodValues(fetched, last?.raw ?? null)
    const mapped = mapContent(raw, restaurant.bestSellers, keys.host)
    // Warnings concern the published values, not the last good ones that replace them.
    const { warnings } = raw === fetched ? mapped : mapContent(fetched, restaurant.bestSellers, keys.host)
    const { content } = mapped
    const [before, after] = [last?.content.menu.length ?? 0, content.menu.length]
    if (after === 0) throw new UnusableResponseError('the menu is empty')
    const isConfirmed = rejectedCount !== null && after >= rejectedCount
    if (isSuspiciousShrink(before, after) && !isConfirmed) {
      rejectedCount = after
      throw new UnusableResponseError(`${before} items became ${after}: accepted if the next fetch confirms it`)
    }
    rejectedCount = null
    return { raw, content, warnings }
  }

  return {
    getWaitMs: client.getWaitMs,
    fetch: async (last) => {
      try {
        const fetched = validate(await client.fetchAll(), last)
        if (failure !== null) logEvent('content-fetch-recovered', { failedTimes: failure.times })
        failure = null
        return fetched
      } catch (error) {
        if (isStopped()) return null
        const { reason } = toFetchFailure(error)
        if (failure?.reason !== reason) logEvent('content-fetch-failed', { reason, version: last?.content.version })
        failure = { reason, times: (failure?.times ?? 0) + 1 }
        return null
      }
    },
  }
}
