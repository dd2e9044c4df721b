import { createStore } from '#browser/stores/create-store.ts'
import { isAvailableAt } from '#menu/domain/availability.ts'
import { needsChoice } from '#menu/domain/choices.ts'
import { isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { getOrderTime } from '../../form/state/order-time.ts'
import { changeQuantity, countDishes, setUnavailableAside, type Basket } from '../line.ts'
import { mergeBaskets } from '../edit-lines.ts'
import { markSeen, priceBasket } from '../price.ts'
import { linesStore } from './lines-store.ts'

/**
 * Takes over a basket, at the prices of the menu, which count as seen from then on; lines of items that are not
 * available when it is wanted are set aside.
 */
export function setBasket(lines: Basket): void {
  const { index, removedItems } = menuStore.getState()
  const basket = setUnavailableAside(lines, index, getOrderTime())
  const priced = priceBasket(basket, index, removedItems)
  linesStore.setState({ basket: markSeen(basket, priced), priced })
}

/** The customer has read the new prices. */
export function acceptPrices(): void {
  const { basket, priced } = linesStore.getState()
  const counting = new Set(priced.lines.map(({ lineId }) => lineId))
  setBasket(basket.map((line) => (counting.has(line.lineId) ? { ...line, seenPrice: undefined } : line)))
}

/** Compares the basket with the menu as it is now: prices, items that have left it, items that are back. */
export function refreshBasket(): void {
  setBasket(linesStore.getState().basket)
}

/** Refreshes a basket with an item that has hours of its own, which may have begun or ended. */
export function refreshTimedLines(): void {
  const { basket } = linesStore.getState()
  const { index } = menuStore.getState()
  if (basket.some(({ itemId }) => index.get(itemId)?.availability)) setBasket(basket)
}

/** Takes over the stored basket; what has been selected already stays as it is. */
export function setRestoredBasket(restored: Basket): void {
  setBasket(mergeBaskets(linesStore.getState().basket, restored))
  linesStore.setState({ isRestored: true })
}

/** Drops the unknown lines: no newer menu has them. Returns of how many dishes they were. */
export function dropUnknownLines(): number {
  const { basket, priced } = linesStore.getState()
  if (priced.unknown.length > 0) setBasket(basket.filter((line) => !priced.unknown.includes(line)))
  return countDishes(priced.unknown)
}

/** The item that is to be added once its choices are made, which its dialog asks for (`ItemToChoose`). */
export const itemToChooseStore = createStore<{ readonly item: MenuItem | null }>({ item: null })

/**
 * One more or one less of an item; one more of an item that needs a choice is asked for, not added. Returns false for an
 * item that is not on the menu, has no price or is not available when the order is wanted.
 */
export function changeItemQuantity(itemId: string, step: 1 | -1): boolean {
  const item = menuStore.getState().index.get(itemId)
  if (item === undefined || !canBeAdded(itemId)) return false
  if (step === 1 && needsChoice(item)) {
    itemToChooseStore.setState({ item })
    return true
  }
  const { basket } = linesStore.getState()
  const next = changeQuantity(basket, itemId, step)
  if (next !== basket) setBasket(next)
  return true
}

/** Whether an item is on the menu, has a price and is available when the order is wanted. */
export function canBeAdded(itemId: string): boolean {
  const item = menuStore.getState().index.get(itemId)
  return item !== undefined && isOrderable(item) && isAvailableAt(item.availability, getOrderTime())
}
