import { useEffect } from 'react'
import { onBfcacheRestore } from '../hooks/page-lifecycle.ts'
import type { Language } from '../domain/language.ts'
import type { MenuItem } from '../domain/menu.ts'
import { startBasketBroadcast, listenForQuantityEvents } from './basket-window-api.ts'
import { persistBasketNotices, restoreBasketNotices } from './basket-notices-store.ts'
import { reloadStoredBasket, restoreStoredBasket } from './basket-persistence.ts'
import { setMenu } from './menu-store.ts'
import { restoreAfterLanguageSwitch } from './language-switch.ts'
import { startMenuPolling, refreshMenu } from './menu-polling.ts'
import type { PersistedSlice } from './persisted-slice.ts'
import { setRequests, restoreRequests, readStoredRequests } from './special-requests-store.ts'

let isAwake = false

/**
 * Brings the page to life, once, in the island that carries the menu: what is stored is checked against that menu and
 * put in place, then every change is stored, announced and kept fresh (BSK-2, EVT-1, PER-1). `parts`: what else this page
 * keeps.
 */
export function useWakePage(
  language: Language,
  version: string,
  menu: readonly MenuItem[],
  parts: readonly PersistedSlice[],
): void {
  useEffect(() => {
    if (isAwake) return
    isAwake = true
    setMenu(version, menu)
    restoreBasketNotices()
    restoreStoredBasket()
    persistBasketNotices()
    startBasketBroadcast()
    listenForQuantityEvents()
    restoreRequests()
    for (const part of parts) part.restore?.()
    restoreAfterLanguageSwitch(parts)
    startMenuPolling(language)
    onBfcacheRestore(() => void takeOverFromOtherPages(language, parts))
  }, [language, version, menu, parts])
}

/** A page out of the back-forward cache shows what has been stored since it was left (B17). */
async function takeOverFromOtherPages(language: Language, parts: readonly PersistedSlice[]): Promise<void> {
  // All is read before anything changes: each change is written back.
  const selections = readStoredRequests()
  const putBack = parts.map((part) => part.reload?.())
  restoreBasketNotices()
  await reloadStoredBasket(() => refreshMenu(language))
  setRequests(selections)
  for (const put of putBack) put?.()
}
