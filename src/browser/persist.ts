import type { StoreApi } from 'zustand/vanilla'
import { safeSessionStorage } from './safe-storage.ts'

/** How a store's state is written to session storage and read from it. */
interface Codec<State> {
  readonly serialize: (state: State) => string | null
  /** Parses a stored text, which may hold anything; null without one. */
  readonly parse: (text: string | null) => State
}

export interface PersistedStore {
  readonly load: () => void
  readonly save: () => void
  readonly remove: () => void
  /** Saves after every change from now on. Returns an unsubscribe function. */
  readonly saveChanges: () => () => void
}

/**
 * Connects a store to session storage under `key`. Reads and writes only when a function is called.
 */
export function persist<State>(store: StoreApi<State>, key: string, codec: Codec<State>): PersistedStore {
  const save = (): void => {
    safeSessionStorage.write(key, codec.serialize(store.getState()))
  }
  return {
    load: () => {
      store.setState(codec.parse(safeSessionStorage.read(key)), true)
    },
    save,
    remove: () => {
      safeSessionStorage.write(key, null)
    },
    saveChanges: () => store.subscribe(save),
  }
}
