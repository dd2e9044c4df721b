import { LOCAL_KEYS } from '../../browser/storage-keys.ts'
import { safeLocalStorage } from '../../browser/safe-storage.ts'

/** Removes whatever outlives the visit; the basket and the form stay until the tab is closed. */
export function clearLocalData(): void {
  for (const key of Object.values(LOCAL_KEYS)) safeLocalStorage.write(key, null)
}
