import { isAvailableAt } from '#menu/domain/availability.ts'
import { isOrderable } from '#menu/domain/menu.ts'
import { menuStore } from '#menu/state/menu-store.ts'
import { changeQuantity, countDishes, EMPTY_BASKET, type Basket } from '../line.ts'
import { priceBasket } from '../price.ts'
import { takeKnownLines } from '../unknown-lines.ts'
import { setUnavailableAside } from '../set-aside-lines.ts'
import { orderStore, type OrderState } from './order-store.ts'

/** What ends with a basket of which nothing is left. */
const ENDED = { reference: null, handOff: null, isConfirmationShown: false } as const

/**
 * Takes over a basket, with its lines set aside and its unknown ones. Lines of items that are not available
 * are set aside; unknown lines that are on the menu by now count.
 */
export function setBasket(
  basket: Basket,
  setAside: Basket = orderStore.getState().setAside,
  unknown: Basket = orderStore.getState().unknown,
): void {
  const { index, removedItems } = menuStore.getState()
  const known = takeKnownLines({ basket, unknown }, index)
  const moved = setUnavailableAside({ basket: known.basket, setAside }, index, Date.now())
  setLines({
    ...moved,
    unknown: known.unknown,
    priced: priceBasket(moved.basket, index, removedItems),
  })
}

/**
 * An emptied basket ends the order's number and its hand-off. A basket whose lines are all set aside is not
 * empty: an item whose hours have ended does not end the order that it was sent with.
 */
function setLines(change: Partial<OrderState>): void {
  const { basket, setAside, unknown, isRestored } = { ...orderStore.getState(), ...change }
  const isEmptied = isRestored && basket.length + setAside.length + unknown.length === 0
  orderStore.setState({ ...change, ...(isEmptied && ENDED) })
}

/** Compares the basket with the menu as it is now: prices, items that have left it, items that are back. */
export function refreshBasket(): void {
  setBasket(orderStore.getState().basket)
}

/** The same where the hours of an item of the basket may have begun or ended. */
export function refreshTimedLines(): void {
  const { basket } = orderStore.getState()
  const { index } = menuStore.getState()
  if (basket.some(({ itemId }) => index.get(itemId)?.availability)) setBasket(basket)
}

/** Takes over the stored basket, unless something is selected already, and the lines that do not count. */
export function setRestoredBasket(restored: Basket, setAside: Basket, unknown: Basket): void {
  const { basket } = orderStore.getState()
  setBasket(basket.length === 0 ? restored : basket, setAside, unknown)
  setLines({ isRestored: true })
}

/** Drops the unknown lines: no newer menu has them. Returns of how many dishes they were. */
export function dropUnknownLines(): number {
  const { unknown } = orderStore.getState()
  if (unknown.length > 0) setLines({ unknown: EMPTY_BASKET })
  return countDishes(unknown)
}

/**
 * One more or one less of an item. Returns false for an item that is not on the menu, has no price
 * or is not available now.
 */
export function changeItemQuantity(itemId: string, step: 1 | -1): boolean {
  if (!canBeAdded(itemId)) return false
  const { basket } = orderStore.getState()
  const next = changeQuantity(basket, itemId, step)
  if (next !== basket) setBasket(next)
  return true
}

/** Whether an item is on the menu, has a price and is available now. */
export function canBeAdded(itemId: string): boolean {
  const item = menuStore.getState().index.get(itemId)
  return item !== undefined && isOrderable(item) && isAvailableAt(item.availability, Date.now())
}
