import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * Reads a store in a component. The server and the first paint in the browser see `onServer`, so that hydration matches
 * the cached HTML; the real value follows at once.
 */
export function useStore<S, T>(store: StoreApi<S>, select: (state: S) => T, onServer: T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => onServer,
  )
}
