import type { Bilingual } from '../../../core/text/language.ts'
import type { MenuItem } from '../menu.ts'
import { getFilter, type Filter } from '../filter.ts'
import { foldForSearch } from './fold-for-search.ts'

/** An item with its texts, folded; each word has a space before it, each name a line of its own. */
export interface SearchEntry {
  readonly item: MenuItem
  readonly names: string
  /** Names, the category's names and descriptions. */
  readonly all: string
}

/** What is searched, in the order of the menu, and the words that occur in it. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[]
  readonly words: ReadonlySet<string>
}

/** Folds the texts of all items once. */
export function createSearchIndex(
  menu: readonly MenuItem[],
  getCategoryName: (item: MenuItem) => Bilingual,
): SearchIndex {
  const categories = new Map<Filter | null, string>([[null, '']])
  const getCategoryText = (item: MenuItem): string => {
    const category = getFilter(item)
    const text = categories.get(category) ?? toLines(getCategoryName(item))
    categories.set(category, text)
    return text
  }
  const entries = menu.map((item) => {
    const names = toLines(item.name)
    return { item, names, all: names + getCategoryText(item) + toLines(item.description) }
  })
  return { entries, words: new Set(entries.flatMap(({ all }) => all.split(/\s+/u))) }
}

function toLines({ en, ar }: Bilingual): string {
  return [en, ar].map((text) => `\n ${foldForSearch(text).trim()}`).join('')
}
