import { createHash } from 'node:crypto'
import type { BestSellerRule } from '../domain/best-sellers.ts'
import type { MenuItem } from '../domain/menu.ts'
import type { RawEntry } from './contentful-client.ts'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'
import { mapMenuItem } from './map-menu-item.ts'

/** Everything on the pages that the owner edits. */
export interface Content {
  /** Hash of menu and gallery: changes when anything in them does. */
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly gallery: readonly GalleryImage[]
}

/**
 * Entries by content type, as fetched. Cached on disk in this form and not as `Content`, so that
 * another version of the site maps and validates them by its own rules.
 */
export interface RawContent {
  readonly menuItem: readonly RawEntry[]
  readonly galleryImage: readonly RawEntry[]
}

/** Problems with one entry, for the log. */
export interface ContentWarning {
  readonly id: string
  readonly reasons: readonly string[]
}

/**
 * Maps all entries of the service at `serviceHost`. Of two entries with the same ID the first one
 * is used.
 */
export function mapContent(
  raw: RawContent,
  bestSellers: BestSellerRule,
  serviceHost: string,
): { content: Content; warnings: readonly ContentWarning[] } {
  const itemsById = new Map<string, { readonly item: MenuItem; readonly sortOrder: number | null }>()
  const warnings: ContentWarning[] = []
  for (const entry of raw.menuItem) {
    const { item, sortOrder, warnings: reasons } = mapMenuItem(entry, bestSellers, serviceHost)
    const isDuplicate = item !== null && itemsById.has(item.id)
    const allReasons = isDuplicate ? [...reasons, 'duplicate id: the first entry is used'] : reasons
    if (allReasons.length > 0) warnings.push({ id: entry.id, reasons: allReasons })
    if (item !== null && !isDuplicate) itemsById.set(item.id, { item, sortOrder })
  }
  const gallery = raw.galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost))
  const menu = [...itemsById.values()].sort(compareSortOrder).map(({ item }) => item)
  return { content: { version: hashVersion(menu, gallery), menu, gallery }, warnings }
}

/** Items without a sort order come last; equal ones stay in the order of creation. */
function compareSortOrder(a: { sortOrder: number | null }, b: { sortOrder: number | null }): number {
  const [left, right] = [a.sortOrder ?? Infinity, b.sortOrder ?? Infinity]
  return left < right ? -1 : Number(left > right)
}

function hashVersion(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
}

/**
 * True if a menu lost more than half of its items, which is more likely a mistake than intended.
 */
export function isSuspiciousShrink(itemsBefore: number, itemsAfter: number): boolean {
  return itemsAfter < itemsBefore / 2
}
