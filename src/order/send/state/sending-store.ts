import { createStore } from '#browser/stores/create-store.ts'
import type { HandOff } from '../hand-off.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { OrderReference } from '../order-reference.ts'

/** What became of the order. Only read from storage on checkout; elsewhere it stays empty. */
interface SendingState {
  /** The number of the order; null until it is handed over for the first time. */
  readonly reference: OrderReference | null
  /** That the order was handed over to WhatsApp or the clipboard; null while it was not. */
  readonly handOff: HandOff | null
  /** The last order of this tab that the customer says was sent; null after three hours. */
  readonly placed: PlacedOrder | null
  /** Whether the customer is back, so that the page asks whether the order was sent. */
  readonly isConfirmationShown: boolean
}

export const sendingStore = createStore<SendingState>({
  reference: null,
  handOff: null,
  placed: null,
  isConfirmationShown: false,
})
