import type { EntriesByType } from '../api/contentful-client.ts'

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

/** Leaves out dishes and categories whose ID can't be part of an address. */
export function keepUsableIds(entries: EntriesByType): EntriesByType {
  const keep = (type: AddressedType) => entries[type].filter(({ id }) => isUsableId(type, id))
  return { ...entries, menuItem: keep('menuItem'), category: keep('category') }
}
