import { sessionStore } from '../browser/web-storage.ts'
import {
  BASKET_KEY,
  parseStoredBasket,
  restoreBasket,
  storedBasket,
  type RestoredBasket,
} from '../domain/stored-basket.ts'
import { basketStore, replaceBasket, restoreBasketState } from './basket.ts'
import { sharedBasket } from './basket-events.ts'
import { catalogStore } from './catalog.ts'
import { noteDropped, noteRepriced } from './basket-notes.ts'

/**
 * Reads the basket from session storage, then from the window's global, and checks it against the menu (BSK-2, BSK-3).
 * From then on every change is written back.
 */
export function restoreStoredBasket(): void {
  const restored = readBasket()
  restoreBasketState(restored.basket)
  noteDropped(restored.droppedCount)
  noteRepriced(restored.repriced)
  write()
  basketStore.subscribe(write)
}

/**
 * Takes over what other pages of this tab have stored since (B17); nothing stored, or no storage, changes nothing. A
 * dish that this page's menu doesn't know may be new: the menu is read again before anything is dropped.
 */
export async function rereadStoredBasket(refreshMenu: () => Promise<void>): Promise<void> {
  const text = sessionStore.read(BASKET_KEY)
  if (text === null) return
  if (parseStoredBasket(text, catalogStore.getState().index).droppedCount > 0) await refreshMenu()
  const { basket, droppedCount, repriced } = parseStoredBasket(text, catalogStore.getState().index)
  replaceBasket(basket)
  noteDropped(droppedCount)
  noteRepriced(repriced)
}

function readBasket(): RestoredBasket {
  const { index } = catalogStore.getState()
  const text = sessionStore.read(BASKET_KEY)
  if (text !== null) return parseStoredBasket(text, index)
  return restoreBasket(sharedBasket(), index)
}

function write(): void {
  sessionStore.write(BASKET_KEY, JSON.stringify(storedBasket(basketStore.getState().priced)))
}
