import { createStore } from 'zustand/vanilla'
import { DEFAULT_FILTER, type Filter } from '../domain/browsing.ts'
import { useStore } from './store.ts'

export const browsingStore = createStore<{ filter: Filter }>(() => ({ filter: DEFAULT_FILTER }))

export function chooseFilter(filter: Filter): void {
  browsingStore.setState({ filter })
}

export function useFilter(): Filter {
  return useStore(browsingStore, ({ filter }) => filter, DEFAULT_FILTER)
}
