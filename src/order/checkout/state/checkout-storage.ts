import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { parseHandOff } from '../../send/hand-off.ts'
import { parsePlacedOrder } from '../../send/placed-order.ts'
import { parseOrderReference, serializeOrderReference } from '../../send/order-reference.ts'
import { loadForSeveral } from '../../people/state/for-several.ts'
import { restoreOrderForm, setComment } from '../../form/state/form-actions.ts'
import { endOldHandOff, setHandOff } from '../../send/state/hand-off-actions.ts'
import { readStoredForm, storeFormChanges } from '../../form/state/form-storage.ts'
import { formStore } from '../../form/state/form-store.ts'
import { sendingStore } from '../../send/state/sending-store.ts'

/**
 * Reads what only checkout has of the order, or what another page has changed or ended since: form, comment, number and
 * hand-off. Asks whether a handed-over order was sent.
 */
export function loadCheckout(): void {
  const stored = readStoredForm()
  const { form } = formStore.getState()
  // A page that comes back keeps what is not stored, unless another area was chosen meanwhile.
  if (form.method === null || stored.method !== form.method || stored.area !== form.area) restoreOrderForm(stored)
  loadForSeveral()
  setComment(safeSessionStorage.read(SESSION_KEYS.comment) ?? '')
  const now = Date.now()
  const reference = parseOrderReference(safeSessionStorage.read(SESSION_KEYS.orderReference), now)
  const placed = parsePlacedOrder(safeSessionStorage.read(SESSION_KEYS.placedOrder), now)
  sendingStore.setState({ reference, placed })
  endOldHandOff()
  const handOff = parseHandOff(safeSessionStorage.read(SESSION_KEYS.handOff), now)
  sendingStore.setState({ handOff, isConfirmationShown: handOff !== null })
  // Where another page has emptied the basket, the number is gone.
  if (handOff !== null && handOff.ref !== null && reference === null) setHandOff(null)
}

/** Stores them whenever they change. Returns an unsubscribe function. */
export function storeCheckoutChanges(): () => void {
  return combineUnsubscribes([
    storeFormChanges(),
    formStore.subscribe(({ comment }, before) => {
      if (comment !== before.comment) safeSessionStorage.write(SESSION_KEYS.comment, comment)
    }),
    sendingStore.subscribe(({ reference, handOff, placed }, before) => {
      if (reference !== before.reference) {
        safeSessionStorage.write(SESSION_KEYS.orderReference, reference && serializeOrderReference(reference))
      }
      if (handOff !== before.handOff) safeSessionStorage.write(SESSION_KEYS.handOff, handOff && JSON.stringify(handOff))
      if (placed !== before.placed) safeSessionStorage.write(SESSION_KEYS.placedOrder, placed && JSON.stringify(placed))
    }),
  ])
}
