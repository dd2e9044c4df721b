import { discountPercent as configuredPercent } from '../../../restaurant/menu.ts'
import { isBestSeller } from '#menu/domain/best-sellers.ts'
import type { BestSellerRule } from '#shop/domain/restaurant.ts'
import { EMPTY_SHOP_SETTINGS } from '#shop/domain/setting-rows.ts'
import { hasChosenDiscounts, type DiscountedDishes } from '#shop/domain/setting-values.ts'
import { truncateLongArabicWords } from '#core/text/text.ts'
import type { Category, MenuItem } from '#menu/domain/menu.ts'
import type { OwnCategory } from '#menu/domain/own-category.ts'
import { applyDiscount, aedToFils } from '#core/money.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import { isSelected, readSiteCategory } from './item-selection.ts'
import { mapAsset, toSingleLine } from './map-asset.ts'
import { readItemOptions } from './map-item-options.ts'
import { NO_OWN_CATEGORIES, type OwnCategories } from './map-own-category.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

export interface MappedItem {
  /** null if the entry has no name: customers would not know what it is. */
  readonly item: MenuItem | null
  /** The category of its entry, whichever the item is shown in. */
  readonly siteCategory: Category | null
  /** Position in the menu chosen by the owner, smallest first; null if not set. */
  readonly sortOrder: number | null
  readonly problems: readonly FieldProblem[]
}

/** What an item takes over from the other entries. */
interface ItemContext {
  /** Off the price of a discounted item. */
  readonly discountPercent?: number
  readonly discounted?: DiscountedDishes
  readonly ownCategories?: OwnCategories
  readonly now?: Instant
}

export function mapMenuItem(
  entry: RawEntry,
  bestSellers: BestSellerRule,
  serviceHost: string,
  {
    discountPercent = configuredPercent,
    discounted = EMPTY_SHOP_SETTINGS.discounted,
    ownCategories = NO_OWN_CATEGORIES,
    now = Date.now(),
  }: ItemContext = {},
): MappedItem {
  const { id, fields } = entry
  const reader = new FieldReader('menuItem', entry)
  // A text of any length is shown.
  const name = { en: cleanText(fields['nameEn']), ar: cleanText(fields['nameAr']) }
  if (name.en === '' && name.ar === '')
    return { item: null, siteCategory: null, sortOrder: null, problems: reader.problems }
  const price = aedToFils(reader.readNumber('price'))
  const siteCategory = readSiteCategory(reader)
  const ownCategory = readOwnCategory(reader, ownCategories)
  const options = readItemOptions(reader, now)
  const isBest = options.isBestSeller ?? isBestSeller(name, bestSellers)
  const item: MenuItem = {
    id,
    name,
    description: { en: cleanText(fields['descriptionEn']), ar: cleanText(fields['descriptionAr']) },
    price,
    discountPrice: null,
    image: mapAsset(reader.readAsset('image'), serviceHost),
    category: ownCategory === undefined ? siteCategory : null,
    ...(ownCategory !== undefined && { ownCategory }),
    ...(options.availability !== null && { availability: options.availability }),
    ...(options.noticeHours !== null && { noticeHours: options.noticeHours }),
    ...options.dietaryInfo,
    ...((hasChosenDiscounts(discounted) || (isBest && price === null)) && { isBestSeller: isBest }),
  }
  const hasDiscount = item.isBestSeller === undefined ? isBest : isChosen(item, siteCategory, discounted)
  const discountPrice = price !== null && hasDiscount ? applyDiscount(price, discountPercent) : null
  const sortOrder = reader.readNumber('sortOrder')
  return { item: { ...item, discountPrice }, siteCategory, sortOrder, problems: reader.problems }
}

/** Whether an item, or its category, is one that the owner has chosen for the discount. */
export function isChosen(
  { id, ownCategory }: MenuItem,
  siteCategory: Category | null,
  { entryIds, categories }: DiscountedDishes,
): boolean {
  const hasOwn = entryIds.some((entryId) => ownCategory?.id === `own-${entryId}`)
  return hasOwn || isSelected({ id, siteCategory }, { categories, itemIds: entryIds })
}

/** One that can't be used, or is not published, leaves the item in its other category. */
function readOwnCategory(reader: FieldReader, ownCategories: OwnCategories): OwnCategory | undefined {
  const id = reader.readEntryId('ownCategory')
  const ownCategory = id === null ? undefined : ownCategories.get(id)
  if (id !== null && ownCategory === undefined) reader.report('ownCategory', 'unpublished-link', id)
  return ownCategory
}

/** Normalises a text for a single line; '' if the value is not a string. */
function cleanText(value: unknown): string {
  return truncateLongArabicWords(toSingleLine(value))
}
