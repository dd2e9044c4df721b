import type { CategoryConfig } from './src/menu/domain/menu.ts'

/**
 * What kinds of dishes the restaurant has. Every browser loads it with the menu; other facts are in
 * restaurant.config.ts.
 */

/**
 * The categories, in the order of the menu, under the name that the owner gives a dish, which is
 * also the English one. The README says what else a new one needs.
 */
export const categories = {
  'Chicken Shawarma': { ar: 'شاورما دجاج', kind: 'chicken', requests: 'shawarma' },
  'Meat Shawarma': { ar: 'شاورما لحم', kind: 'meat', requests: 'shawarma' },
  'Shawarma mix': { ar: 'شاورما مكس', requests: 'shawarma' },
  'Chicken Comboo Meals': { ar: 'وجبات كومبو دجاج', kind: 'chicken', requests: 'shawarma' },
  'Chicken Burgers': { ar: 'برجر دجاج', kind: 'chicken', requests: 'burger' },
  'Beef Burgers': { ar: 'برجر لحم', kind: 'meat', requests: 'burger' },
  Fries: { ar: 'بطاطس' },
  Beverages: { ar: 'مشروبات' },
  Sauces: { ar: 'صوصات' },
} as const satisfies Record<string, CategoryConfig>

/** Off the price of a best seller, as the banner says: a whole number. */
export const discountPercent = 25

/** A word that the search proposes when it finds nothing. */
export const searchExample = { en: 'shawarma', ar: 'شاورما' }
