import { basketStore } from '../order/state/basket-store.ts'
import { startComment } from '../order/state/comment-store.ts'
import { watchDeliveryFee } from '../order/state/delivery-changes-store.ts'
import { openFirstRequestsPanel } from '../order/state/disclosure-store.ts'
import { startHandOff } from '../order/state/hand-off-store.ts'
import { startOrderAgainNotice } from '../order/state/order-again-notice.ts'
import { startOrderForm } from '../order/state/order-form-store.ts'
import { startOrderReference } from '../order/state/order-reference-store.ts'

/** Starts the stores that only checkout has. Returns the functions that stop them. */
export function startCheckoutStores(): readonly (() => void)[] {
  startOrderAgainNotice()
  const stopWaiting = basketStore.subscribe(({ isRestored }) => {
    if (!isRestored) return
    stopWaiting()
    openFirstRequestsPanel()
  })
  return [startComment(), startOrderForm(), startOrderReference(), startHandOff(), watchDeliveryFee(), stopWaiting]
}
