import { sessionStore } from '../browser/web-storage.ts'
import {
  BASKET_KEY,
  parseStoredBasket,
  restoreBasket,
  storedBasket,
  type RestoredBasket,
} from '../domain/stored-basket.ts'
import { basketStore, restoreBasketState } from './basket.ts'
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

function readBasket(): RestoredBasket {
  const { index } = catalogStore.getState()
  const text = sessionStore.read(BASKET_KEY)
  if (text !== null) return parseStoredBasket(text, index)
  return restoreBasket(sharedBasket(), index)
}

function write(): void {
  sessionStore.write(BASKET_KEY, JSON.stringify(storedBasket(basketStore.getState().priced)))
}
