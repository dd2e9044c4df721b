import { ALLERGENS, type Allergen } from '#core/allergens.ts'
import type { MenuItem } from './menu.ts'

/**
 * Returns what the kitchen uses, in the order of `ALLERGENS`: what the owner says, and what any dish contains, so that
 * a forgotten one is not denied. Empty if that can't be all: the owner says nothing, and not of every dish.
 */
export function listKitchenAllergens(declared: readonly Allergen[], menu: readonly MenuItem[]): readonly Allergen[] {
  if (declared.length === 0 && menu.some(({ allergens }) => allergens === undefined)) return []
  const used = new Set([...declared, ...menu.flatMap(({ allergens }) => allergens ?? [])])
  return ALLERGENS.filter((allergen) => used.has(allergen))
}
