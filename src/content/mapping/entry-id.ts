import { CONTENT_TYPES, type ContentType } from '../model/content-types.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'

/** Those whose ID is part of addresses: of a dish's page, and of the section of a category. */
export const ADDRESSED_TYPES = ['menuItem', 'category'] as const

type AddressedType = (typeof ADDRESSED_TYPES)[number]

/** As Contentful makes them; only a file has others. Proxies refuse a path with a part that begins with two dots. */
const USABLE_ID = /^(?!\.(?:\.|$))[\w.-]{1,64}$/
/**
 * The end of a path that is no dish's: the owner's page in deploy/nginx, the page of a folder and that for unknown paths on
 * hosts of files, and the files of pages with their compressed copies.
 */
const OTHER_PATH = /^(?:check(?!out)|(?:index|404)$)|\.(?:html|br|gz)$/i

/** Whether an ID can be part of an address as it is. */
export function isUsableId(type: AddressedType, id: string): boolean {
  return USABLE_ID.test(id) && (type !== 'menuItem' || !OTHER_PATH.test(id))
}

/** The entries of a type whose ID an older one has; only a file has them. */
export function findRepeatedIds(entries: readonly RawEntry[]): readonly RawEntry[] {
  const oldestById = new Map(entries.toReversed().map((entry) => [entry.id, entry]))
  return entries.filter((entry) => oldestById.get(entry.id) !== entry)
}

/** Leaves out entries whose ID an older one has, dishes and categories whose ID can't be part of an address. */
export function keepUsableIds(entries: EntriesByType): EntriesByType {
  const keepOldest = (type: ContentType): readonly RawEntry[] => {
    const repeated = new Set(findRepeatedIds(entries[type]))
    return entries[type].filter((entry) => !repeated.has(entry))
  }
  const oldest = Object.fromEntries(CONTENT_TYPES.map((type) => [type, keepOldest(type)])) as unknown as EntriesByType
  const keep = (type: AddressedType) => oldest[type].filter(({ id }) => isUsableId(type, id))
  return { ...oldest, menuItem: keep('menuItem'), category: keep('category') }
}
