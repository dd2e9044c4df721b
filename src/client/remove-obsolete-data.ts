import { safeLocalStorage, safeSessionStorage } from '#browser/storage/safe-storage.ts'

/** Removes data of earlier releases that no page reads any more. */
export function removeObsoleteData(): void {
  // It held values that storage had rejected, name and address too; the next site can read it.
  if (window.name.startsWith('session:')) window.name = ''
  safeSessionStorage.write('tabId', null)
  safeLocalStorage.write('storageCopy', null)
}
