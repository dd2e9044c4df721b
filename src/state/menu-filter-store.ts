import { createStore } from 'zustand/vanilla'
import { DEFAULT_FILTER, isFilter, type Filter } from '../domain/menu-filters.ts'
import type { PersistedSlice } from './persisted-slice.ts'
import { useStore } from './store.ts'

const menuFilterStore = createStore<{ filter: Filter }>(() => ({ filter: DEFAULT_FILTER }))

export function setFilter(filter: Filter): void {
  menuFilterStore.setState({ filter })
}

export function useFilter(): Filter {
  return useStore(menuFilterStore, ({ filter }) => filter, DEFAULT_FILTER)
}

/** The chosen category goes along to the other language (APP-5). */
export const menuFilterSlice: PersistedSlice = {
  serialize: () => ({ category: menuFilterStore.getState().filter }),
  deserialize: ({ category }) => {
    if (typeof category === 'string' && isFilter(category)) setFilter(category)
  },
}
