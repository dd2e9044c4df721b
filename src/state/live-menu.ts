import { isPageFromCache, pageFacts } from '../browser/page-facts.ts'
import { onWakeUp } from '../browser/wake-ups.ts'
import type { Language } from '../domain/language.ts'
import { effectivePrice, isOrderable, type MenuItem, type OrderableItem } from '../domain/menu.ts'
import { basketStore } from './basket.ts'
import { noteRepriced } from './basket-notes.ts'
import { catalogStore, showCatalog } from './catalog.ts'

/** What `/live/<language>.json` answers: the menu as the page itself got it, and its version. */
export interface LiveMenu {
  readonly version: string
  readonly menu: readonly MenuItem[]
}

let lastAskedAt = 0
let isAsking = false

/** Of the time between two readings of the server: with its own, a new price is on an open page within two of them. */
const SHARE_OF_REFRESH = 0.8

/**
 * Keeps an open page's menu fresh, quietly: asks now and then, when the visitor returns, and at once where the page itself came
 * from a cache of the browser (C26, B12, B13).
 */
export function followLiveMenu(language: Language): void {
  const everyMs = pageFacts().refreshMs * SHARE_OF_REFRESH
  lastAskedAt = Date.now()
  const ask = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lastAskedAt >= everyMs * 0.9) void refreshMenu(language)
  }
  window.setInterval(ask, everyMs)
  onWakeUp(ask)
  if (isPageFromCache()) void refreshMenu(language)
}

/** Asks for the menu now, unless somebody does already. */
export async function refreshMenu(language: Language): Promise<void> {
  if (isAsking) return
  isAsking = true
  lastAskedAt = Date.now()
  try {
    const response = await fetch(`/live/${language}.json`, { cache: 'no-cache' })
    if (response.ok) adopt((await response.json()) as LiveMenu)
  } catch {
    // Offline or a server without this endpoint: the menu of the page stays.
  } finally {
    isAsking = false
  }
}

function adopt({ version, menu }: LiveMenu): void {
  const { index, gone } = catalogStore.getState()
  const repriced = menu
    .filter(isOrderable)
    .filter((item) => hasOtherPrice(item, index.get(item.id) ?? gone.get(item.id)))
  showCatalog(version, menu)
  const inBasket = new Set(basketStore.getState().basket.map((line) => line.itemId))
  noteRepriced(repriced.map((item) => item.id).filter((id) => inBasket.has(id)))
}

function hasOtherPrice(item: OrderableItem, before: MenuItem | undefined): boolean {
  return before !== undefined && isOrderable(before) && effectivePrice(before) !== effectivePrice(item)
}
