import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { restoreLines } from '../codec.ts'
import type { Basket } from '../line.ts'
import { parseBasket, parseBasketJson, type PublicItem } from '../public-basket.ts'
import { setBasket, setRestoredBasket } from './basket-actions.ts'
import { addDropped } from './basket-notices.ts'
import { readWindowBasket } from './basket-window-api.ts'

/** Reads a basket that is kept elsewhere against the menu; `droppedCount` are the dishes that the menu does not have. */
export type BasketReader = (menu: MenuIndex) => { readonly basket: Basket; readonly droppedCount: number }

/**
 * Reads the basket from session storage, else from the page's address or `window.basket`, and checks it
 * against the menu. `readAddressBasket` is null where the address has none.
 */
export function restoreBasket(readAddressBasket: BasketReader | null): void {
  const { index } = menuStore.getState()
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null && readAddressBasket !== null) {
    const { basket, droppedCount } = readAddressBasket(index)
    setRestoredBasket(basket)
    addDropped(droppedCount)
    return
  }
  setRestoredBasket(readLines(text === null ? parseBasket(readWindowBasket()) : parseBasketJson(text)))
}

/** Takes over what other pages of this tab have stored since; nothing stored changes nothing. */
export function reloadStoredBasket(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text !== null) setBasket(readLines(parseBasketJson(text)))
}

function readLines(items: readonly PublicItem[]): Basket {
  const stored = {
    selections: safeSessionStorage.read(SESSION_KEYS.specialRequests),
    lines: safeSessionStorage.read(SESSION_KEYS.basketLines),
    earlierAside: safeSessionStorage.read(SESSION_KEYS.earlierAside),
    earlierUnknown: safeSessionStorage.read(SESSION_KEYS.earlierUnknown),
  }
  return restoreLines(items, stored, menuStore.getState().index)
}
