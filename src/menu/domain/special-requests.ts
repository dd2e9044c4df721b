import { CATEGORY_RULES, type Category } from './menu.ts'

/** What can be asked for with a burger, in the order of the panel. */
export const BURGER_OPTIONS = [
  'extra_lettuce',
  'extra_spicy_mayo',
  'extra_pickles',
  'extra_ketchup',
  'no_pickles',
  'no_lettuce',
] as const

/** What can be asked for with a shawarma or a comboo meal, in the order of the panel. */
export const SHAWARMA_OPTIONS = [
  'extra_mayonnaise',
  'extra_spicy_mayo',
  'no_mayonnaise',
  'extra_pickles',
  'no_pickles',
  'extra_ketchup',
] as const

/** A special request as it is stored and looked up in the words. */
export type OptionKey = (typeof BURGER_OPTIONS)[number] | (typeof SHAWARMA_OPTIONS)[number]

const OPTIONS: Readonly<Record<(typeof CATEGORY_RULES)[Category]['requests'], readonly OptionKey[]>> = {
  burger: BURGER_OPTIONS,
  shawarma: SHAWARMA_OPTIONS,
  none: [],
}

const KNOWN_OPTIONS: ReadonlySet<unknown> = new Set([...BURGER_OPTIONS, ...SHAWARMA_OPTIONS])

/** What can be asked for with an item of this category; nothing where there is no panel. */
export function getOptions(category: Category | null): readonly OptionKey[] {
  return category === null ? [] : OPTIONS[CATEGORY_RULES[category].requests]
}

/**
 * Takes a chosen option back, or chooses it and takes back its opposite: `extra_x` and `no_x`
 * exclude each other.
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

/** The requests that a category has, in the order of choosing. */
export function pruneRequests(requests: readonly OptionKey[], category: Category | null): readonly OptionKey[] {
  const options = getOptions(category)
  return requests.filter((key) => options.includes(key))
}

/**
 * Reads requests from stored data, which may be anything: unknown requests are left out; of two
 * opposites the later stays.
 */
export function parseRequests(data: unknown): readonly OptionKey[] {
  return Array.isArray(data) ? data.filter(isOptionKey).reduce<readonly OptionKey[]>(withOption, []) : []
}

/** The same requests in the order of the category's panel. */
export function sortRequests(requests: readonly OptionKey[], category: Category | null): readonly OptionKey[] {
  return getOptions(category).filter((key) => requests.includes(key))
}

function isOptionKey(value: unknown): value is OptionKey {
  return KNOWN_OPTIONS.has(value)
}
