import type { Allergen } from '#core/allergens.ts'
import type { Language } from '#core/text/language.ts'
import { dietaryInfoAr } from './dietary-info.ar.ts'
import { dietaryInfoEn, type DietaryInfoMessages } from './dietary-info.en.ts'

/** Loaded with the dialog of an item and with the server's list, not with home. */
export const dietaryInfoMessages: Readonly<Record<Language, DietaryInfoMessages>> = {
  ar: dietaryInfoAr,
  en: dietaryInfoEn,
}

/** 'Contains wheat (gluten), milk', without a full stop. */
export function formatAllergens(allergens: readonly Allergen[], messages: DietaryInfoMessages): string {
  return allergens.length === 0 ? messages.containsNone : messages.contains(listAllergens(allergens, messages))
}

/**
 * 'Our kitchen also uses nuts, sesame. If you have an allergy, tell us …': without those that a dish contains itself.
 * An item that declares none, or nothing, has no 'also'.
 */
export function formatKitchen(
  kitchen: readonly Allergen[],
  contained: readonly Allergen[],
  messages: DietaryInfoMessages,
): string {
  const others = kitchen.filter((allergen) => !contained.includes(allergen))
  if (others.length === 0) return messages.tellUs
  const format = contained.length === 0 ? messages.kitchenUses : messages.kitchenAlsoUses
  return `${format(listAllergens(others, messages))} ${messages.tellUs}`
}

/** 'wheat (gluten), milk' */
export function listAllergens(allergens: readonly Allergen[], messages: DietaryInfoMessages): string {
  return allergens.map((allergen) => messages.allergens[allergen]).join(messages.listSeparator)
}
