import { onBfcacheRestore } from '../hooks/page-lifecycle.ts'
import { safeLocalStorage, safeSessionStorage } from '../hooks/safe-storage.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '../domain/storage-keys.ts'
import { parseRecord } from '../domain/parse-record.ts'

/** What several pages of the site change; nothing that the customer typed. */
const COPIED_KEYS = [
  SESSION_KEYS.basket,
  SESSION_KEYS.specialRequests,
  SESSION_KEYS.basketLines,
  SESSION_KEYS.basketWaiting,
  SESSION_KEYS.basketUnknown,
]

/**
 * Firefox gives a page from its back-forward cache the session storage as the page left it, without
 * what other pages of the tab have stored since. So a page that is left copies its basket to local
 * storage, and the restored page takes it over. Start it before whatever reads storage on a restore.
 * Returns an unsubscribe function.
 */
export function startStorageCopy(): () => void {
  const tabId = safeSessionStorage.read(SESSION_KEYS.tabId) ?? String(Math.random())
  safeSessionStorage.write(SESSION_KEYS.tabId, tabId)
  let leftWith = ''
  const copy = (): void => {
    leftWith = serializeStorage(tabId)
    safeLocalStorage.write(LOCAL_KEYS.storageCopy, leftWith)
  }
  const takeOver = (): void => {
    // Session storage that has changed since is up to date.
    if (serializeStorage(tabId) !== leftWith) return
    const copied = parseRecord(safeLocalStorage.read(LOCAL_KEYS.storageCopy))
    // Each tab has a basket of its own.
    if (copied['tabId'] !== tabId) return
    for (const key of COPIED_KEYS) {
      const value = copied[key]
      if (typeof value === 'string') safeSessionStorage.write(key, value)
      else safeSessionStorage.write(key, null)
    }
  }
  window.addEventListener('pagehide', copy)
  const stopTakingOver = onBfcacheRestore(takeOver)
  return () => {
    window.removeEventListener('pagehide', copy)
    stopTakingOver()
  }
}

function serializeStorage(tabId: string): string {
  const values = COPIED_KEYS.map((key) => [key, safeSessionStorage.read(key)])
  return JSON.stringify({ tabId, ...Object.fromEntries(values) })
}
