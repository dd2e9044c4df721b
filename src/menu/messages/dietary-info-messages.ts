import type { Allergen } from '../domain/dietary-info.ts'
import type { Language } from '../../core/text/language.ts'
import { dietaryInfoAr } from './dietary-info.ar.ts'
import { dietaryInfoEn, type DietaryInfoMessages } from './dietary-info.en.ts'

/** Loaded with the dialog of an item and with the server's list, not with home. */
export const dietaryInfoMessages: Readonly<Record<Language, DietaryInfoMessages>> = {
  ar: dietaryInfoAr,
  en: dietaryInfoEn,
}

/**
 * 'Contains: wheat (gluten), milk.'; without a declaration of the owner 'Ask us about allergens.'
 */
export function formatAllergens(allergens: readonly Allergen[] | undefined, messages: DietaryInfoMessages): string {
  if (allergens === undefined) return messages.askUs
  if (allergens.length === 0) return messages.containsNone
  return messages.contains(allergens.map((allergen) => messages.allergens[allergen]).join(messages.listSeparator))
}
