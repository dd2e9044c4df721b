import { useMemo } from 'react'
import { useStore } from 'zustand'
import {
  changeLineQuantity,
  changeQuantity,
  EMPTY_BASKET,
  getItemQuantity,
  mergeBaskets,
  mergeEqualLines,
  removeLine,
  splitLine,
  toggleRequest,
  type Basket,
} from '../domain/basket.ts'
import { isOrderable } from '../domain/menu.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
import type { OptionKey } from '../domain/special-requests.ts'
import { createStore } from './create-store.ts'
import { menuStore } from './menu-store.ts'

interface BasketState {
  readonly basket: Basket
  /** The basket at the prices of the current menu; recalculated when either changes. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
}

export const basketStore = createStore<BasketState>({
  basket: EMPTY_BASKET,
  priced: priceBasket(EMPTY_BASKET, new Map()),
  isRestored: false,
})

menuStore.subscribe(() => {
  setBasket(basketStore.getState().basket)
})

export function setBasket(basket: Basket): void {
  const { index, removedItems } = menuStore.getState()
  basketStore.setState({ basket, priced: priceBasket(basket, index, removedItems) })
}

/** Takes over the stored basket, unless something is selected already. */
export function setRestoredBasket(restored: Basket): void {
  const { basket } = basketStore.getState()
  setBasket(basket.length === 0 ? restored : basket)
  basketStore.setState({ isRestored: true })
}

/** One more or one less of an item. Returns false for an item that is not on the menu or has no price. */
export function changeItemQuantity(itemId: string, step: 1 | -1): boolean {
  const { basket } = basketStore.getState()
  const item = menuStore.getState().index.get(itemId)
  if (item === undefined || !isOrderable(item)) return false
  const next = changeQuantity(basket, itemId, step)
  if (next !== basket) setBasket(next)
  return true
}

/**
 * One more or one less of a line; no more where the item has as many as it may have. Returns the
 * line's quantity.
 */
export function stepLine(lineId: string, step: 1 | -1): number {
  const { basket } = basketStore.getState()
  const next = changeLineQuantity(basket, lineId, step)
  if (next !== basket) setBasket(next)
  return next.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/**
 * Moves one piece of a line to a new line below it, or adds one there. Returns the new line's id, or
 * null where the item has as many pieces as it may have.
 */
export function addLineBelow(lineId: string): string | null {
  const { basket, newLineId } = splitLine(basketStore.getState().basket, lineId)
  setBasket(basket)
  return newLineId
}

/** Chooses a special request of a line, or takes it back. */
export function toggleLineRequest(lineId: string, key: OptionKey): void {
  setBasket(toggleRequest(basketStore.getState().basket, lineId, key))
}

export function removeFromBasket(lineId: string): void {
  setBasket(removeLine(basketStore.getState().basket, lineId))
}

/** Brings back a basket; what was chosen since stays. */
export function mergeIntoBasket(basket: Basket): void {
  setBasket(mergeBaskets(basket, basketStore.getState().basket))
}

/** How many of an item are in the basket now. */
export function getQuantity(itemId: string): number {
  return getItemQuantity(basketStore.getState().basket, itemId)
}

export function useBasket(): PricedBasket {
  return useStore(basketStore, ({ priced }) => priced)
}

/** The basket as an order says it: lines of an item with the same requests are one. */
export function useBasketOfOrder(): PricedBasket {
  const { basket, priced } = useStore(basketStore)
  // `priced` changes with every change of the menu, too.
  return useMemo(() => priceBasket(mergeEqualLines(basket), menuStore.getState().index), [basket, priced])
}

export function useIsBasketRestored(): boolean {
  return useStore(basketStore, ({ isRestored }) => isRestored)
}

export function useQuantity(itemId: string): number {
  return useStore(basketStore, ({ basket }) => getItemQuantity(basket, itemId))
}
