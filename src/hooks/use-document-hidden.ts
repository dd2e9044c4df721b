import { useSyncExternalStore } from 'react'

/** Whether the page's tab lies behind another one, or its window is put away. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    onChange,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

function onChange(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => {
    document.removeEventListener('visibilitychange', callback)
  }
}
