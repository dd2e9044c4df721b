import { useStore } from 'zustand'
import { DEFAULT_FILTER, isFilter, type Filter } from '../domain/menu-filters.ts'
import { createStore } from '../../browser/create-store.ts'
import type { LanguageSwitchPart } from '../../browser/language-switch-parts.ts'

const menuFilterStore = createStore<{ filter: Filter }>({ filter: DEFAULT_FILTER })

/** The chosen category stays chosen on the page in the other language. */
export const filterSwitchPart: LanguageSwitchPart = {
  save: () => ({ category: menuFilterStore.getState().filter }),
  restore: ({ category }) => {
    if (typeof category === 'string' && isFilter(category)) setFilter(category)
  },
}

export function setFilter(filter: Filter): void {
  menuFilterStore.setState({ filter })
}

export function useFilter(): Filter {
  return useStore(menuFilterStore, ({ filter }) => filter)
}
