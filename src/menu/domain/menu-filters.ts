import { attempt } from '#core/attempt.ts'
import { normaliseName } from './best-sellers.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { FILTERS, getFilter, type CategoryChoice, type Filter } from './filter.ts'
import { getCategoryConfig, isDiscounted, isShownAsBestSeller, type MenuItem } from './menu.ts'

export interface MenuGroup extends CategoryChoice {
  readonly items: readonly MenuItem[]
}

/** The buttons of the category row, in order: the owner's categories that have items come last. */
export function listChoices(menu: readonly MenuItem[]): readonly CategoryChoice[] {
  const own = new Map(menu.flatMap(({ ownCategory }) => (ownCategory ? [[ownCategory.id, ownCategory]] : [])))
  return [
    ...FILTERS.map((category) => ({ category })),
    ...[...own.values()].toSorted((a, b) => a.place - b.place).map((ownCategory) => ({ category: null, ownCategory })),
  ]
}

/** All items, grouped by category, groups without items left out. */
export function groupByCategory(menu: readonly MenuItem[]): readonly MenuGroup[] {
  return [...listChoices(menu), { category: null }]
    .map((choice) => ({ ...choice, items: menu.filter((item) => getFilter(item) === getFilter(choice)) }))
    .filter((group) => group.items.length > 0)
}

/** The items of every choice but 'All', which shows groups. */
export function filterMenu(
  menu: readonly MenuItem[],
  filter: Exclude<Filter, 'All'>,
  language: Language,
  preferred: readonly string[],
): readonly MenuItem[] {
  if (filter === 'Best Seller') return sortByPreference(menu.filter(isShownAsBestSeller), language, preferred)
  if (filter === 'Offer') return sortByPreference(menu.filter(isDiscounted), language, preferred)
  return menu.filter((item) => getFilter(item) === filter)
}

/**
 * Preferred items first, in their configured order; then chicken, then meat, then the others, each by the shown name.
 * `preferred` holds names in either language.
 */
function sortByPreference(
  items: readonly MenuItem[],
  language: Language,
  preferred: readonly string[],
): readonly MenuItem[] {
  const order = preferred.map(normaliseName)
  const collator = attempt(() => new Intl.Collator(language))
  const getRank = (item: MenuItem): number => {
    const own = [item.name.en, item.name.ar].map(normaliseName)
    const place = order.findIndex((name) => name !== '' && own.includes(name))
    return place === -1 ? order.length + KIND_RANK[getCategoryConfig(item.category)?.kind ?? 'other'] : place
  }
  const getShownName = (item: MenuItem): string => toLocalText(item.name, language).text
  return items.toSorted((a, b) => getRank(a) - getRank(b) || (collator?.compare(getShownName(a), getShownName(b)) ?? 0))
}

const KIND_RANK = { chicken: 0, meat: 1, other: 2 } as const
