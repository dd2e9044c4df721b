import { createHash } from 'node:crypto'
import { toInstant, type Instant } from '#core/time/dubai-time.ts'
import type { BestSellerRule } from '#shop/domain/restaurant.ts'
import { MAX_DELIVERY_AREAS, type SortableArea } from '#shop/domain/delivery-area.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { MAX_OWN_CATEGORIES } from '#menu/domain/own-category.ts'
import { endOffer, getDiscountPercent, getOfferEnd } from '#shop/domain/shop-info.ts'
import { EMPTY_SHOP_SETTINGS, type ShopSettings } from '#shop/domain/setting-rows.ts'
import type { SpecialDay } from '#shop/domain/special-day.ts'
import { CONTENT_TYPES, type ContentType } from '../model/content-types.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'
import { ADDRESSED_TYPES, findRepeatedIds, isUsableId, keepUsableIds } from './entry-id.ts'
import { mapDeliveryArea } from './map-delivery-area.ts'
import { mapChoice } from './map-choice.ts'
import { addChoices, mapExtra } from './map-extra.ts'
import { mapGalleryImages, type GalleryImage } from './map-gallery-images.ts'
import { mapHeroImages, type OwnHeroImage } from './map-hero-images.ts'
import { mapMenuItem, type MappedItem } from './map-menu-item.ts'
import { mapOwnCategories } from './map-own-category.ts'
import { mapShopSettings } from './map-shop-settings.ts'
import { mapSpecialDay } from './map-special-day.ts'
import { findRepeated, formatFieldProblem, shortenValue, type FieldProblem } from '../model/validate-entry.ts'

/** Everything on the pages that the owner edits. */
export interface Content {
  /** Hash of all the rest: changes when anything in it does. */
  readonly version: string
  readonly menu: readonly MenuItem[]
  readonly gallery: readonly GalleryImage[]
  /** The pictures of the first screen; empty for the configured ones. */
  readonly heroImages: readonly OwnHeroImage[]
  readonly settings: ShopSettings
  /** In the order of creation. */
  readonly specialDays: readonly SpecialDay[]
  /** In the order of creation. */
  readonly deliveryAreas: readonly SortableArea[]
}

/** Problems with one entry, for the log. */
export interface ContentWarning {
  readonly id: string
  readonly reasons: readonly string[]
}

export interface MappedContent {
  readonly content: Content
  readonly warnings: readonly ContentWarning[]
  readonly problems: readonly EntryProblems[]
  /** When the same entries become another content, as an offer ends; Infinity for never. */
  readonly changesAt: Instant
}

/** Problems with the fields of one entry, for the check. */
interface EntryProblems {
  readonly type: ContentType
  readonly entry: RawEntry
  readonly problems: readonly FieldProblem[]
}

/**
 * Maps all entries of the service at `serviceHost`, as they are at `now`. Of two entries of a type with the same ID
 * the first one is used, of several settings the oldest ones, of two delivery areas with one name the older one.
 * Dishes and categories whose ID can't be part of an address are left out.
 */
