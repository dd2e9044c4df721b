import { restaurant } from '../../restaurant.config.ts'
import { logEvent } from '../platform/logger.ts'
import type { ContentfulKeys } from '../platform/settings.ts'
import { contentOf, isLossOfMenu, type Complaint, type Content, type RawContent } from './content.ts'
import { deliveryClient, type DeliveryClient } from './delivery-client.ts'
import { failureOf } from './delivery-failure.ts'

/** What a reading brought: as the service gave it, and as the pages show it. */
export interface ReadContent {
  readonly raw: RawContent
  readonly content: Content
  readonly odd: readonly Complaint[]
}

/** Reads all that the pages show, and decides whether it is to be believed. */
export interface ContentReader {
  /**
   * All or nothing; never rejects. Null where the reading failed or is not believed: what is `kept`, of which `version`, stays
   * in place (CNT-4), and the log says why, once a reason and not once a minute.
   */
  readonly read: (kept: RawContent | null, version: string | undefined) => Promise<ReadContent | null>
  /** Before this moment the service wants no more requests, in ms since the epoch; 0 where it said nothing (C08). */
  readonly limitedUntil: () => number
}

/**
 * Nothing is logged of a reading that fails once `isOver`. An empty menu is never believed; one that lost more than half of what this reader had read before, the second time (C12).
 */
export function contentReader(keys: ContentfulKeys, isOver = (): boolean => false): ContentReader {
  const client = deliveryClient(keys)
  let dishes = 0
  let hasRefusedLoss = false
  let failure: { readonly reason: string; readonly times: number } | null = null

  function believe(raw: RawContent): ReadContent {
    const { content, odd } = contentOf(raw, restaurant.bestSellers, keys.host)
    if (content.menu.length === 0) throw new Refusal('the menu is empty')
    if (isLossOfMenu(dishes, content.menu.length) && !hasRefusedLoss) {
      hasRefusedLoss = true
      throw new Refusal(`${dishes} dishes became ${content.menu.length}: believed if the next reading says so too`)
    }
    hasRefusedLoss = false
    dishes = content.menu.length
    return { raw, content, odd }
  }

  return {
    limitedUntil: client.limitedUntil,
    read: async (kept, version) => {
      try {
        const read = believe(await readWhole(client, kept))
        if (failure !== null) logEvent('content-fetch-recovered', { failedTimes: failure.times })
        failure = null
        return read
      } catch (error) {
        if (isOver()) return null
        const reason = error instanceof Refusal ? error.message : failureOf(error).reason
        if (failure?.reason !== reason) logEvent('content-fetch-failed', { reason, kept: version })
        failure = { reason, times: (failure?.times ?? 0) + 1 }
        return null
      }
    },
  }
}

/** An answer that is understood and not believed; its message is for the log. */
class Refusal extends Error {}

/** Throws when the menu can't be had; the gallery is worth less: where it can't be read, its pictures of `kept` stay (C20). */
async function readWhole(client: DeliveryClient, kept: RawContent | null): Promise<RawContent> {
  // Both come to an end before the next reading begins.
  const [menu, gallery] = await Promise.allSettled([client.read('menuItem'), client.read('galleryImage')])
  if (menu.status === 'rejected') throw menu.reason
  if (gallery.status === 'fulfilled') return { menuItem: menu.value, galleryImage: gallery.value }
  logEvent('gallery-fetch-failed', { reason: failureOf(gallery.reason).reason })
  return { menuItem: menu.value, galleryImage: kept?.galleryImage ?? [] }
}
