import type { MenuItem } from '../../domain/menu.ts'
import { createSearchIndex, type SearchIndex } from '../../domain/search/search-index.ts'
import { parseQuery, searchMenu } from '../../domain/search/search-menu.ts'
import { getCategoryName } from '../../messages/get-category-name.ts'

/** A menu is folded once. */
const indexes = new WeakMap<readonly MenuItem[], SearchIndex>()

/** Returns what a text finds, best first; null where it searches for nothing. */
export function findItems(menu: readonly MenuItem[], text: string): readonly MenuItem[] | null {
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
