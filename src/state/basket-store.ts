import { createStore } from 'zustand/vanilla'
import {
  EMPTY_BASKET,
  mergeBaskets,
  getItemQuantity,
  changeQuantity,
  removeLine,
  type Basket,
} from '../domain/basket.ts'
import { isOrderable } from '../domain/menu.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
import { menuStore } from './menu-store.ts'
import { useStore } from './store.ts'

interface BasketState {
  readonly basket: Basket
  /** The basket against today's menu; always made anew from the two. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
}

const EMPTY_PRICED_BASKET: PricedBasket = priceBasket(EMPTY_BASKET, new Map())

export const basketStore = createStore<BasketState>(() => ({
  basket: EMPTY_BASKET,
  priced: EMPTY_PRICED_BASKET,
  isRestored: false,
}))

function applyBasket(basket: Basket, isRestored = basketStore.getState().isRestored): void {
  const { index, removedItems: gone } = menuStore.getState()
  basketStore.setState({ basket, priced: priceBasket(basket, index, gone), isRestored })
}

menuStore.subscribe(() => {
  applyBasket(basketStore.getState().basket)
})

/** Puts a restored basket in place, unless something is selected already (BSK-2). */
export function setRestoredBasket(restored: Basket): void {
  const { basket } = basketStore.getState()
  applyBasket(basket.length === 0 ? restored : basket, true)
}

/** Puts a basket in place of the one there is. */
export function setBasket(basket: Basket): void {
  applyBasket(basket)
}

/** One piece more or less. Ignored for a dish that the menu doesn't hold or that has no price (EVT-1, B20). */
export function changeItemQuantity(itemId: string, step: 1 | -1): void {
  const { basket } = basketStore.getState()
  const item = menuStore.getState().index.get(itemId)
  if (item === undefined || !isOrderable(item)) return
  const next = changeQuantity(basket, itemId, step)
  if (next !== basket) applyBasket(next)
}

export function removeFromBasket(lineId: string): void {
  applyBasket(removeLine(basketStore.getState().basket, lineId))
}

/** Brings back what Clear Cart took away; what was chosen since stays (CHK-3, B18). */
export function mergeIntoBasket(basket: Basket): void {
  applyBasket(mergeBaskets(basket, basketStore.getState().basket))
}

/** Pieces of a dish at this moment. */
export function getQuantity(itemId: string): number {
  return getItemQuantity(basketStore.getState().basket, itemId)
}

export function useBasket(): PricedBasket {
  return useStore(basketStore, (state) => state.priced, EMPTY_PRICED_BASKET)
}

export function useIsBasketRestored(): boolean {
  return useStore(basketStore, (state) => state.isRestored, false)
}

export function useQuantity(itemId: string): number {
  return useStore(basketStore, () => getQuantity(itemId), 0)
}
