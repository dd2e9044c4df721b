import { useStore } from 'zustand'
import { changeQuantity, EMPTY_BASKET, getItemQuantity, type Basket } from '../domain/basket.ts'
import { isAvailableAt } from '../../menu/domain/availability.ts'
import { isOrderable } from '../../menu/domain/menu.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
import { takeKnownLines } from '../domain/unknown-lines.ts'
import { moveToWaiting } from '../domain/waiting-lines.ts'
import { createStore } from '../../browser/create-store.ts'
import { menuStore } from '../../menu/state/menu-store.ts'
import { onMinute } from '../../shop/state/shop-clock-store.ts'

interface BasketState {
  readonly basket: Basket
  /** Lines of items that were not available: they count only once they are put back. */
  readonly waiting: Basket
  /** Stored lines of items that are not on this page's menu. A newer menu may hold them. */
  readonly unknown: Basket
  /** The basket at the prices of the current menu; recalculated when either changes. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
}

export const basketStore = createStore<BasketState>({
  basket: EMPTY_BASKET,
  waiting: EMPTY_BASKET,
  unknown: EMPTY_BASKET,
  priced: priceBasket(EMPTY_BASKET, new Map()),
  isRestored: false,
})

menuStore.subscribe(() => {
  setBasket(basketStore.getState().basket)
})

onMinute(() => {
  const { basket } = basketStore.getState()
  const { index } = menuStore.getState()
  if (basket.some(({ itemId }) => index.get(itemId)?.availability)) setBasket(basket)
})

/**
 * Takes over a basket, with its waiting and its unknown lines. Lines of items that are not available
 * wait from now on; unknown lines that are on the menu by now count.
 */
export function setBasket(
  basket: Basket,
  waiting: Basket = basketStore.getState().waiting,
  unknown: Basket = basketStore.getState().unknown,
): void {
  const { index, removedItems } = menuStore.getState()
  const known = takeKnownLines({ basket, unknown }, index)
  const moved = moveToWaiting({ basket: known.basket, waiting }, index, Date.now())
  basketStore.setState({
    ...moved,
    unknown: known.unknown,
    priced: priceBasket(moved.basket, index, removedItems),
  })
}

/** Takes over the stored basket, unless something is selected already, and the lines that do not count. */
export function setRestoredBasket(restored: Basket, waiting: Basket, unknown: Basket): void {
  const { basket } = basketStore.getState()
  setBasket(basket.length === 0 ? restored : basket, waiting, unknown)
  basketStore.setState({ isRestored: true })
}

/** Drops the unknown lines: no newer menu has them. Returns how many there were. */
export function dropUnknownLines(): number {
  const { unknown } = basketStore.getState()
  if (unknown.length > 0) basketStore.setState({ unknown: EMPTY_BASKET })
  return unknown.length
}

/**
 * Whether nothing is left of the basket. Lines that do not count are something: an item whose hours have
 * ended does not end the order that it was sent with.
 */
export function isEmptied({ basket, waiting, unknown, isRestored }: BasketState): boolean {
  return isRestored && basket.length + waiting.length + unknown.length === 0
}

/**
 * One more or one less of an item. Returns false for an item that is not on the menu, has no price
 * or is not available now.
 */
export function changeItemQuantity(itemId: string, step: 1 | -1): boolean {
  const { basket } = basketStore.getState()
  const item = menuStore.getState().index.get(itemId)
  if (item === undefined || !isOrderable(item) || !isAvailableAt(item.availability, Date.now())) return false
  const next = changeQuantity(basket, itemId, step)
  if (next !== basket) setBasket(next)
  return true
}

/** How many of an item are in the basket now. */
export function getQuantity(itemId: string): number {
  return getItemQuantity(basketStore.getState().basket, itemId)
}

export function useBasket(): PricedBasket {
  return useStore(basketStore, ({ priced }) => priced)
}

export function useIsBasketEmpty(): boolean {
  return useStore(basketStore, ({ priced }) => priced.itemCount === 0)
}

/** Resolves once the stored basket was read. */
export async function waitForBasket(): Promise<void> {
  if (basketStore.getState().isRestored) return
  await new Promise<void>((resolve) => {
    const unsubscribe = basketStore.subscribe(({ isRestored }) => {
      if (!isRestored) return
      unsubscribe()
      resolve()
    })
  })
}

export function useIsBasketRestored(): boolean {
  return useStore(basketStore, ({ isRestored }) => isRestored)
}

export function useQuantity(itemId: string): number {
  return useStore(basketStore, ({ basket }) => getItemQuantity(basket, itemId))
}
