import { useEffect } from 'react'
import { onReturnFromCache } from '../browser/wake-ups.ts'
import type { Language } from '../domain/language.ts'
import type { MenuItem } from '../domain/menu.ts'
import { rereadStoredBasket, restoreStoredBasket } from './basket-storage.ts'
import { broadcastBasket, listenForSteps } from './basket-events.ts'
import { restoreNotes } from './basket-notes.ts'
import { showCatalog } from './catalog.ts'
import { rereadComment, restoreComment } from './comment.ts'
import { takeOverFromOtherLanguage } from './language-switch.ts'
import { followLiveMenu, refreshMenu } from './live-menu.ts'
import { rereadRequests, restoreRequests } from './special-requests.ts'

let isAwake = false

/**
 * Brings the page to life, once, in the island that carries the menu: what is stored is checked against that menu and
 * put in place, then every change is stored, announced and kept fresh (BSK-2, EVT-1, PER-1).
 */
export function useWakePage(language: Language, version: string, menu: readonly MenuItem[]): void {
  useEffect(() => {
    if (isAwake) return
    isAwake = true
    showCatalog(version, menu)
    restoreNotes()
    restoreStoredBasket()
    broadcastBasket()
    listenForSteps()
    restoreRequests()
    restoreComment()
    takeOverFromOtherLanguage()
    followLiveMenu(language)
    onReturnFromCache(() => {
      void rereadStoredBasket(() => refreshMenu(language)).then(rereadRequests)
      rereadComment()
    })
  }, [language, version, menu])
}
