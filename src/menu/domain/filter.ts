import { CATEGORIES } from './menu.ts'
import type { OwnCategory } from './own-category.ts'

/** The buttons of the category row that are always there, in order. */
export const FILTERS = ['Best Seller', 'Offer', 'All', ...CATEGORIES] as const
/** What is chosen: one of these, or a category of the owner. */
export type Filter = (typeof FILTERS)[number] | OwnCategory['id']
export const DEFAULT_FILTER: Filter = 'All'

/** A button of the category row or a heading, and what an item has of it; without both: items of no category. */
export interface CategoryChoice {
  readonly category: (typeof FILTERS)[number] | null
  readonly ownCategory?: OwnCategory
}

/** Returns what an item or a choice is filtered by; null in no category. */
export function getFilter({ category, ownCategory }: CategoryChoice): Filter | null {
  return ownCategory?.id ?? category
}
