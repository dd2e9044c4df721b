import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla'

const resets = new Set<() => void>()

/** A zustand store that `resetStores()` puts back to its initial state. */
export function createStore<State>(initialState: State): StoreApi<State> {
  const store = createZustandStore<State>(() => initialState)
  resets.add(() => {
    store.setState(initialState, true)
  })
  return store
}

/** Puts every store back to its initial state, for tests. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
