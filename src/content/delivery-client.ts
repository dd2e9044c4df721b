import { createClient } from 'contentful'
import type { ContentfulKeys } from '../../server/settings.ts'
import { isLoopback } from './image-address.ts'

/** An entry as the Delivery API gives it: nothing in `fields` is believed yet. */
export interface ForeignEntry {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The fields of a content type by the names they have in the content model; what is in them is not believed. */
export type Unbelieved<Fields> = Readonly<Partial<Record<keyof Fields, unknown>>>

export type ReadEntries = (contentType: string) => Promise<readonly ForeignEntry[]>

const PAGE_SIZE = 1000
/** No restaurant has more: an answer that claims it would be read for ever. */
const MOST_ENTRIES = 20_000
const REQUEST_TIMEOUT_MS = 5_000

/**
 * Reads all entries of a content type in the owner's order, page by page: all of them or an error (C13, C14). A link that
 * leads nowhere is left out, or left as a bare link for who looks for such.
 */
export function entryReader(keys: ContentfulKeys, deadLinks: 'out' | 'bare' = 'out'): ReadEntries {
  const every = createClient({
    space: keys.space,
    accessToken: keys.accessToken,
    environment: keys.environment,
    host: keys.host,
    insecure: isLoopback(keys.host),
    ...(isLoopback(keys.host) && { proxy: false as const }),
    timeout: REQUEST_TIMEOUT_MS,
    retryOnError: false,
  })
  const client = deadLinks === 'out' ? every.withoutUnresolvableLinks : every

  return async (contentType) => {
    const entries: ForeignEntry[] = []
    for (;;) {
      const page = await client.getEntries({
        content_type: contentType,
        order: ['sys.createdAt', 'sys.id'],
        include: 1,
        limit: PAGE_SIZE,
        skip: entries.length,
      })
      const { items, total } = page
      if (!Array.isArray(items)) throw new TypeError(`no items in the answer for ${contentType}`)
      if (!(total <= MOST_ENTRIES)) throw new RangeError(`no usable total in the answer for ${contentType}`)
      entries.push(...items.map(foreignEntry))
      if (entries.length >= total) return entries
      if (items.length === 0) throw new RangeError(`only ${entries.length} of ${total} entries for ${contentType}`)
    }
  }
}

function foreignEntry(entry: { sys: { id: string }; fields: Record<string, unknown> }): ForeignEntry {
  return { id: entry.sys.id, fields: entry.fields }
}
