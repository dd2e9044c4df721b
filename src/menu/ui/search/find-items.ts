import type { MenuItem } from '../../domain/menu.ts'
import { parseQuery } from '../../domain/search/parse-query.ts'
import { createSearchIndex, type SearchIndex } from '../../domain/search/search-index.ts'
import { searchMenu, type SearchResult } from '../../domain/search/search-menu.ts'
import { getCategoryName } from '../../messages/get-category-name.ts'

/** A menu is folded once. */
const indexes = new WeakMap<readonly MenuItem[], SearchIndex>()

/** Returns what a text finds; null where it searches for nothing. */
export function findItems(menu: readonly MenuItem[], text: string): SearchResult | null {
  const index = indexes.get(menu) ?? createIndex(menu)
  indexes.set(menu, index)
  const query = parseQuery(text)
  return query === null ? null : searchMenu(index, query)
}

function createIndex(menu: readonly MenuItem[]): SearchIndex {
  return createSearchIndex(menu, (item) => ({
    ar: getCategoryName(item, 'ar').text,
    en: getCategoryName(item, 'en').text,
  }))
}
