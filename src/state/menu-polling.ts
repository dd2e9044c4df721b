import { isPageFromCache, readDocumentConfig } from '../hooks/document-config.ts'
import { onPageResume } from '../hooks/page-lifecycle.ts'
import type { Language } from '../domain/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem, type OrderableItem } from '../domain/menu.ts'
import { basketStore } from './basket-store.ts'
import { addRepriced } from './basket-notices-store.ts'
import { menuStore, setMenu } from './menu-store.ts'

/** What `/live/<language>.json` answers: the menu as the page itself got it, and its version. */
export interface MenuResponse {
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
export function startMenuPolling(language: Language): void {
  const everyMs = readDocumentConfig().refreshMs * SHARE_OF_REFRESH
  lastAskedAt = Date.now()
  const poll = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lastAskedAt >= everyMs * 0.9) void refreshMenu(language)
  }
  window.setInterval(poll, everyMs)
  onPageResume(poll)
  if (isPageFromCache()) void refreshMenu(language)
}

/** Asks for the menu now, unless somebody does already. */
export async function refreshMenu(language: Language): Promise<void> {
  if (isAsking) return
  isAsking = true
  lastAskedAt = Date.now()
  try {
    const response = await fetch(`/live/${language}.json`, { cache: 'no-cache' })
    if (response.ok) applyMenu((await response.json()) as MenuResponse)
  } catch {
    // Offline or a server without this endpoint: the menu of the page stays.
  } finally {
    isAsking = false
  }
}

function applyMenu({ version, menu }: MenuResponse): void {
  const { index, removedItems: gone } = menuStore.getState()
  const repriced = menu
    .filter(isOrderable)
    .filter((item) => hasOtherPrice(item, index.get(item.id) ?? gone.get(item.id)))
  setMenu(version, menu)
  const inBasket = new Set(basketStore.getState().basket.map((line) => line.itemId))
  addRepriced(repriced.map((item) => item.id).filter((id) => inBasket.has(id)))
}

function hasOtherPrice(item: OrderableItem, before: MenuItem | undefined): boolean {
  return before !== undefined && isOrderable(before) && getEffectivePrice(before) !== getEffectivePrice(item)
}
