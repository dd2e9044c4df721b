import { basketStore } from '../state/basket-store.ts'
import { watchCashNote } from '../state/cash-note-store.ts'
import { startComment } from '../state/comment-store.ts'
import { watchDelivery } from '../state/delivery-changes-store.ts'
import { openFirstRequestsPanel } from '../state/disclosure-store.ts'
import { startHandOff } from '../state/hand-off-store.ts'
import { startOrderAgainNotice } from '../state/order-again-notice.ts'
import { startOrderForm } from '../state/order-form-store.ts'
import { startOrderReference } from '../state/order-reference-store.ts'

/** Starts the stores that only checkout has. Returns the functions that stop them. */
export function startCheckoutStores(): readonly (() => void)[] {
  startOrderAgainNotice()
  const stopWaiting = basketStore.subscribe(({ isRestored }) => {
    if (!isRestored) return
    stopWaiting()
    openFirstRequestsPanel()
  })
  return [
    startComment(),
    startOrderForm(),
    startOrderReference(),
    startHandOff(),
    watchDelivery(),
    watchCashNote(),
    stopWaiting,
  ]
}
