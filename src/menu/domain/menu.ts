import { categories, type requestIds } from '../../../restaurant/menu.ts'
import type { Availability } from './availability.ts'
import type { CategoryConfig } from './category-config.ts'
import type { DietaryInfo, DishLabel } from './dietary-info.ts'
import { getNeededPrice, type ItemChoices } from './choices.ts'
import type { OwnCategory } from './own-category.ts'
import type { Bilingual } from '#core/text/language.ts'
import { sumFils, type Fils } from '#core/money.ts'
import type { Image } from '#core/images/image-sources.ts'

export type Category = keyof typeof categories
// Marked as pure, so that scripts that read no categories do not carry them: one is in every page.
export const CATEGORIES = /* @__PURE__ */ Object.keys(categories) as readonly Category[]

type Config = CategoryConfig<(typeof requestIds)[number]>

/** Undefined for anything else than a category of the restaurant. */
export function getCategoryConfig(category: string | null): Config | undefined {
  return (categories as Readonly<Record<string, Config | undefined>>)[category ?? '']
}

/** A validated item of the menu. */
export interface MenuItem extends DietaryInfo, ItemChoices {
  readonly id: string
  readonly name: Bilingual
  readonly description: Bilingual
  /** null without a valid price: the item is shown but can't be ordered. */
  readonly price: Fils | null
  /**
   * The discounted price of a best seller, or of a dish that the owner has chosen, else null. It may equal the
   * price: `isDiscounted` decides.
   */
  readonly discountPrice: Fils | null
  /** Left out: it is one if it has a `discountPrice`, as the owner has chosen no other dishes for the discount. */
  readonly isBestSeller?: boolean
  /** null: the placeholder of the category. */
  readonly image: Image | null
  /** null: it has one of the owner's categories, or a name that is not in the list, and is grouped last. */
  readonly category: Category | null
  /** Left out: it has a category of the restaurant, or none. */
  readonly ownCategory?: OwnCategory
  /** Left out: available at any time. */
  readonly availability?: Availability
  /** How many hours before its time it has to be ordered; left out: none. */
  readonly noticeHours?: number
  /** The notice in words of a page's language, which needs no script for them. */
  readonly noticeText?: string
  /** The labels with their words in a page's language, which replace them there. */
  readonly labelTexts?: readonly (readonly [DishLabel, string])[]
}

/** An item with a price, which can be put into a basket. */
export type OrderableItem = MenuItem & { readonly price: Fils }

/** Whether an item can be ordered: the owner gave it a price. */
export function isOrderable(item: MenuItem): item is OrderableItem {
  return item.price !== null
}

type DiscountedItem = OrderableItem & { readonly discountPrice: Fils }

/** Whether an item costs less today than its price: a discount may round to 0 fils. */
export function isDiscounted(item: MenuItem): item is DiscountedItem {
  return item.price !== null && item.discountPrice !== null && item.discountPrice < item.price
}

/** How much less a discounted item costs today, in per cent. */
export function getDiscountPercent({ price, discountPrice }: DiscountedItem): number {
  return Math.round(100 - (100 * discountPrice) / price)
}

/** Whether an item has the ribbon of best sellers. */
export function isShownAsBestSeller(item: MenuItem): boolean {
  // A discount of 0 leaves the price as it is.
  return item.isBestSeller ?? item.discountPrice !== null
}

export function getEffectivePrice(item: OrderableItem): Fils {
  return isDiscounted(item) ? item.discountPrice : item.price
}

/**
 * What one piece of an item costs: its effective and its original price, each with the cheapest options that it needs.
 * `isFixed`: whichever are chosen.
 */
export function getShownPrice(item: OrderableItem): {
  readonly price: Fils
  readonly originalPrice: Fils
  readonly isFixed: boolean
} {
  const { least, isFixed } = getNeededPrice(item)
  return {
    price: sumFils([getEffectivePrice(item), least]),
    originalPrice: sumFils([item.price, least]),
    isFixed,
  }
}

/** Whether there is a menu: one that was never fetched has no items, though other content may be there. */
export function hasMenu<Content extends { readonly menu: readonly MenuItem[] }>(
  content: Content | null,
): content is Content {
  return content !== null && content.menu.length > 0
}
