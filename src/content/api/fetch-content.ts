import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '#core/time/dubai-time.ts'
import { restaurant } from '../../../restaurant.config.ts'
import { logEvent } from '#platform/logger.ts'
import type { ContentfulKeys } from '#platform/settings.ts'
import { mapContent, isSuspiciousShrink, type ContentWarning, type Content } from '../mapping/map-content.ts'
import { keepLastGoodValues } from '../store/keep-last-good-values.ts'
import { createContentfulClient, type EntriesByType } from './contentful-client.ts'
import { OPTIONAL_TYPES } from '../model/content-types.ts'
import { fetchEntries, haveAllFailed, listFailedReads, type FailedReads } from './fetch-entries.ts'
import { UnusableResponseError } from './fetch-failure.ts'

/** Entries, mapped for the pages. */
export interface MappedEntries {
  /** As published. */
  readonly published: EntriesByType
  /** With the last good values in the place of unusable ones. */
  readonly raw: EntriesByType
  readonly content: Content
  readonly warnings: readonly ContentWarning[]
  readonly mappedAt: Instant
  /** When the content is another one though the entries are the same; Infinity for never. */
  readonly changesAt: Instant
}

interface FetchResult {
  /** With the last good entries of the reads that failed; null if all of them did. */
  readonly mapped: MappedEntries | null
  readonly isMenuFetched: boolean
  /** Whether something on the pages may be older than it is in Contentful. */
  readonly hasFailed: boolean
}

export interface ContentFetcher {
  /**
   * Never rejects. Each new reason of a read that failed, or whose result was rejected, is logged once. `last` is
   * the last good content, wherever it came from.
   */
  readonly fetch: (last: MappedEntries | null) => Promise<FetchResult>
  /** How long the service asked to wait from `now` on, in ms: an hour at most. */
  readonly getWaitMs: (now: Instant) => number
}

/** Maps published entries; without a change since the last time, and none due, the result is the last one itself. */
export function mapEntries(published: EntriesByType, last: MappedEntries | null, serviceHost: string): MappedEntries {
  const now = Date.now()
  if (last !== null && isCurrent(last, now) && isDeepStrictEqual(published, last.published)) return last
  const raw = keepLastGoodValues(published, last?.raw ?? null)
  const mapped = mapContent(raw, restaurant.bestSellers, serviceHost, now)
  // Warnings concern the published values, not the last good ones that replace them.
  const { warnings } = raw === published ? mapped : mapContent(published, restaurant.bestSellers, serviceHost, now)
  return { ...mapped, published, raw, warnings, mappedAt: now }
}

/** Whether the content is what its entries are at `now`. A clock may be set to an earlier time. */
export function isCurrent({ mappedAt, changesAt }: MappedEntries, now: Instant): boolean {
  return mappedAt <= now && now < changesAt
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
  let failure: { readonly failed: readonly FailedReads[]; readonly times: number } | null = null

  /** Returns why a menu is rejected; null for one that is accepted. */
  function rejectMenu(before: number, after: number): string | null {
    if (after === 0) return 'the menu is empty'
    const isConfirmed = rejectedCount !== null && after >= rejectedCount
    if (isSuspiciousShrink(before, after) && !isConfirmed) {
      rejectedCount = after
      return `${before} items became ${after}: accepted if the next fetch confirms it`
    }
    rejectedCount = null
    return null
  }

  function logFailures(failed: readonly FailedReads[], version: string | undefined): void {
    if (failed.length === 0) {
      if (failure !== null) logEvent('content-fetch-recovered', { failedTimes: failure.times })
      failure = null
      return
    }
    if (!isDeepStrictEqual(failed, failure?.failed))
      for (const reads of failed) logEvent('content-fetch-failed', { ...reads, version })
    failure = { failed, times: (failure?.times ?? 0) + 1 }
  }

  return {
    getWaitMs: client.getWaitMs,
    fetch: async (last) => {
      const { entries, failures: fetchFailures } = await fetchEntries(client, last?.published ?? null)
      const failures = new Map(fetchFailures)
      let mapped = mapEntries(entries, last, keys.host)
      if (!failures.has('menu')) {
        const reason = rejectMenu(last?.content.menu.length ?? 0, mapped.content.menu.length)
        if (reason !== null) {
          failures.set('menu', new UnusableResponseError(reason))
          mapped = mapEntries({ ...entries, menuItem: last?.published.menuItem ?? [] }, last, keys.host)
        }
      }
      if (!isStopped()) logFailures(listFailedReads(failures), last?.content.version)
      // A service may have the menu and the gallery alone, where no later fetch brings more. Categories come with the menu.
      const hasOptional = OPTIONAL_TYPES.some((type) => type !== 'category' && entries[type].length > 0)
      return {
        mapped: haveAllFailed(failures) ? null : mapped,
        isMenuFetched: !failures.has('menu'),
        hasFailed: [...failures.keys()].some((read) => read !== 'optional' || hasOptional),
      }
    },
  }
}
