import { createStore } from 'zustand/vanilla'
import { DEFAULT_FILTER, isFilter, type Filter } from '../domain/browsing.ts'
import type { PagePart } from './page-part.ts'
import { useStore } from './store.ts'

const browsingStore = createStore<{ filter: Filter }>(() => ({ filter: DEFAULT_FILTER }))

export function chooseFilter(filter: Filter): void {
  browsingStore.setState({ filter })
}

export function useFilter(): Filter {
  return useStore(browsingStore, ({ filter }) => filter, DEFAULT_FILTER)
}

/** The chosen category goes along to the other language (APP-5). */
export const browsingPart: PagePart = {
  leave: () => ({ category: browsingStore.getState().filter }),
  arrive: ({ category }) => {
    if (typeof category === 'string' && isFilter(category)) chooseFilter(category)
  },
}
