import type { Allergen } from '#core/allergens.ts'

/** The owner's choice for an item that contains none of them. */
export const NO_ALLERGENS = 'none of the 14'

/** Small words on an item's card, in the order shown. */
export const DISH_LABELS = ['spicy', 'vegetarian', 'vegan', 'new'] as const
export type DishLabel = (typeof DISH_LABELS)[number]

/** The owner's optional declarations about an item; unknown ones are left out. */
export interface DietaryInfo {
  /** Kilocalories of a portion: a whole number from 0 to 5,000. */
  readonly calories?: number
  /** In the order of `ALLERGENS`; empty if it contains none. Left out: not declared. */
  readonly allergens?: readonly Allergen[]
  readonly labels?: readonly DishLabel[]
}