export function mapContent(
  entries: EntriesByType,
  bestSellers: BestSellerRule,
  serviceHost: string,
  now: Instant = Date.now(),
): MappedContent {
  const items: (MappedItem & { readonly item: MenuItem })[] = []
  const raw = keepUsableIds(entries)
  const warnings: ContentWarning[] = []
  const allProblems: EntryProblems[] = []
  const addProblems = (type: ContentType, entry: RawEntry, problems: readonly FieldProblem[]): void => {
    if (problems.length === 0) return
    allProblems.push({ type, entry, problems })
    warnings.push({ id: entry.id, reasons: problems.map(formatFieldProblem) })
  }
  const addTooMany = (type: ContentType, [oldest, ...others]: readonly RawEntry[], limit: number): void => {
    if (oldest === undefined) return
    const value = String(limit + 1 + others.length)
    addProblems(type, oldest, [{ field: '', value, rule: 'too-many', form: [String(limit)] }])
  }
  for (const type of ADDRESSED_TYPES)
    for (const entry of entries[type].filter(({ id }) => !isUsableId(type, id)))
      addProblems(type, entry, [{ field: '', value: shortenValue(entry.id), rule: 'unusable-id' }])
  for (const type of CONTENT_TYPES)
    for (const entry of findRepeatedIds(entries[type]))
      addProblems(type, entry, [{ field: '', value: shortenValue(entry.id), rule: 'repeated-id' }])
  const [settings] = raw.shopSettings.map((entry) => {
    const { settings: mapped, problems } = mapShopSettings(entry)
    const { heroImages, problems: imageProblems } = mapHeroImages(entry, serviceHost)
    addProblems('shopSettings', entry, [...problems, ...imageProblems])
    return { mapped, heroImages }
  })
  addTooMany('shopSettings', raw.shopSettings.slice(1), 1)
  const shopSettings = endOffer(settings?.mapped ?? EMPTY_SHOP_SETTINGS, now)
  const discountPercent = getDiscountPercent(shopSettings)
  const { ownCategories, unused: unusedCategories, entries: categories } = mapOwnCategories(raw.category)
  for (const { entry, problems } of categories) addProblems('category', entry, problems)
  addTooMany('category', unusedCategories, MAX_OWN_CATEGORIES)
  for (const entry of raw.menuItem) {
    const { item, ...mapped } = mapMenuItem(entry, bestSellers, serviceHost, {
      discountPercent,
      discounted: shopSettings.discounted,
      ownCategories,
      now,
    })
    addProblems('menuItem', entry, mapped.problems)
    if (item !== null) items.push({ item, ...mapped })
  }
  const extras = raw.extra.flatMap((entry) => {
    const { mapped, problems } = mapExtra(entry)
    addProblems('extra', entry, problems)
    return mapped ?? []
  })
  const choices = raw.choice.flatMap((entry) => {
    const { mapped, problems } = mapChoice(entry)
    addProblems('choice', entry, problems)
    return mapped ?? []
  })
  const menu = addChoices(items.toSorted(compareSortOrder), extras, choices)
  const gallery = raw.galleryImage.flatMap((entry) => {
    const { images, problems } = mapGalleryImages(entry, serviceHost)
    addProblems('galleryImage', entry, problems)
    return images
  })
  const specialDays = raw.specialDay.flatMap((entry) => {
    const { day, problems } = mapSpecialDay(entry)
    addProblems('specialDay', entry, problems)
    return day ?? []
  })
  for (const type of CONTENT_TYPES)
    for (const [entry, problem] of findRepeated(type, raw[type])) addProblems(type, entry, [problem])
  const repeatedAreas = findRepeated('deliveryArea', raw.deliveryArea)
  const areas = raw.deliveryArea.flatMap((entry) => {
    const { area, problems } = mapDeliveryArea(entry)
    addProblems('deliveryArea', entry, problems)
    return area === null || repeatedAreas.has(entry) ? [] : { entry, area }
  })
  addTooMany(
    'deliveryArea',
    areas.slice(MAX_DELIVERY_AREAS).map(({ entry }) => entry),
    MAX_DELIVERY_AREAS,
  )
  const content = {
    menu,
    gallery,
    heroImages: settings?.heroImages ?? [],
    settings: shopSettings,
    specialDays,
    // Without delivery no page knows of areas.
    deliveryAreas: shopSettings.methods.includes('delivery')
      ? areas.slice(0, MAX_DELIVERY_AREAS).map(({ area }) => area)
      : [],
  }
  return {
    content: { version: hashVersion(content), ...content },
    warnings,
    problems: allProblems,
    changesAt: Math.min(getOfferEnd(shopSettings, now), ...menu.flatMap(listChanges)),
  }
}

/** When a dish that is sold out for some time comes back. */
function listChanges({ availability }: MenuItem): readonly Instant[] {
  const soldOutUntil = availability === 'soldOut' ? undefined : availability?.[2]
  return soldOutUntil === undefined ? [] : [toInstant(soldOutUntil)]
}

/** Entries without a sort order come last; equal ones stay in the order of creation. */
function compareSortOrder(a: { sortOrder: number | null }, b: { sortOrder: number | null }): number {
  const [left, right] = [a.sortOrder ?? Infinity, b.sortOrder ?? Infinity]
  return left < right ? -1 : Number(left > right)
}

function hashVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
}

/**
 * True if a menu lost more than half of its items, which is more likely a mistake than intended.
 */
export function isSuspiciousShrink(itemsBefore: number, itemsAfter: number): boolean {
  return itemsAfter < itemsBefore / 2
}
