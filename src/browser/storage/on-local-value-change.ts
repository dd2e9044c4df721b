import { combineUnsubscribes } from '../stores/combine-unsubscribes.ts'
import { onBfcacheRestore } from '../page/page-lifecycle.ts'

/**
 * Calls back when another page may have changed a value of local storage: one in another tab, or one
 * before this page was restored from the back-forward cache. Returns an unsubscribe function.
 */
export function onLocalValueChange(key: string, callback: () => void): () => void {
  const handle = (event: StorageEvent): void => {
    // The key is null where everything was removed.
    if (event.key === key || event.key === null) callback()
  }
  window.addEventListener('storage', handle)
  return combineUnsubscribes([
    onBfcacheRestore(callback),
    () => {
      window.removeEventListener('storage', handle)
    },
  ])
}
