/** The 14 allergens that menus declare, in the order in which they are listed. */
export const ALLERGENS = [
  ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk'] as const),
  ...(['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
] as const
export type Allergen = (typeof ALLERGENS)[number]
