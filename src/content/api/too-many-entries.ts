import type { ContentType } from '../model/content-types.ts'

/** Of each read: more than any restaurant needs, and what 512 MB can hold: docs/adr/0021. */
export const MAX_ENTRIES = 2_000

/** The types that have a read of their own. */
const NAMES: Readonly<Partial<Record<ContentType, string>>> = {
  menuItem: 'dishes',
  galleryImage: 'pictures of the gallery',
}

/** Says that a read has more entries than the site takes: 'more than 2,000 dishes'. null: that of all other types. */
export function describeTooMany(type: ContentType | null): string {
  return `more than ${MAX_ENTRIES.toLocaleString('en')} ${(type && NAMES[type]) ?? 'other entries'}`
}
