import { useStore } from 'zustand'
import { changeQuantity, EMPTY_BASKET, getItemQuantity, type Basket } from '../domain/basket.ts'
import { isOrderable } from '../domain/menu.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
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

/** How many of an item are in the basket now. */
export function getQuantity(itemId: string): number {
  return getItemQuantity(basketStore.getState().basket, itemId)
}

export function useBasket(): PricedBasket {
  return useStore(basketStore, ({ priced }) => priced)
}

export function useIsBasketRestored(): boolean {
  return useStore(basketStore, ({ isRestored }) => isRestored)
}

export function useQuantity(itemId: string): number {
  return useStore(basketStore, ({ basket }) => getItemQuantity(basket, itemId))
}
