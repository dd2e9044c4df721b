import { createHash } from 'node:crypto'
import type { BestSellerRule } from '../domain/best-sellers.ts'
import type { MenuItem } from '../domain/menu.ts'
import type { RawEntry } from './contentful-client.ts'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'
import { mapMenuItem } from './map-menu-item.ts'

/** Everything the pages show that the owner edits. A new version means that something in it changed. */
export interface Content {
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly gallery: readonly GalleryImage[]
}

/**
 * What the service gave, by content type. Kept on disk in this form, not as `Content`: a newer site reads it by its own rules, and
 * believes it as little.
 */
export interface RawContent {
  readonly menuItem: readonly RawEntry[]
  readonly galleryImage: readonly RawEntry[]
}

/** What was odd about an entry, for the log. */
export interface ContentWarning {
  readonly id: string
  readonly warnings: readonly string[]
}

/** Translates everything that a service at `serviceHost` gave. Of two entries with one id the first counts (C15). */
export function mapContent(
  raw: RawContent,
  bestSellers: BestSellerRule,
  serviceHost: string,
): { content: Content; warnings: readonly ContentWarning[] } {
  const read = new Map<string, { readonly item: MenuItem; readonly sortOrder: number | null }>()
  const odd: ContentWarning[] = []
  for (const entry of raw.menuItem) {
    const { item, sortOrder, warnings: complaints } = mapMenuItem(entry, bestSellers, serviceHost)
    const isTwice = item !== null && read.has(item.id)
    const all = isTwice ? [...complaints, 'the id is used twice: the first entry counts'] : complaints
    if (all.length > 0) odd.push({ id: entry.id, warnings: all })
    if (item !== null && !isTwice) read.set(item.id, { item, sortOrder })
  }
  const gallery = raw.galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost))
  const menu = [...read.values()].sort(compareSortOrder).map(({ item }) => item)
  return { content: { version: versionOf(menu, gallery), menu, gallery }, warnings: odd }
}

/** Items without a sort order come last; equal ones keep the order of the service, which is that of creation. */
function compareSortOrder(a: { sortOrder: number | null }, b: { sortOrder: number | null }): number {
  const [left, right] = [a.sortOrder ?? Infinity, b.sortOrder ?? Infinity]
  return left < right ? -1 : Number(left > right)
}

function versionOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
}

/**
 * Whether a menu lost so much that it is rather a slip than a wish: more than half of its dishes. Such a reading is refused once; an
 * empty one always (C12).
 */
export function isSuspiciousShrink(dishesBefore: number, dishesAfter: number): boolean {
  return dishesAfter < dishesBefore / 2
}
