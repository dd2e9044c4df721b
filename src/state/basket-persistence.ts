import { safeSessionStorage } from '../hooks/safe-storage.ts'
import type { Basket } from '../domain/basket.ts'
import { parseBasket, parseBasketJson, toStoredBasket, type RestoredBasket } from '../domain/stored-basket.ts'
import {
  parseWaiting,
  restoreRequests,
  serializeLines,
  serializeSelections,
  serializeWaiting,
} from '../domain/stored-lines.ts'
import { SESSION_KEYS } from '../domain/storage-keys.ts'
import { addDropped, addRepriced } from './basket-notices-store.ts'
import { basketStore, setBasket, setRestoredBasket } from './basket-store.ts'
import { readWindowBasket } from './basket-window-api.ts'
import { menuStore } from './menu-store.ts'

/**
 * Reads the basket from session storage, else from `window.basket`, and checks it against the menu.
 * From then on every change is stored. Returns an unsubscribe function.
 */
export function startBasketPersistence(): () => void {
  const addRequests = readRequests()
  const { basket, ...changes } = readBasket()
  setRestoredBasket(addRequests(basket), readWaiting())
  addNotices(changes)
  save()
  return basketStore.subscribe(save)
}

/**
 * Takes over what other pages of this tab have stored since; nothing stored changes nothing. An item
 * that this page's menu does not hold may be new: the menu is fetched before anything is dropped.
 */
export async function reloadStoredBasket(refreshMenu: () => Promise<void>): Promise<void> {
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  if (text === null) return
  // Read before the menu is fetched, because each change is stored.
  const addRequests = readRequests()
  const waiting = readWaiting()
  if (parseBasketJson(text, menuStore.getState().index).droppedCount > 0) await refreshMenu()
  const { basket, ...changes } = parseBasketJson(text, menuStore.getState().index)
  setBasket(addRequests(basket), waiting)
  addNotices(changes)
}

function readBasket(): RestoredBasket {
  const { index } = menuStore.getState()
  const text = safeSessionStorage.read(SESSION_KEYS.basket)
  return text === null ? parseBasket(readWindowBasket(), index) : parseBasketJson(text, index)
}

/** Reads the stored requests; the returned function adds them to a basket. */
function readRequests(): (basket: Basket) => Basket {
  const selections = safeSessionStorage.read(SESSION_KEYS.specialRequests)
  const lines = safeSessionStorage.read(SESSION_KEYS.basketLines)
  return (basket) => restoreRequests(basket, { selections, lines }, menuStore.getState().index)
}

function readWaiting(): Basket {
  return parseWaiting(safeSessionStorage.read(SESSION_KEYS.basketWaiting))
}

function addNotices({ droppedCount, repriced }: Omit<RestoredBasket, 'basket'>): void {
  addDropped(droppedCount)
  addRepriced(repriced)
}

function save(): void {
  const { priced, waiting } = basketStore.getState()
  safeSessionStorage.write(SESSION_KEYS.basketWaiting, serializeWaiting(waiting))
  safeSessionStorage.write(SESSION_KEYS.basket, JSON.stringify(toStoredBasket(priced)))
  safeSessionStorage.write(SESSION_KEYS.specialRequests, serializeSelections(priced.lines))
  safeSessionStorage.write(SESSION_KEYS.basketLines, serializeLines(priced.lines))
  // Only checkout keeps the number in a store, but an order ends wherever its basket is emptied.
  if (priced.lines.length === 0) safeSessionStorage.write(SESSION_KEYS.orderReference, null)
}
