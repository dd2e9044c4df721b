import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { mapContent, isSuspiciousShrink, type ContentWarning, type Content, type RawContent } from './map-content.ts'
import { createContentfulClient, type ContentfulClient } from './contentful-client.ts'
import { toContentfulError } from './contentful-error.ts'

/** What a reading brought: as the service gave it, and as the pages show it. */
export interface FetchedContent {
  readonly raw: RawContent
  readonly content: Content
  readonly warnings: readonly ContentWarning[]
}

/** Reads all that the pages show, and decides whether it is to be believed. */
export interface ContentFetcher {
  /**
   * All or nothing; never rejects. Null where the reading failed or is not believed: what is `kept`, of which `version`, stays
   * in place (CNT-4), and the log says why, once a reason and not once a minute.
   */
  readonly fetch: (kept: RawContent | null, version: string | undefined) => Promise<FetchedContent | null>
  /** Before this moment the service wants no more requests, in ms since the epoch; 0 where it said nothing (C08). */
  readonly rateLimitedUntil: () => number
}

/**
 * Nothing is logged of a reading that fails once `isOver`. An empty menu is never believed; one that lost more than half of what this reader had read before, the second time (C12).
 */
export function createContentFetcher(keys: ContentfulKeys, isStopped = (): boolean => false): ContentFetcher {
  const client = createContentfulClient(keys)
  let itemCount = 0
  let hasRejectedShrink = false
  let failure: { readonly reason: string; readonly times: number } | null = null

  function validate(raw: RawContent): FetchedContent {
    const { content, warnings: odd } = mapContent(raw, restaurant.bestSellers, keys.host)
    if (content.menu.length === 0) throw new RejectedContentError('the menu is empty')
    if (isSuspiciousShrink(itemCount, content.menu.length) && !hasRejectedShrink) {
      hasRejectedShrink = true
      throw new RejectedContentError(
        `${itemCount} dishes became ${content.menu.length}: believed if the next reading says so too`,
      )
    }
    hasRejectedShrink = false
    itemCount = content.menu.length
    return { raw, content, warnings: odd }
  }

  return {
    rateLimitedUntil: client.rateLimitedUntil,
    fetch: async (kept, version) => {
      try {
        const read = validate(await fetchAll(client, kept))
        if (failure !== null) logEvent('content-fetch-recovered', { failedTimes: failure.times })
        failure = null
        return read
      } catch (error) {
        if (isStopped()) return null
        const reason = error instanceof RejectedContentError ? error.message : toContentfulError(error).reason
        if (failure?.reason !== reason) logEvent('content-fetch-failed', { reason, kept: version })
        failure = { reason, times: (failure?.times ?? 0) + 1 }
        return null
      }
    },
  }
}

/** An answer that is understood and not believed; its message is for the log. */
class RejectedContentError extends Error {}

/** Throws when the menu can't be had; the gallery is worth less: where it can't be read, its pictures of `kept` stay (C20). */
async function fetchAll(client: ContentfulClient, kept: RawContent | null): Promise<RawContent> {
  // Both come to an end before the next reading begins.
  const [menu, gallery] = await Promise.allSettled([
    client.fetchEntries('menuItem'),
    client.fetchEntries('galleryImage'),
  ])
  if (menu.status === 'rejected') throw menu.reason
  if (gallery.status === 'fulfilled') return { menuItem: menu.value, galleryImage: gallery.value }
  logEvent('gallery-fetch-failed', { reason: toContentfulError(gallery.reason).reason })
  return { menuItem: menu.value, galleryImage: kept?.galleryImage ?? [] }
}
