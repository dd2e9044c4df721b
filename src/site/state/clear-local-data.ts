import { LOCAL_KEYS } from '../../browser/storage-keys.ts'
import { safeLocalStorage } from '../../browser/safe-storage.ts'

/** Clears local storage; basket and form stay until the tab is closed. */
export function clearLocalData(): void {
  for (const key of Object.values(LOCAL_KEYS)) safeLocalStorage.write(key, null)
}
