import { safeSessionStorage } from '../hooks/safe-storage.ts'
import {
  BASKET_KEY,
  parseBasketJson,
  parseBasket,
  toStoredBasket,
  type RestoredBasket,
} from '../domain/stored-basket.ts'
import { basketStore, setBasket, setRestoredBasket } from './basket-store.ts'
import { readWindowBasket } from './basket-window-api.ts'
import { menuStore } from './menu-store.ts'
import { addDropped, addRepriced } from './basket-notices-store.ts'

/**
 * Reads the basket from session storage, then from the window's global, and checks it against the menu (BSK-2, BSK-3).
 * From then on every change is written back.
 */
export function restoreStoredBasket(): void {
  const restored = readBasket()
  setRestoredBasket(restored.basket)
  addDropped(restored.droppedCount)
  addRepriced(restored.repriced)
  write()
  basketStore.subscribe(write)
}

/**
 * Takes over what other pages of this tab have stored since (B17); nothing stored, or no storage, changes nothing. A
 * dish that this page's menu doesn't know may be new: the menu is read again before anything is dropped.
 */
export async function reloadStoredBasket(refreshMenu: () => Promise<void>): Promise<void> {
  const text = safeSessionStorage.read(BASKET_KEY)
  if (text === null) return
  if (parseBasketJson(text, menuStore.getState().index).droppedCount > 0) await refreshMenu()
  const { basket, droppedCount, repriced } = parseBasketJson(text, menuStore.getState().index)
  setBasket(basket)
  addDropped(droppedCount)
  addRepriced(repriced)
}

function readBasket(): RestoredBasket {
  const { index } = menuStore.getState()
  const text = safeSessionStorage.read(BASKET_KEY)
  if (text !== null) return parseBasketJson(text, index)
  return parseBasket(readWindowBasket(), index)
}

function write(): void {
  safeSessionStorage.write(BASKET_KEY, JSON.stringify(toStoredBasket(basketStore.getState().priced)))
}
