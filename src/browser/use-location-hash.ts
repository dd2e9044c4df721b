import { useSyncExternalStore } from 'react'

/**
 * Returns the URL's fragment with its '#'; null on the server and during hydration, where it is not
 * known.
 */
export function useLocationHash(): string | null {
  return useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.hash,
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
  }
}
