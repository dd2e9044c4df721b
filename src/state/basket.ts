import { createStore } from 'zustand/vanilla'
import { EMPTY_BASKET, merged, quantityOf, stepped, withoutLine, type Basket } from '../domain/basket.ts'
import { isOrderable } from '../domain/menu.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
import { catalogStore } from './catalog.ts'
import { useStore } from './store.ts'

interface BasketState {
  readonly basket: Basket
  /** The basket against today's menu; always made anew from the two. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
}

const NOTHING: PricedBasket = priceBasket(EMPTY_BASKET, new Map())

export const basketStore = createStore<BasketState>(() => ({
  basket: EMPTY_BASKET,
  priced: NOTHING,
  isRestored: false,
}))

function adopt(basket: Basket, isRestored = basketStore.getState().isRestored): void {
  const { index, gone } = catalogStore.getState()
  basketStore.setState({ basket, priced: priceBasket(basket, index, gone), isRestored })
}

catalogStore.subscribe(() => {
  adopt(basketStore.getState().basket)
})

/** Puts a restored basket in place, unless something is selected already (BSK-2). */
export function restoreBasketState(restored: Basket): void {
  const { basket } = basketStore.getState()
  adopt(basket.length === 0 ? restored : basket, true)
}

export function replaceBasket(basket: Basket): void {
  adopt(basket)
}

/** One piece more or less. Ignored for a dish that the menu doesn't hold or that has no price (EVT-1, B20). */
export function stepItem(itemId: string, step: 1 | -1): void {
  const { basket } = basketStore.getState()
  const item = catalogStore.getState().index.get(itemId)
  if (step === 1 && (item === undefined || !isOrderable(item))) return
  const next = stepped(basket, itemId, step)
  if (next !== basket) adopt(next)
}

export function removeLine(lineId: string): void {
  adopt(withoutLine(basketStore.getState().basket, lineId))
}

export function emptyBasket(): void {
  replaceBasket(EMPTY_BASKET)
}

/** Brings back what Clear Cart took away; what was chosen since stays (CHK-3, B18). */
export function bringBack(basket: Basket): void {
  adopt(merged(basket, basketStore.getState().basket))
}

/** Pieces of a dish at this moment. */
export function quantityInBasket(itemId: string): number {
  return quantityOf(basketStore.getState().basket, itemId)
}

export function useBasket(): PricedBasket {
  return useStore(basketStore, (state) => state.priced, NOTHING)
}

export function useIsBasketRestored(): boolean {
  return useStore(basketStore, (state) => state.isRestored, false)
}

export function useQuantity(itemId: string): number {
  return useStore(basketStore, () => quantityInBasket(itemId), 0)
}
