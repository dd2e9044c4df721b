import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { mapContent, isSuspiciousShrink, type ContentWarning, type Content, type RawContent } from './map-content.ts'
import { createContentfulClient, type ContentfulClient, type RawEntry } from './contentful-client.ts'
import { toFetchFailure } from './fetch-failure.ts'

/** How long the first fetch may delay what waits for it, with and without an earlier menu. */
export const WAIT_WITH_MENU_MS = 1_000
export const WAIT_WITHOUT_MENU_MS = 3_500

/** Fetched content: as the service sent it, and mapped for the pages. */
export interface FetchedContent {
  readonly raw: RawContent
  readonly content: Content
  readonly warnings: readonly ContentWarning[]
}

/** Fetches and validates the whole content. */
export interface ContentFetcher {
  /**
   * Never rejects. Returns null if the fetch failed or its result was rejected; each new reason is
   * logged once. `previous` is the content in use and `version` its version.
   */
  readonly fetch: (previous: RawContent | null, version: string | undefined) => Promise<FetchedContent | null>
  /** End of the rate limit reported by the service, in ms since the epoch; 0 if there is none. */
  readonly rateLimitedUntil: () => number
}

/**
 * Always rejects an empty menu, and once a menu that lost more than half of its items: it is
 * accepted if the next fetch confirms it. Failures are not logged once `isStopped` returns true.
 */
export function createContentFetcher(keys: ContentfulKeys, isStopped = (): boolean => false): ContentFetcher {
  const client = createContentfulClient(keys)
  const logTypeFailure = createTypeFailureLog()
  let itemCount = 0
  let hasRejectedShrink = false
  let failure: { readonly reason: string; readonly times: number } | null = null

  function validate(raw: RawContent): FetchedContent {
    const { content, warnings } = mapContent(raw, restaurant.bestSellers, keys.host)
    if (content.menu.length === 0) throw new RejectedContentError('the menu is empty')
    if (isSuspiciousShrink(itemCount, content.menu.length) && !hasRejectedShrink) {
      hasRejectedShrink = true
      throw new RejectedContentError(
        `${itemCount} items became ${content.menu.length}: accepted if the next fetch confirms it`,
      )
    }
    hasRejectedShrink = false
    itemCount = content.menu.length
    return { raw, content, warnings }
  }

  return {
    rateLimitedUntil: client.rateLimitedUntil,
    fetch: async (previous, version) => {
      try {
        const fetched = validate(await fetchAll(client, previous, logTypeFailure))
        if (failure !== null) logEvent('content-fetch-recovered', { failedTimes: failure.times })
        failure = null
        return fetched
      } catch (error) {
        if (isStopped()) return null
        const reason = error instanceof RejectedContentError ? error.message : toFetchFailure(error).reason
        if (failure?.reason !== reason) logEvent('content-fetch-failed', { reason, version })
        failure = { reason, times: (failure?.times ?? 0) + 1 }
        return null
      }
    },
  }
}

/** Well-formed content that was rejected; the message is logged. */
class RejectedContentError extends Error {}

/** Logs why a type could not be fetched: each new reason once. */
type TypeFailureLog = (type: keyof RawContent, reason: string | null) => void

function createTypeFailureLog(): TypeFailureLog {
  const reasons = new Map<keyof RawContent, string>()
  return (type, reason) => {
    if (reason === null) reasons.delete(type)
    else {
      if (reasons.get(type) !== reason) logEvent('content-type-fetch-failed', { type, reason })
      reasons.set(type, reason)
    }
  }
}

/** Throws if the menu can't be fetched. If only another type can't, its previous entries stay. */
async function fetchAll(
  client: ContentfulClient,
  previous: RawContent | null,
  logTypeFailure: TypeFailureLog,
): Promise<RawContent> {
  // allSettled: all requests must have ended before the next fetch starts.
  const [menu, gallery, settings, days, areas] = await Promise.allSettled([
    client.fetchEntries('menuItem'),
    client.fetchEntries('galleryImage'),
    client.fetchEntries('shopSettings'),
    client.fetchEntries('specialDay'),
    client.fetchEntries('deliveryArea'),
  ])
  if (menu.status === 'rejected') throw menu.reason
  const takeOrKeep = (type: keyof RawContent, result: PromiseSettledResult<readonly RawEntry[]>) => {
    const hasFailed = result.status === 'rejected'
    logTypeFailure(type, hasFailed ? toFetchFailure(result.reason).reason : null)
    return hasFailed ? (previous?.[type] ?? []) : result.value
  }
  return {
    menuItem: menu.value,
    galleryImage: takeOrKeep('galleryImage', gallery),
    shopSettings: takeOrKeep('shopSettings', settings),
    specialDay: takeOrKeep('specialDay', days),
    deliveryArea: takeOrKeep('deliveryArea', areas),
  }
}
