import type { Allergen } from '../domain/dish-facts.ts'
import type { Language } from '../../core/text/language.ts'
import { dishFactsAr } from './dish-facts.ar.ts'
import { dishFactsEn, type DishFactsMessages } from './dish-facts.en.ts'

/** Messages of an item's dialog and of the list for readers without scripts; home does not load them at first. */
export const dishFactsMessages: Readonly<Record<Language, DishFactsMessages>> = { ar: dishFactsAr, en: dishFactsEn }

/** 'Contains: wheat (gluten), milk.'; without a declaration of the owner 'Ask us about allergens.' */
export function formatAllergens(allergens: readonly Allergen[] | undefined, messages: DishFactsMessages): string {
  if (allergens === undefined) return messages.askUs
  if (allergens.length === 0) return messages.containsNone
  return messages.contains(allergens.map((allergen) => messages.allergens[allergen]).join(messages.listSeparator))
}
