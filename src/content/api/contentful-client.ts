import type { Instant } from '#core/time/dubai-time.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'contentful'
import type { ContentfulKeys } from '#platform/settings.ts'
import { OPTIONAL_TYPES, type ContentType, type OptionalType } from '../model/content-types.ts'
import {
  describeForeignResponse,
  getFileProblem,
  getRateLimitWaitMs,
  isUnknownContentType,
  toFetchFailure,
  UnusableResponseError,
} from './fetch-failure.ts'
import { isLoopback } from '../mapping/image-url.ts'
import { getField } from '../mapping/map-asset.ts'
import { readResponse, type ReadEntry, type ReadResponse } from './read-response.ts'
import { describeTooMany, MAX_ENTRIES } from './too-many-entries.ts'

/** An entry as the Delivery API returns it; `fields` is not validated yet. */
export interface RawEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

export type EntriesByType = Readonly<Record<ContentType, readonly RawEntry[]>>

/** The dishes, and of the owner's categories those that dishes are in. */
type MenuEntries = Pick<EntriesByType, 'menuItem' | 'category'>

/**
 * Each function fetches entries, oldest first, in one request for each thousand; it rejects unless all of them
 * arrive. Temporary errors are retried, up to three attempts; a response that takes longer than five seconds is not.
 */
export interface ContentfulClient {
  readonly fetchMenu: () => Promise<MenuEntries>
  /** A space without that content type has no gallery. */
  readonly fetchGallery: () => Promise<Pick<EntriesByType, 'galleryImage'>>
  /** Fetches what only an owner adds; a content type that the space does not have has no entries. */
  readonly fetchOptional: () => Promise<Pick<EntriesByType, OptionalType>>
  /**
   * How long the service asked to wait from `now` on, in ms: an hour at most, 0 if it did not ask.
   */
  readonly getWaitMs: (now: Instant) => number
}

type EntriesQuery =
  | { readonly content_type: ContentType }
  | { readonly 'sys.contentType.sys.id[in]': readonly ContentType[] }
  | { readonly 'sys.contentType.sys.id[nin]': readonly ContentType[] }

const PAGE_SIZE = 1000
const MAX_PAGES = MAX_ENTRIES / PAGE_SIZE
/** In the order of creation, with the assets and entries that they link. */
const PAGE = { order: ['sys.createdAt' as const, 'sys.id' as const], include: 1 as const, limit: PAGE_SIZE }
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

  /** A clock that was set to an earlier time ends the wait; it must never prolong it. */
  function getWaitMs(now: Instant): number {
    const passed = now - rateLimit.since
    return passed < 0 ? 0 : Math.max(rateLimit.waitMs - passed, 0)
  }

  /** Fetches the entries that match the query, page after page. */
  async function fetchEntries(query: EntriesQuery): Promise<ReadResponse> {
    const fetchPage = createPageFetcher(query)
    const entries: ReadEntry[] = []
    const linkedCategories: ReadEntry[] = []
    let expected: number | null = null
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const response = await fetchPage(entries.length)
      const total = getField(response, 'total')
      const read = readResponse(response, PAGE_SIZE, unresolvedLinks)
      if (!Number.isSafeInteger(total)) throw new UnusableResponseError('no usable total in the response')
      if (Number(total) > MAX_ENTRIES)
        throw new UnusableResponseError(describeTooMany('content_type' in query ? query.content_type : null))
      // Between two pages the others have moved up or down, so that one could be missing.
      if (expected !== null && total !== expected)
        throw new UnusableResponseError(`${expected} entries became ${Number(total)} between two pages`)
      expected = Number(total)
      entries.push(...read.entries)
      linkedCategories.push(...read.linkedCategories)
      if (entries.length >= expected) return { entries, linkedCategories }
      if (read.entries.length === 0) throw new UnusableResponseError(`only ${entries.length} of ${expected} entries`)
    }
    throw new UnusableResponseError(`more than ${MAX_PAGES} pages of entries`)
  }

  function createPageFetcher(query: EntriesQuery): (skip: number) => Promise<unknown> {
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

    return async (skip) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await client.getEntries({ ...query, ...PAGE, skip })
        } catch (error) {
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
  }

  async function fetchMenu(): Promise<MenuEntries> {
    const { entries, linkedCategories } = await fetchEntries({ content_type: 'menuItem' })
    return { menuItem: entries.map(toRawEntry), category: linkedCategories.map(toRawEntry) }
  }

  async function fetchGallery(): Promise<Pick<EntriesByType, 'galleryImage'>> {
    try {
      const { entries } = await fetchEntries({ content_type: 'galleryImage' })
      return { galleryImage: entries.map(toRawEntry) }
    } catch (error) {
      if (isUnknownContentType(error)) return { galleryImage: [] }
      throw error
    }
  }

  async function fetchOptional(): Promise<Pick<EntriesByType, OptionalType>> {
    try {
      // A space of an earlier release may refuse a question about a type that it does not have.
      const { entries } = await fetchEntries(
        knowsAllTypes
          ? { 'sys.contentType.sys.id[in]': OPTIONAL_TYPES }
          : { 'sys.contentType.sys.id[nin]': ['menuItem', 'galleryImage'] },
      )
      return groupByType(entries)
    } catch (error) {
      if (!isUnknownContentType(error) || !knowsAllTypes) throw error
      knowsAllTypes = false
      return fetchOptional()
    }
  }

  return { fetchMenu, fetchGallery, fetchOptional, getWaitMs }
}

/** Entries of other types, which the site does not use, are left out. */
function groupByType(entries: readonly ReadEntry[]): Pick<EntriesByType, OptionalType> {
  const toEntries = (type: string): readonly RawEntry[] =>
    entries.filter(({ contentType }) => contentType === type).map(toRawEntry)
  return Object.fromEntries(OPTIONAL_TYPES.map((type) => [type, toEntries(type)])) as Pick<EntriesByType, OptionalType>
}

function toRawEntry({ id, fields }: ReadEntry): RawEntry {
  return { id, fields }
}
