import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import { EMPTY_BASKET, getItemQuantity, type Basket } from '../line.ts'
import { priceBasket, type PricedBasket } from '../price.ts'

/** What the customer has chosen. */
interface LinesState {
  readonly basket: Basket
  /** The basket at the prices of the current menu; recalculated when either changes. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
}

export const linesStore = createStore<LinesState>({
  basket: EMPTY_BASKET,
  priced: priceBasket(EMPTY_BASKET, new Map()),
  isRestored: false,
})

export function useBasket(): PricedBasket {
  return useStore(linesStore, ({ priced }) => priced)
}

export function useIsBasketEmpty(): boolean {
  return useStore(linesStore, ({ priced }) => priced.itemCount === 0)
}

export function useQuantity(itemId: string): number {
  return useStore(linesStore, ({ basket }) => getItemQuantity(basket, itemId))
}

export function getQuantity(itemId: string): number {
  return getItemQuantity(linesStore.getState().basket, itemId)
}
