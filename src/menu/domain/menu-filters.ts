import { normaliseName } from './best-sellers.ts'
import { toLocalText, type Language } from '../../core/text/language.ts'
import { CATEGORIES, getCategoryConfig, isDiscounted, type Category, type MenuItem } from './menu.ts'

/** The buttons of the category row, in order. */
export const FILTERS = ['Best Seller', 'Offer', 'All', ...CATEGORIES] as const
export type Filter = (typeof FILTERS)[number]
export const DEFAULT_FILTER: Filter = 'All'

/** A heading and its items; category null for items of an unknown category. */
export interface MenuGroup {
  readonly category: Category | null
  readonly items: readonly MenuItem[]
}

export function isFilter(text: string): text is Filter {
  return FILTERS.some((filter) => filter === text)
}

/** All items, grouped by category, groups without items left out. */
export function groupByCategory(menu: readonly MenuItem[]): readonly MenuGroup[] {
  return [...CATEGORIES, null]
    .map((category) => ({ category, items: menu.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0)
}

/** The items of every choice but 'All', which shows groups. */
export function filterMenu(
  menu: readonly MenuItem[],
  filter: Exclude<Filter, 'All'>,
  language: Language,
  preferred: readonly string[],
): readonly MenuItem[] {
  if (filter === 'Best Seller' || filter === 'Offer') return listDiscountedItems(menu, language, preferred)
  return menu.filter((item) => item.category === filter)
}

/**
 * The discounted items: preferred ones first, in their configured order; then chicken, then meat,
 * then the others, each by the shown name. `preferred` holds names in either language.
 */
export function listDiscountedItems(
  menu: readonly MenuItem[],
  language: Language,
  preferred: readonly string[],
): readonly MenuItem[] {
  const order = preferred.map(normaliseName)
  const collator = new Intl.Collator(language)
  const getRank = (item: MenuItem): number => {
    const own = [item.name.en, item.name.ar].map(normaliseName)
    const place = order.findIndex((name) => name !== '' && own.includes(name))
    return place === -1
      ? order.length + KIND_RANK[(item.category && getCategoryConfig(item.category).kind) ?? 'other']
      : place
  }
  const getShownName = (item: MenuItem): string => toLocalText(item.name, language).text
  return menu
    .filter(isDiscounted)
    .toSorted((a, b) => getRank(a) - getRank(b) || collator.compare(getShownName(a), getShownName(b)))
}

const KIND_RANK = { chicken: 0, meat: 1, other: 2 } as const
