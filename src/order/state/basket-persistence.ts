import { safeSessionStorage } from '../../browser/safe-storage.ts'
import { EMPTY_BASKET, type Basket } from '../domain/basket.ts'
import { parseBasket, parseBasketJson, toStoredBasket, type RestoredBasket } from '../domain/stored-basket.ts'
import {
  addStoredRequests,
  parseWaiting,
  restoreRequests,
  serializeLines,
  serializeSelections,
  serializeWaiting,
} from '../domain/stored-lines.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { hasAddressBasket, readAddressBasket, setAddressBasket } from './basket-address.ts'
import { addDropped, addRepriced } from './basket-notices-store.ts'
import { basketStore, setBasket, setRestoredBasket } from './basket-store.ts'
import { readWindowBasket } from './basket-window-api.ts'
import { menuStore } from '../../menu/state/menu-store.ts'

/**
 * Reads the basket from session storage, else from the page's address or `window.basket`, and checks
 * it against the menu. From then on every change is stored. Returns an unsubscribe function.
 */
export function startBasketPersistence(): () => void {
  const { index } = menuStore.getState()
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null && hasAddressBasket()) {
    const { basket, droppedCount } = readAddressBasket(index)
    setRestoredBasket(basket, EMPTY_BASKET, EMPTY_BASKET)
    addDropped(droppedCount)
  } else {
    const { basket, waiting, unknown, repriced } = readLines(
      text === null ? parseBasket(readWindowBasket(), index) : parseBasketJson(text, index),
    )
    setRestoredBasket(basket, waiting, unknown)
    addRepriced(repriced)
  }
  save()
  return basketStore.subscribe(save)
}

/** Takes over what other pages of this tab have stored since; nothing stored changes nothing. */
export function reloadStoredBasket(): void {
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null) return
  const { basket, waiting, unknown, repriced } = readLines(parseBasketJson(text, menuStore.getState().index))
  setBasket(basket, waiting, unknown)
  addRepriced(repriced)
}

/** Adds what is stored beside `basketItem`: requests, and the lines that do not count. */
function readLines({ basket, unknown, repriced }: RestoredBasket): RestoredBasket & { readonly waiting: Basket } {
  const requests = {
    selections: safeSessionStorage.read(SESSION_KEYS.specialRequests),
    lines: safeSessionStorage.read(SESSION_KEYS.basketLines),
  }
  const storedUnknown = parseWaiting(safeSessionStorage.read(SESSION_KEYS.basketUnknown))
  return {
    basket: restoreRequests(basket, requests, menuStore.getState().index),
    waiting: parseWaiting(safeSessionStorage.read(SESSION_KEYS.basketWaiting)),
    unknown: [...addStoredRequests(unknown, requests), ...storedUnknown],
    repriced,
  }
}

function save(): void {
  const { priced, waiting, unknown } = basketStore.getState()
  const isStored = safeSessionStorage.writeAll({
    [SESSION_KEYS.basketWaiting]: serializeWaiting(waiting),
    [SESSION_KEYS.basketUnknown]: serializeWaiting(unknown),
    [SESSION_KEYS.basket]: JSON.stringify(toStoredBasket(priced)),
    [SESSION_KEYS.specialRequests]: serializeSelections(priced.lines),
    [SESSION_KEYS.basketLines]: serializeLines(priced.lines),
  })
  setAddressBasket(isStored ? [] : [...priced.lines, ...unknown])
  // Only checkout keeps the number in a store, but an order ends wherever its basket is emptied.
  const { length } = [...priced.lines, ...waiting, ...unknown]
  if (length === 0) safeSessionStorage.write(SESSION_KEYS.orderReference, null)
}
