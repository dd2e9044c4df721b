import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import { EMPTY_BASKET, getItemQuantity, type Basket } from '../line.ts'
import type { HandOff } from '../../send/hand-off.ts'
import { EMPTY_ORDER_FORM, type OrderForm, type OrderFormErrors } from '../../fields/order-form.ts'
import type { OrderReference } from '../../send/order-reference.ts'
import { priceBasket, type PricedBasket } from '../price.ts'

/** What the customer did. What follows from it is derived: `priced` at every change, the rest in `current-order.ts`. */
export interface OrderState {
  readonly basket: Basket
  /** The basket at the prices of the current menu; recalculated when either changes. */
  readonly priced: PricedBasket
  /** False until the stored basket was read: nothing may be called empty before. */
  readonly isRestored: boolean
  readonly form: OrderForm
  /** The errors on show; an error goes when its field is edited. */
  readonly errors: OrderFormErrors
  /** Counts the rejected attempts, so that each one can shake the form. */
  readonly rejections: number
  readonly comment: string
  /** The number of the order; null until the form was valid for the first time. */
  readonly reference: OrderReference | null
  /** That the order was handed over to WhatsApp or the clipboard; null while it was not. */
  readonly handOff: HandOff | null
  /** Whether the customer is back, so that the page asks whether the order was sent. */
  readonly isConfirmationShown: boolean
  /** False where the page was never left: then WhatsApp may not have opened. */
  readonly hasLeftPage: boolean
}

/** Form, comment, number and hand-off are only read from storage on checkout; elsewhere they stay empty. */
export const orderStore = createStore<OrderState>({
  basket: EMPTY_BASKET,
  priced: priceBasket(EMPTY_BASKET, new Map()),
  isRestored: false,
  form: EMPTY_ORDER_FORM,
  errors: {},
  rejections: 0,
  comment: '',
  reference: null,
  handOff: null,
  isConfirmationShown: false,
  hasLeftPage: false,
})

export function useBasket(): PricedBasket {
  return useStore(orderStore, ({ priced }) => priced)
}

export function useIsBasketEmpty(): boolean {
  return useStore(orderStore, ({ priced }) => priced.itemCount === 0)
}

export function useQuantity(itemId: string): number {
  return useStore(orderStore, ({ basket }) => getItemQuantity(basket, itemId))
}

/** How many of an item are in the basket now. */
export function getQuantity(itemId: string): number {
  return getItemQuantity(orderStore.getState().basket, itemId)
}
