import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'contentful'
import type { ContentfulKeys } from '../platform/settings.ts'
import { failureOf, rateLimitEnd } from './delivery-failure.ts'
import { isLoopback } from './image-address.ts'

/** An entry as the Delivery API gives it: nothing in `fields` is believed yet. */
export interface ForeignEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface DeliveryClient {
  /**
   * All entries of a content type in the owner's order, page by page: all of them or an error (C13, C14). What may pass by
   * itself is tried three times at most; an answer that does not come in five seconds ends the reading (C04, C07, C09).
   */
  readonly read: (contentType: string) => Promise<readonly ForeignEntry[]>
  /** Before this moment the service wants no more requests, in ms since the epoch; 0 where it said nothing. */
  readonly limitedUntil: () => number
}

/** The fields of a content type by the names they have in the content model; what is in them is not believed. */
export type Unbelieved<Fields> = Readonly<Partial<Record<keyof Fields, unknown>>>

const PAGE_SIZE = 1000
/** No restaurant has more: an answer that claims it would be read for ever. */
const MOST_ENTRIES = 20_000
/** Above what the service may answer (7 MB), unpacked. */
const MOST_BYTES = 32 * 1024 * 1024
const REQUEST_TIMEOUT_MS = 5_000
const MOST_TRIES = 3
const FIRST_PAUSE_MS = 400
/** Who is told to wait longer gives up: the next reading comes when the limit has ended. */
const LONGEST_PAUSE_MS = 10_000

/** A link that leads nowhere is left out, or left as a bare link for who looks for such. */
export function deliveryClient(keys: ContentfulKeys, deadLinks: 'out' | 'bare' = 'out'): DeliveryClient {
  let limitedUntil = 0
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
    maxContentLength: MOST_BYTES,
    retryOnError: false,
    logHandler: () => undefined,
    responseLogger: (answer: unknown) => {
      limitedUntil = Math.max(limitedUntil, rateLimitEnd(answer, Date.now()))
    },
  }
  const every = createClient(options)
  const client = deadLinks === 'out' ? every.withoutUnresolvableLinks : every

  /** One page of entries, tried again while that may help. */
  async function page(contentType: string, skip: number) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await client.getEntries({
          content_type: contentType,
          order: ['sys.createdAt', 'sys.id'],
          include: 1,
          limit: PAGE_SIZE,
          skip,
        })
      } catch (error) {
        const pauseMs = Math.max(limitedUntil - Date.now(), FIRST_PAUSE_MS * 2 ** (tries - 1))
        if (!failureOf(error).mayPass || tries === MOST_TRIES || pauseMs > LONGEST_PAUSE_MS) throw error
        // A little more, so that several servers don't come back in step.
        await sleep(pauseMs * (1 + Math.random() * 0.25))
      }
    }
  }

  return {
    limitedUntil: () => limitedUntil,
    read: async (contentType) => {
      const entries: ForeignEntry[] = []
      for (;;) {
        const { items, total } = await page(contentType, entries.length)
        if (!Array.isArray(items)) throw new TypeError(`no items in the answer for ${contentType}`)
        if (!Number.isSafeInteger(total) || total > MOST_ENTRIES)
          throw new RangeError(`no usable total in the answer for ${contentType}`)
        entries.push(...items.map(foreignEntry))
        if (entries.length >= total) return entries
        if (items.length === 0) throw new RangeError(`only ${entries.length} of ${total} entries for ${contentType}`)
      }
    },
  }
}

/** Plain data: what the client hands out may run in circles, where entries are linked to each other. */
function foreignEntry(entry: { sys: { id: unknown }; fields: Record<string, unknown> }): ForeignEntry {
  const { id } = entry.sys
  if (typeof id !== 'string') throw new TypeError('an entry has no id')
  const fields = JSON.parse(JSON.stringify(entry.fields, withoutEntries)) as ForeignEntry['fields']
  return { id, fields }
}

/** Leaves out linked entries, of which the site knows none. */
function withoutEntries(_: string, value: unknown): unknown {
  const sys = typeof value === 'object' && value !== null && 'sys' in value ? value.sys : null
  const isEntry = typeof sys === 'object' && sys !== null && 'type' in sys && sys.type === 'Entry'
  return isEntry ? undefined : value
}
