import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'contentful'
import type { ContentfulKeys } from '../platform/settings.ts'
import { toContentfulError, getRateLimitEnd } from './contentful-error.ts'
import { isLoopback } from './image-url.ts'

/** An entry as the Delivery API gives it: nothing in `fields` is believed yet. */
export interface RawEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ContentfulClient {
  /**
   * All entries of a content type in the owner's order, page by page: all of them or an error (C13, C14). What may pass by
   * itself is tried three times at most; an answer that does not come in five seconds ends the reading (C04, C07, C09).
   */
  readonly fetchEntries: (contentType: string) => Promise<readonly RawEntry[]>
  /** Before this moment the service wants no more requests, in ms since the epoch; 0 where it said nothing. */
  readonly rateLimitedUntil: () => number
}

/** The fields of a content type by the names they have in the content model; what is in them is not believed. */
export type Untrusted<Fields> = Readonly<Partial<Record<keyof Fields, unknown>>>

const PAGE_SIZE = 1000
/** No restaurant has more: an answer that claims it would be read for ever. */
const MAX_ENTRIES = 20_000
/** Above what the service may answer (7 MB), unpacked. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024
const REQUEST_TIMEOUT_MS = 5_000
const MAX_ATTEMPTS = 3
const FIRST_RETRY_DELAY_MS = 400
/** Who is told to wait longer gives up: the next reading comes when the limit has ended. */
const MAX_RETRY_DELAY_MS = 10_000

/** A link that leads nowhere is left out, or left as a bare link for who looks for such. */
export function createContentfulClient(
  keys: ContentfulKeys,
  unresolvedLinks: 'out' | 'bare' = 'out',
): ContentfulClient {
  let rateLimitedUntil = 0
  const options = {
    space: keys.space,
    accessToken: keys.accessToken,
    environment: keys.environment,
    host: keys.host,
    insecure: isLoopback(keys.host),
    // Its time-out covers the whole answer; the other adapter's starts anew with every byte.
    adapter: 'fetch' as const,
    // Not followed: its status is no answer. ('error' would say the same, but Cloudflare knows no such thing.)
    fetchOptions: { redirect: 'manual' as const },
    timeout: REQUEST_TIMEOUT_MS,
    maxContentLength: MAX_RESPONSE_BYTES,
    retryOnError: false,
    logHandler: () => undefined,
    responseLogger: (answer: unknown) => {
      rateLimitedUntil = Math.max(rateLimitedUntil, getRateLimitEnd(answer, Date.now()))
    },
  }
  const every = createClient(options)
  const client = unresolvedLinks === 'out' ? every.withoutUnresolvableLinks : every

  /** One page of entries, tried again while that may help. */
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
        const pauseMs = Math.max(rateLimitedUntil - Date.now(), FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1))
        if (!toContentfulError(error).isRetryable || attempt === MAX_ATTEMPTS || pauseMs > MAX_RETRY_DELAY_MS)
          throw error
        // A little more, so that several servers don't come back in step.
        await sleep(pauseMs * (1 + Math.random() * 0.25))
      }
    }
  }

  return {
    rateLimitedUntil: () => rateLimitedUntil,
    fetchEntries: async (contentType) => {
      const entries: RawEntry[] = []
      for (;;) {
        const { items, total } = await fetchPage(contentType, entries.length)
        if (!Array.isArray(items)) throw new TypeError(`no items in the answer for ${contentType}`)
        if (!Number.isSafeInteger(total) || total > MAX_ENTRIES)
          throw new RangeError(`no usable total in the answer for ${contentType}`)
        entries.push(...items.map(toRawEntry))
        if (entries.length >= total) return entries
        if (items.length === 0) throw new RangeError(`only ${entries.length} of ${total} entries for ${contentType}`)
      }
    },
  }
}

/** Plain data: what the client hands out may run in circles, where entries are linked to each other. */
function toRawEntry(entry: { sys: { id: unknown }; fields: Record<string, unknown> }): RawEntry {
  const { id } = entry.sys
  if (typeof id !== 'string') throw new TypeError('an entry has no id')
  const fields = JSON.parse(JSON.stringify(entry.fields, withoutEntries)) as RawEntry['fields']
  return { id, fields }
}

/** Leaves out linked entries, of which the site knows none. */
function withoutEntries(_: string, value: unknown): unknown {
  const sys = typeof value === 'object' && value !== null && 'sys' in value ? value.sys : null
  const isEntry = typeof sys === 'object' && sys !== null && 'type' in sys && sys.type === 'Entry'
  return isEntry ? undefined : value
}
