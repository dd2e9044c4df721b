import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../../restaurant.config.ts'
import type { ContentCheck } from '../domain/content-finding.ts'
import type { ContentfulKeys } from '../../platform/settings.ts'
import { toFetchFailure } from '../fetch-failure.ts'
import { checkContent, fetchCheckedContent, listImageUrls } from './check-content.ts'
import { findMissingImages } from './find-missing-images.ts'

/** Reads and checks the content for a page that somebody may load again and again. */
export interface ContentChecker {
  /** Returns the last check, or a new one if that is older than a minute. Never rejects. */
  readonly check: () => Promise<ContentCheck>
}

const READ_INTERVAL_MS = 60_000
/** Less than proxies wait for a response. A slower fetch continues in the background; the next request gets its result. */
const WAIT_MS = 8_000

/** `closedHours` is the setting. */
export function createContentChecker(
  keys: ContentfulKeys,
  { closedHours = restaurant.closedHours, waitMs = WAIT_MS } = {},
): ContentChecker {
  let startedAt: number | null = null
  let reading: Promise<ContentCheck> = Promise.resolve({ report: null, reason: 'not read yet' })

  async function read(now: number): Promise<ContentCheck> {
    try {
      const content = await fetchCheckedContent(keys)
      const { missing, unchecked } = await findMissingImages(listImageUrls(content, restaurant, keys.host))
      const report = checkContent(content, { ...restaurant, closedHours }, { serviceHost: keys.host, missing, now })
      return { report, uncheckedImageCount: unchecked, readAt: now }
    } catch (error) {
      return { report: null, reason: toFetchFailure(error).reason }
    }
  }

  return {
    check: () => {
      const now = Date.now()
      // A clock that was set to an earlier time must not hold the reading back.
      if (startedAt === null || now < startedAt || now - startedAt >= READ_INTERVAL_MS) {
        startedAt = now
        reading = read(now)
      }
      return Promise.race([reading, sleep(waitMs, { report: null, reason: 'timeout' } as const, { ref: false })])
    },
  }
}
