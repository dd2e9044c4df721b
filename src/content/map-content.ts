import { createHash } from 'node:crypto'
import type { BestSellerRule } from '../shop/domain/restaurant.ts'
import { MAX_DELIVERY_AREAS, type SortableArea } from '../shop/domain/delivery-area.ts'
import type { MenuItem } from '../menu/domain/menu.ts'
import { EMPTY_SHOP_SETTINGS, type ShopSettings } from '../shop/domain/shop-settings.ts'
import type { SpecialDay } from '../shop/domain/special-day.ts'
import type { RawEntry } from './contentful-client.ts'
import { formatFieldProblem, type FieldProblem } from './field-reader.ts'
import { mapDeliveryArea } from './map-delivery-area.ts'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'
import { mapMenuItem } from './map-menu-item.ts'
import { mapShopSettings } from './map-shop-settings.ts'
import { mapSpecialDay } from './map-special-day.ts'

/** Everything on the pages that the owner edits. */
export interface Content {
  /** Hash of all the rest: changes when anything in it does. */
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly gallery: readonly GalleryImage[]
  readonly settings: ShopSettings
  /** In the order of creation. */
  readonly specialDays: readonly SpecialDay[]
  /** In the order of creation. */
  readonly deliveryAreas: readonly SortableArea[]
}

/**
 * Entries by content type, as fetched. Cached on disk in this form and not as `Content`, so that
 * another version of the site maps and validates them by its own rules.
 */
export interface RawContent {
  readonly menuItem: readonly RawEntry[]
  readonly galleryImage: readonly RawEntry[]
  /** Left out of the files of earlier releases, like those that follow. */
  readonly shopSettings?: readonly RawEntry[]
  readonly specialDay?: readonly RawEntry[]
  readonly deliveryArea?: readonly RawEntry[]
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
    const { item, sortOrder, problems } = mapMenuItem(entry, bestSellers, serviceHost)
    const reasons = problems.map(formatFieldProblem)
    const isDuplicate = item !== null && itemsById.has(item.id)
    const allReasons = isDuplicate ? [...reasons, 'duplicate id: the first entry is used'] : reasons
    if (allReasons.length > 0) warnings.push({ id: entry.id, reasons: allReasons })
    if (item !== null && !isDuplicate) itemsById.set(item.id, { item, sortOrder })
  }
  const gallery = raw.galleryImage.flatMap((entry) => mapGalleryImages(entry, serviceHost))
  const menu = [...itemsById.values()].sort(compareSortOrder).map(({ item }) => item)
  const shop = mapShop(raw, (id, reasons) => {
    if (reasons.length > 0) warnings.push({ id, reasons })
  })
  return { content: { version: hashVersion(menu, gallery, shop), menu, gallery, ...shop }, warnings }
}

type ShopContent = Pick<Content, 'settings' | 'specialDays' | 'deliveryAreas'>

/**
 * Maps the entries that are not about dishes or images. Of several settings the oldest ones are
 * used.
 */
function mapShop(
  { shopSettings = [], specialDay = [], deliveryArea = [] }: RawContent,
  addWarnings: (id: string, reasons: readonly string[]) => void,
): ShopContent {
  const addProblems = (id: string, problems: readonly FieldProblem[]): void =>
    addWarnings(id, problems.map(formatFieldProblem))
  const [settingsEntry, ...otherSettings] = shopSettings
  for (const { id } of otherSettings) addWarnings(id, ['second entry of shopSettings: the oldest one is used'])
  const mappedSettings = settingsEntry && mapShopSettings(settingsEntry)
  if (settingsEntry) addProblems(settingsEntry.id, mappedSettings?.problems ?? [])
  const days = specialDay.flatMap((entry) => {
    const { day, problems } = mapSpecialDay(entry)
    addProblems(entry.id, problems)
    return day ?? []
  })
  const areas = deliveryArea.flatMap((entry) => {
    const { area, problems } = mapDeliveryArea(entry)
    addProblems(entry.id, problems)
    return area ?? []
  })
  const [unused] = areas.slice(MAX_DELIVERY_AREAS)
  if (unused) addWarnings(unused.id, [`more than ${MAX_DELIVERY_AREAS} delivery areas: the oldest ones are used`])
  return {
    settings: mappedSettings?.settings ?? EMPTY_SHOP_SETTINGS,
    specialDays: days,
    deliveryAreas: areas.slice(0, MAX_DELIVERY_AREAS),
  }
}

/** Entries without a sort order come last; equal ones stay in the order of creation. */
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
