import { useEffect } from 'react'
import { onReturnFromCache } from '../browser/wake-ups.ts'
import type { Language } from '../domain/language.ts'
import type { MenuItem } from '../domain/menu.ts'
import { broadcastBasket, listenForSteps } from './basket-events.ts'
import { carryBasketNotes, restoreBasketNotes } from './basket-notes.ts'
import { rereadStoredBasket, restoreStoredBasket } from './basket-storage.ts'
import { showCatalog } from './catalog.ts'
import { takeOverFromOtherLanguage } from './language-switch.ts'
import { followLiveMenu, refreshMenu } from './live-menu.ts'
import type { PagePart } from './page-part.ts'
import { replaceRequests, restoreRequests, storedRequests } from './special-requests.ts'

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
  parts: readonly PagePart[],
): void {
  useEffect(() => {
    if (isAwake) return
    isAwake = true
    showCatalog(version, menu)
    restoreBasketNotes()
    restoreStoredBasket()
    carryBasketNotes()
    broadcastBasket()
    listenForSteps()
    restoreRequests()
    for (const part of parts) part.restore?.()
    takeOverFromOtherLanguage(parts)
    followLiveMenu(language)
    onReturnFromCache(() => void takeOverFromOtherPages(language, parts))
  }, [language, version, menu, parts])
}

/** A page out of the back-forward cache shows what has been stored since it was left (B17). */
async function takeOverFromOtherPages(language: Language, parts: readonly PagePart[]): Promise<void> {
  // All is read before anything changes: each change is written back.
  const selections = storedRequests()
  const putBack = parts.map((part) => part.reread?.())
  restoreBasketNotes()
  await rereadStoredBasket(() => refreshMenu(language))
  replaceRequests(selections)
  for (const put of putBack) put?.()
}
