import type { Allergen } from '#core/allergens.ts'
import type { DishLabel } from '../domain/dietary-info.ts'

/**
 * English messages about allergens, calories and labels. They must not claim that a dish is free of
 * an allergen.
 */
export const dietaryInfoEn = {
  title: 'Allergens and calories',
  contains: (allergens: string) => `Contains ${allergens}`,
  listSeparator: ', ',
  containsNone: 'Contains none of the 14 major allergens',
  /** Before the phone number. */
  askUs: 'Ask us about allergens:',
  askUsAboutOthers: 'Ask us about other allergens:',
  kitchenUses: (allergens: string) => `Our kitchen uses ${allergens}.`,
  kitchenAlsoUses: (allergens: string) => `Our kitchen also uses ${allergens}.`,
  tellUs: 'If you have an allergy, tell us on WhatsApp before you order.',
  calories: (kilocalories: number) => `${kilocalories} kcal`,
  allergens: {
    gluten: 'wheat (gluten)',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soy: 'soy',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  } satisfies Record<Allergen, string>,
  labels: {
    spicy: 'Spicy',
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    new: 'New',
  } satisfies Record<DishLabel, string>,
}

export type DietaryInfoMessages = typeof dietaryInfoEn
