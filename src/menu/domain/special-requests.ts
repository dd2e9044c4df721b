import { requestIds } from '../../../restaurant/menu.ts'
import { getCategoryConfig, type Category } from './menu.ts'

/** Every special request of the restaurant. */
export type OptionKey = (typeof requestIds)[number]

const KNOWN_OPTIONS: ReadonlySet<unknown> = new Set(requestIds)

/** Returns the special requests of a category; [] without a panel. */
export function getOptions(category: Category | null): readonly OptionKey[] {
  return getCategoryConfig(category)?.requests ?? []
}

/**
 * Unselects an option, or selects it and unselects its opposite: `extra_x` and `no_x` exclude each
 * other.
 */
export function toggleOption(selected: readonly OptionKey[], key: OptionKey): readonly OptionKey[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : withOption(selected, key)
}

function withOption(selected: readonly OptionKey[], key: OptionKey): readonly OptionKey[] {
  return [...selected.filter((other) => other !== key && !areOpposite(other, key)), key]
}

function areOpposite(one: OptionKey, other: OptionKey): boolean {
  return one !== other && getIngredient(one) === getIngredient(other)
}

function getIngredient(key: OptionKey): string {
  return key.replace(/^(?:extra|no)_/, '')
}

/** Parses requests from storage: unknown ones are left out; of two opposites the later stays. */
export function parseRequests(data: unknown): readonly OptionKey[] {
  return Array.isArray(data) ? data.filter(isOptionKey).reduce<readonly OptionKey[]>(withOption, []) : []
}

/** Those of the requests that the category offers, in the order of its panel. */
export function sortRequests(requests: readonly OptionKey[], category: Category | null): readonly OptionKey[] {
  return getOptions(category).filter((key) => requests.includes(key))
}

function isOptionKey(value: unknown): value is OptionKey {
  return KNOWN_OPTIONS.has(value)
}
