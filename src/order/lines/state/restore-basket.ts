import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { EMPTY_BASKET, type Basket } from '../line.ts'
import { parseBasket, parseBasketJson, type RestoredBasket } from '../public-basket.ts'
import { addStoredRequests, parseSetAside, restoreRequests } from '../codec.ts'
import type { AddressBasketReader } from '../../link/state/address-basket-reader.ts'
import { setBasket, setRestoredBasket } from './basket-actions.ts'
import { addDropped, addRepriced } from './basket-notices.ts'
import { readWindowBasket } from './basket-window-api.ts'

/**
 * Reads the basket from session storage, else from the page's address or `window.basket`, and checks it
 * against the menu. `readAddressBasket` is null where the address has none.
 */
export function restoreBasket(readAddressBasket: AddressBasketReader | null): void {
  const { index } = menuStore.getState()
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null && readAddressBasket !== null) {
    const { basket, droppedCount } = readAddressBasket(index)
    setRestoredBasket(basket, EMPTY_BASKET, EMPTY_BASKET)
    addDropped(droppedCount)
  } else {
    const { basket, setAside, unknown, repriced } = readLines(
      text === null ? parseBasket(readWindowBasket(), index) : parseBasketJson(text, index),
    )
    setRestoredBasket(basket, setAside, unknown)
    addRepriced(repriced)
  }
}

/** Takes over what other pages of this tab have stored since; nothing stored changes nothing. */
export function reloadStoredBasket(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null) return
  const { basket, setAside, unknown, repriced } = readLines(parseBasketJson(text, menuStore.getState().index))
  setBasket(basket, setAside, unknown)
  addRepriced(repriced)
}

/** Adds what is stored beside `basketItem`: requests, and the lines that do not count. */
function readLines({ basket, unknown, repriced }: RestoredBasket): RestoredBasket & { readonly setAside: Basket } {
  const requests = {
    selections: safeSessionStorage.read(SESSION_KEYS.specialRequests),
    lines: safeSessionStorage.read(SESSION_KEYS.basketLines),
  }
  const storedUnknown = parseSetAside(safeSessionStorage.read(SESSION_KEYS.basketUnknown))
  return {
    basket: restoreRequests(basket, requests, menuStore.getState().index),
    setAside: parseSetAside(safeSessionStorage.read(SESSION_KEYS.basketSetAside)),
    unknown: [...addStoredRequests(unknown, requests), ...storedUnknown],
    repriced,
  }
}
