import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import type { Basket, Line } from '../../lines/line.ts'
import type { PricedBasket } from '../../lines/price.ts'
import { NO_NOTICES, type BasketNotices } from '../../lines/basket-notices.ts'
import type { HandOff } from '../../send/hand-off.ts'
import type { OrderForm } from '../../fields/order-form.ts'
import type { OrderReference } from '../../send/order-reference.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { RememberedOrder } from '../../remember/remembered-order.ts'

/** What was cleared, until the page leaves. */
export interface Cleared {
  /** The customer has pressed Clear Cart, or said that the order was sent. */
  readonly reason: 'cleared' | 'sent'
  readonly basket: Basket
  readonly priced: PricedBasket
  readonly isForSeveral: boolean
  readonly comment: string
  readonly form: OrderForm
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
}

/** A line that was removed. */
interface RemovedLine {
  readonly line: Line
  /** Its place in the basket. */
  readonly index: number
  /** Its item's. */
  readonly name: Bilingual
  /** The order's, before the line was removed. */
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
}

/** What ‘Remember me’ shows. */
export interface RememberState {
  /** What the browser keeps; null for nothing. */
  readonly remembered: RememberedOrder | null
  /** Whether an order is kept once it is handed over. */
  readonly isTicked: boolean
  /** Whether the browser could not keep the order that was handed over last. */
  readonly isRefused: boolean
}

/** What checkout shows beside the order. */
interface CheckoutState {
  readonly notices: BasketNotices
  /** Whether the chosen area has had another fee since it was chosen. */
  readonly isFeeChanged: boolean
  /** Whether the order says for whom its lines are. */
  readonly isForSeveral: boolean
  /** The open disclosures, by a name such as 'comment' or 'requests:<line id>'. */
  readonly openPanels: readonly string[]
  /** What was cleared and can be brought back; null where nothing was. */
  readonly cleared: Cleared | null
  /** The line that was removed last, while that can be undone. */
  readonly removed: RemovedLine | null
  readonly remember: RememberState
}

export const checkoutStore = createStore<CheckoutState>({
  notices: NO_NOTICES,
  isFeeChanged: false,
  isForSeveral: false,
  openPanels: [],
  cleared: null,
  removed: null,
  remember: { remembered: null, isTicked: false, isRefused: false },
})

/** Reads one part of what checkout shows. */
export function useCheckoutState<Key extends keyof CheckoutState>(key: Key): CheckoutState[Key] {
  return useStore(checkoutStore, (state) => state[key])
}
