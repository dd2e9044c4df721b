import type { Instant } from '#core/time/dubai-time.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { restaurant } from '../../../restaurant.config.ts'
import type { ContentCheck, ImageProblem } from '../domain/content-finding.ts'
import type { ContentfulKeys } from '#platform/settings.ts'
import { fetchAllEntries } from '../api/fetch-entries.ts'
import { toFetchFailure } from '../api/fetch-failure.ts'
import { createContentfulClient, type EntriesByType } from '../api/contentful-client.ts'
import { checkContent, listImageUrls } from './check-content.ts'
import { findMissingImages } from './find-missing-images.ts'

/** Fetches and checks the content, at most once a minute. */
export interface ContentChecker {
  /** Returns the last check, or a new one if that is older than a minute. Never rejects. */
  readonly check: () => Promise<ContentCheck>
}

export type { ImageProblem }

interface CheckerOptions {
  readonly closedHours?: string
  readonly getEntries?: () => EntriesByType | null
  readonly waitMs?: number
  /** Why assets of a file have no image, by their IDs. */
  readonly getImageProblems?: () => ReadonlyMap<string, ImageProblem>
}

const CHECK_INTERVAL_MS = 60_000
/** Less than the timeout of proxies. A slower fetch continues; the next request gets its result. */
const WAIT_MS = 8_000

/** `closedHours` is the setting; `getEntries` returns those of the site's last good content. */
export function createContentChecker(
  keys: ContentfulKeys,
  {
    closedHours = restaurant.closedHours,
    getEntries = () => null,
    getImageProblems = () => new Map(),
    waitMs = WAIT_MS,
  }: CheckerOptions = {},
): ContentChecker {
  let startedAt: number | null = null
  let lastCheck: Promise<ContentCheck> = Promise.resolve({ findings: null, reason: 'not checked yet' })

  async function runCheck(now: Instant): Promise<ContentCheck> {
    try {
      // Unresolved links are one of the problems to report.
      const content = await fetchAllEntries(createContentfulClient(keys, 'keep'))
      const { missing, unchecked } = await findMissingImages(listImageUrls(content, restaurant, keys.host))
      const findings = checkContent(
        content,
        { ...restaurant, closedHours },
        {
          serviceHost: keys.host,
          missing,
          imageProblems: getImageProblems(),
          now,
          last: getEntries(),
        },
      )
      return { findings, uncheckedImageCount: unchecked, readAt: now }
    } catch (error) {
      return { findings: null, reason: toFetchFailure(error).reason }
    }
  }

  return {
    check: () => {
      const now = Date.now()
      // A clock that was set to an earlier time must not delay the check.
      if (startedAt === null || now < startedAt || now - startedAt >= CHECK_INTERVAL_MS) {
        startedAt = now
        lastCheck = runCheck(now)
      }
      return Promise.race([lastCheck, sleep(waitMs, { findings: null, reason: 'timeout' } as const, { ref: false })])
    },
  }
}
