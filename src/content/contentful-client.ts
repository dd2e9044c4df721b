import type { Instant } from '../core/time/dubai-time.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'contentful'
import type { ContentfulKeys } from '../platform/settings.ts'
import { CONTENT_TYPES, type ContentType } from './content-types.ts'
import {
  describeForeignResponse,
  getFileProblem,
  getRateLimitWaitMs,
  isUnknownContentType,
  toFetchFailure,
  UnusableResponseError,
} from './fetch-failure.ts'
import { isLoopback } from './image-url.ts'
import { getField } from './map-asset.ts'
import { readResponse, type ReadEntry } from './read-response.ts'

/** An entry as the Delivery API returns it; `fields` is not validated yet. */
export interface RawEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

export type EntriesByType = Readonly<Record<ContentType, readonly RawEntry[]>>

export interface ContentfulClient {
  /**
   * Fetches all entries of the site, oldest first, in one request for each thousand; rejects unless
   * all of them arrive. Temporary errors are retried, up to three attempts; a response that takes
   * longer than five seconds is not. A content type that the space does not have has no entries.
   */
  readonly fetchAll: () => Promise<EntriesByType>
  /**
   * How long the service asked to wait from `now` on, in ms: an hour at most, 0 if it did not ask.
   */
  readonly getWaitMs: (now: Instant) => number
}

const PAGE_SIZE = 1000
/** More than any restaurant needs, whatever `total` says. */
const MAX_PAGES = 5
/** Uncompressed. Contentful's own limit is 7 MB. */
const MAX_RESPONSE_BYTES = 7 * 1024 * 1024
const REQUEST_TIMEOUT_MS = 5_000
const MAX_ATTEMPTS = 3
const FIRST_RETRY_DELAY_MS = 400
/** A longer rate limit ends the fetch; the next one starts when the limit is over. */
const MAX_RETRY_DELAY_MS = 10_000

/**
 * Links to unpublished or missing targets are omitted, or kept as bare links for tools that report
 * them.
 */
export function createContentfulClient(
  keys: ContentfulKeys,
  unresolvedLinks: 'omit' | 'keep' = 'omit',
  sleepBeforeRetry: (ms: number) => Promise<unknown> = sleep,
): ContentfulClient {
  let rateLimit = { since: 0, waitMs: 0 }
  let knowsAllTypes = true
  /** What is not JSON came from a proxy or another server; null if the last response was JSON. */
  let foreignResponse: string | null = null
  const options = {
    space: keys.space,
    accessToken: keys.accessToken,
    environment: keys.environment,
    host: keys.host,
    insecure: isLoopback(keys.host),
    // Its timeout covers the whole response; that of the default adapter restarts with every byte.
    adapter: 'fetch' as const,
    // The response to a redirect is an error.
    fetchOptions: { redirect: 'manual' as const },
    timeout: REQUEST_TIMEOUT_MS,
    maxContentLength: MAX_RESPONSE_BYTES,
    retryOnError: false,
    logHandler: () => undefined,
    responseLogger: (response: unknown) => {
      foreignResponse = describeForeignResponse(response, keys.host)
      const now = Date.now()
      const waitMs = getRateLimitWaitMs(response, now)
      if (waitMs > getWaitMs(now)) rateLimit = { since: now, waitMs }
    },
  }
  // Links are resolved by us: the client follows those between entries and assets without end.
  const client = createClient(options).withoutLinkResolution

  /** A clock that was set to an earlier time ends the wait; it must never prolong it. */
  function getWaitMs(now: Instant): number {
    const passed = now - rateLimit.since
    return passed < 0 ? 0 : Math.max(rateLimit.waitMs - passed, 0)
  }

  async function fetchPage(skip: number): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.getEntries({
          // A space of an earlier release may refuse a question about a type that it does not have.
          ...(knowsAllTypes && { 'sys.contentType.sys.id[in]': CONTENT_TYPES }),
          order: ['sys.createdAt', 'sys.id'],
          include: 1,
          limit: PAGE_SIZE,
          skip,
        })
      } catch (error) {
        if (isUnknownContentType(error) && knowsAllTypes) {
          knowsAllTypes = false
          continue
        }
        // The words of our own service; those of any other are not logged.
        const fileProblem = isLoopback(keys.host) ? getFileProblem(error) : null
        if (fileProblem !== null) throw new UnusableResponseError(fileProblem)
        const delayMs = Math.max(getWaitMs(Date.now()), FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1))
        if (!toFetchFailure(error).isRetryable || attempt === MAX_ATTEMPTS || delayMs > MAX_RETRY_DELAY_MS)
          throw foreignResponse === null ? error : new UnusableResponseError(foreignResponse)
        // Jitter, so that several servers don't retry in step.
        await sleepBeforeRetry(delayMs * (1 + Math.random() * 0.25))
      }
    }
  }

  async function fetchAll(): Promise<EntriesByType> {
    const entries: ReadEntry[] = []
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const response = await fetchPage(entries.length)
      const total = getField(response, 'total')
      const pageEntries = readResponse(response, PAGE_SIZE, unresolvedLinks)
      if (!Number.isSafeInteger(total) || Number(total) > MAX_PAGES * PAGE_SIZE)
        throw new UnusableResponseError('no usable total in the response')
      entries.push(...pageEntries)
      if (entries.length >= Number(total)) return groupByType(entries)
      if (pageEntries.length === 0)
        throw new UnusableResponseError(`only ${entries.length} of ${Number(total)} entries`)
    }
    throw new UnusableResponseError(`more than ${MAX_PAGES} pages of entries`)
  }

  return { fetchAll, getWaitMs }
}

/** Entries of other types, which the site does not use, are left out. */
function groupByType(entries: readonly ReadEntry[]): EntriesByType {
  const toEntries = (type: string): readonly RawEntry[] =>
    entries.filter(({ contentType }) => contentType === type).map(({ id, fields }) => ({ id, fields }))
  return Object.fromEntries(CONTENT_TYPES.map((type) => [type, toEntries(type)])) as EntriesByType
}
