import { useStore } from 'zustand'
import { DEFAULT_FILTER, type Filter } from '../domain/menu-filters.ts'
import { createStore } from './create-store.ts'

export const menuFilterStore = createStore<{ filter: Filter }>({ filter: DEFAULT_FILTER })

export function setFilter(filter: Filter): void {
  menuFilterStore.setState({ filter })
}

export function useFilter(): Filter {
  return useStore(menuFilterStore, ({ filter }) => filter)
}
