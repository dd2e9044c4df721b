import { CATEGORY_RULES, type Category, type MenuItem } from './menu.ts'

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

/**
 * The chosen options by item id; an item without any has no entry. A Map, so that ids such as
 * `__proto__` are ids like any other.
 */
export type SpecialSelections = ReadonlyMap<string, readonly OptionKey[]>

/** Nothing asked for. */
export const NO_SELECTIONS: SpecialSelections = new Map()

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
  return one !== other && ingredientOf(one) === ingredientOf(other)
}

function ingredientOf(key: OptionKey): string {
  return key.replace(/^(?:extra|no)_/, '')
}

/** The selections with one option of one item toggled. */
export function toggleSelection(selections: SpecialSelections, itemId: string, key: OptionKey): SpecialSelections {
  const selected = toggleOption(selections.get(itemId) ?? [], key)
  const next = new Map(selections)
  if (selected.length === 0) next.delete(itemId)
  else next.set(itemId, selected)
  return next
}

/**
 * The selections of the given items only (those in the basket), with the options their category
 * has, in the order of the panel; of two opposites the one chosen later stays.
 */
export function pruneSelections(
  selections: SpecialSelections,
  items: readonly Pick<MenuItem, 'id' | 'category'>[],
): SpecialSelections {
  const kept = new Map<string, readonly OptionKey[]>()
  for (const { id, category } of items) {
    const selected = (selections.get(id) ?? []).reduce<readonly OptionKey[]>(withOption, [])
    const options = getOptions(category).filter((key) => selected.includes(key))
    if (options.length > 0) kept.set(id, options)
  }
  return kept
}

/** Reads what storage holds; what is no selection is left out, and nothing is ever thrown. */
export function parseSelections(json: string | null): SpecialSelections {
  const stored = parseJson(json)
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return NO_SELECTIONS
  const selections = new Map<string, readonly OptionKey[]>()
  for (const [itemId, keys] of Object.entries(stored)) {
    const selected: readonly OptionKey[] = Array.isArray(keys) ? keys.filter(isOptionKey).reduce(withOption, []) : []
    if (selected.length > 0) selections.set(itemId, selected)
  }
  return selections
}

function parseJson(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}

function isOptionKey(value: unknown): value is OptionKey {
  return KNOWN_OPTIONS.has(value)
}

/** The stored shape, `{"<item id>":["no_pickles"]}`. */
export function serializeSelections(selections: SpecialSelections): string {
  return JSON.stringify(Object.fromEntries(selections))
}
