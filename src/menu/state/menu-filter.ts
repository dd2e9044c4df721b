import { useStore } from 'zustand'
import { isFilter, type Filter } from '../domain/menu-filters.ts'
import { menuStore } from './menu-store.ts'
import type { LanguageSwitchPart } from '../../browser/language-switch-parts.ts'

/** The chosen category stays chosen on the page in the other language. */
export const filterSwitchPart: LanguageSwitchPart = {
  save: () => ({ category: menuStore.getState().filter }),
  restore: ({ category }) => {
    if (typeof category === 'string' && isFilter(category)) menuStore.setState({ filter: category })
  },
}

/** Chooses a category, which ends a search. */
export function setFilter(filter: Filter): void {
  menuStore.setState({ filter, searchText: '' })
}

export function useFilter(): Filter {
  return useStore(menuStore, ({ filter }) => filter)
}
