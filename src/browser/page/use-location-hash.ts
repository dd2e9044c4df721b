import { useSyncExternalStore } from 'react'

/** Returns the URL's fragment with its '#', for an island that only browsers render. */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
  }
}
