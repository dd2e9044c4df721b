import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'contentful'
import type { ContentfulKeys } from '../platform/settings.ts'
import { LATER_CONTENT_TYPES } from './content-types.ts'
import { getRateLimitEnd, isUnknownContentType, toFetchFailure } from './fetch-failure.ts'
import { isLoopback } from './image-url.ts'

/** An entry as the Delivery API returns it; `fields` is not validated yet. */
export interface RawEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ContentfulClient {
  /**
   * Fetches all entries of a content type, oldest first, page by page; rejects unless all of them
   * arrive. Temporary errors are retried, up to three attempts; a response that takes longer than
   * five seconds is not. A space set up by an earlier release has no entries of later types.
   */
  readonly fetchEntries: (contentType: string) => Promise<readonly RawEntry[]>
  /** End of the rate limit reported by the service, in ms since the epoch; 0 if there is none. */
  readonly rateLimitedUntil: () => number
}

/** The fields of a content type with values that are not validated yet. */
export type Untrusted<Fields> = Readonly<Partial<Record<keyof Fields, unknown>>>

const PAGE_SIZE = 1000
/** More than any restaurant has; bounds the number of pages that a wrong `total` can cause. */
const MAX_ENTRIES = 20_000
/** Uncompressed. Contentful's own limit is 7 MB. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024
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
): ContentfulClient {
  let rateLimitedUntil = 0
  const options = {
    space: keys.space,
    accessToken: keys.accessToken,
    environment: keys.environment,
    host: keys.host,
    insecure: isLoopback(keys.host),
    // Its timeout covers the whole response; that of the default adapter restarts with every byte.
    adapter: 'fetch' as const,
    // A redirect is an error; Cloudflare does not support 'error' here.
    fetchOptions: { redirect: 'manual' as const },
    timeout: REQUEST_TIMEOUT_MS,
    maxContentLength: MAX_RESPONSE_BYTES,
    retryOnError: false,
    logHandler: () => undefined,
    responseLogger: (response: unknown) => {
      rateLimitedUntil = Math.max(rateLimitedUntil, getRateLimitEnd(response, Date.now()))
    },
  }
  const baseClient = createClient(options)
  const client = unresolvedLinks === 'omit' ? baseClient.withoutUnresolvableLinks : baseClient

  /** Fetches one page of entries, with retries. */
  async function fetchPage(contentType: string, skip: number) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client.getEntries({
          content_type: contentType,
          order: ['sys.createdAt', 'sys.id'],
          include: 1,
          limit: PAGE_SIZE,
          skip,
        })
      } catch (error) {
        const delayMs = Math.max(rateLimitedUntil - Date.now(), FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1))
        if (!toFetchFailure(error).isRetryable || attempt === MAX_ATTEMPTS || delayMs > MAX_RETRY_DELAY_MS) throw error
        // Jitter, so that several servers don't retry in step.
        await sleep(delayMs * (1 + Math.random() * 0.25))
      }
    }
  }

  async function fetchPages(contentType: string): Promise<readonly RawEntry[]> {
    const entries: RawEntry[] = []
    for (;;) {
      const { items, total } = await fetchPage(contentType, entries.length)
      if (!Array.isArray(items)) throw new TypeError(`no items in the response for ${contentType}`)
      if (!Number.isSafeInteger(total) || total > MAX_ENTRIES)
        throw new RangeError(`no usable total in the response for ${contentType}`)
      entries.push(...items.map(toRawEntry))
      if (entries.length >= total) return entries
      if (items.length === 0) throw new RangeError(`only ${entries.length} of ${total} entries for ${contentType}`)
    }
  }

  return {
    rateLimitedUntil: () => rateLimitedUntil,
    fetchEntries: async (contentType) => {
      try {
        return await fetchPages(contentType)
      } catch (error) {
        if (isLaterType(contentType) && isUnknownContentType(error)) return []
        throw error
      }
    },
  }
}

function isLaterType(contentType: string): boolean {
  return LATER_CONTENT_TYPES.some((type) => type === contentType)
}

/**
 * Converts to plain data: entries that link to each other are cyclic objects in the client's
 * result.
 */
function toRawEntry(entry: { sys: { id: unknown }; fields: Record<string, unknown> }): RawEntry {
  const { id } = entry.sys
  if (typeof id !== 'string') throw new TypeError('an entry has no id')
  const fields = JSON.parse(JSON.stringify(entry.fields, toEntryLink)) as RawEntry['fields']
  return { id, fields }
}

/** A JSON replacer that keeps only the ID of a linked entry. */
function toEntryLink(_: string, value: unknown): unknown {
  const sys = typeof value === 'object' && value !== null && 'sys' in value ? value.sys : null
  const isEntry = typeof sys === 'object' && sys !== null && 'type' in sys && sys.type === 'Entry'
  return isEntry && 'id' in sys ? { sys: { type: 'Link', linkType: 'Entry', id: sys.id } } : value
}
