import type { EntriesByType } from '../api/contentful-client.ts'

/** Those whose ID is part of addresses: of a dish's page, and of the section of a category. */
export const ADDRESSED_TYPES = ['menuItem', 'category'] as const

/** As Contentful makes them; only a file has others. Proxies refuse a path with a part that begins with two dots. */
const USABLE_ID = /^(?!\.(?:\.|$))[\w.-]{1,64}$/

/** Whether an ID can be part of an address as it is. */
export function isUsableId(id: string): boolean {
  return USABLE_ID.test(id)
}

/** Leaves out dishes and categories whose ID can't be part of an address. */
export function keepUsableIds(entries: EntriesByType): EntriesByType {
  const keep = (type: (typeof ADDRESSED_TYPES)[number]) => entries[type].filter(({ id }) => isUsableId(id))
  return { ...entries, menuItem: keep('menuItem'), category: keep('category') }
}
