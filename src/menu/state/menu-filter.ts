import { useStore } from 'zustand'
import type { Filter } from '../domain/filter.ts'
import { menuStore } from './menu-store.ts'
import type { LanguageSwitchPart } from '#browser/stores/language-switch-parts.ts'

/** The chosen category stays chosen on the page in the other language. */
export const filterSwitchPart: LanguageSwitchPart = {
  save: () => ({ category: menuStore.getState().filter }),
  restore: ({ category }) => {
    if (typeof category === 'string') menuStore.setState({ filter: category })
  },
}

/** Chooses a category, which ends a search. */
export function setFilter(filter: Filter): void {
  menuStore.setState({ filter, searchText: '' })
}

export function useFilter(): string {
  return useStore(menuStore, ({ filter }) => filter)
}
