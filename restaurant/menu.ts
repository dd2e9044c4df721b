import type { CategoryConfig, RequestId } from '#menu/domain/category-config.ts'

/**
 * What kinds of dishes the restaurant has. Every browser loads it with the menu; other facts are in
 * restaurant.config.ts.
 */

/**
 * The requests that cost nothing; requests.ts has their words. `extra_x` and `no_x` exclude each other. Order links
 * name a request by its place here, so a new one goes to the end and none leaves. There is room for eight.
 */
export const requestIds = [
  'extra_lettuce',
  'extra_spicy_mayo',
  'extra_pickles',
  'extra_ketchup',
  'extra_mayonnaise',
  'no_pickles',
  'no_lettuce',
  'no_mayonnaise',
] as const satisfies readonly RequestId[]

type Request = (typeof requestIds)[number]

/** The requests of a kind of dishes, in the order of the panel. */
export const burgerRequests: readonly Request[] = [
  'extra_lettuce',
  'extra_spicy_mayo',
  'extra_pickles',
  'extra_ketchup',
  'no_pickles',
  'no_lettuce',
]
export const shawarmaRequests: readonly Request[] = [
  'extra_mayonnaise',
  'extra_spicy_mayo',
  'no_mayonnaise',
  'extra_pickles',
  'no_pickles',
  'extra_ketchup',
]

/**
 * The categories, in the order of the menu, under the name that the owner gives a dish, which is
 * also the English one. The README says what else a new one needs.
 */
export const categories = {
  'Chicken Shawarma': { ar: 'شاورما دجاج', kind: 'chicken', requests: shawarmaRequests },
  'Meat Shawarma': { ar: 'شاورما لحم', kind: 'meat', requests: shawarmaRequests },
  'Shawarma mix': { ar: 'شاورما مكس', requests: shawarmaRequests },
  'Chicken Comboo Meals': { ar: 'وجبات كومبو دجاج', kind: 'chicken', requests: shawarmaRequests },
  'Chicken Burgers': { ar: 'برجر دجاج', kind: 'chicken', requests: burgerRequests },
  'Beef Burgers': { ar: 'برجر لحم', kind: 'meat', requests: burgerRequests },
  Fries: { ar: 'بطاطس' },
  Beverages: { ar: 'مشروبات', isCompact: true },
  Sauces: { ar: 'صوصات', isCompact: true },
} as const satisfies Record<string, CategoryConfig<Request>>

/** Off the price of a best seller, as the banner says: a whole number. */
export const discountPercent = 25
