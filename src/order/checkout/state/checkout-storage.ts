import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { parseHandOff } from '../../send/hand-off.ts'
import { parseOrderForm, selectFields } from '../../form/order-form.ts'
import { parseOrderReference, serializeOrderReference } from '../../send/order-reference.ts'
import { loadForSeveral } from '../../people/state/for-several.ts'
import { fillOrderForm, setComment } from '../../form/state/form-actions.ts'
import { endOldHandOff, setHandOff } from '../../send/state/hand-off-actions.ts'
import { formStore } from '../../form/state/form-store.ts'
import { sendingStore } from '../../send/state/sending-store.ts'

/** Reads the parts of the order that only checkout has: form, comment, number and hand-off. */
export function restoreCheckout(): void {
  fillOrderForm(parseOrderForm(parseRecord(safeSessionStorage.read(SESSION_KEYS.orderForm))))
  reloadCheckout()
}

/** Reads what another page may have changed or ended since, and asks whether a handed-over order was sent. */
export function reloadCheckout(): void {
  loadForSeveral()
  setComment(safeSessionStorage.read(SESSION_KEYS.comment) ?? '')
  const now = Date.now()
  const reference = parseOrderReference(safeSessionStorage.read(SESSION_KEYS.orderReference), now)
  sendingStore.setState({ reference })
  endOldHandOff()
  const handOff = parseHandOff(safeSessionStorage.read(SESSION_KEYS.handOff), now)
  sendingStore.setState({ handOff, isConfirmationShown: handOff !== null, hasLeftPage: true })
  // Where another page has emptied the basket, the number is gone.
  if (handOff !== null && handOff.ref !== null && reference === null) setHandOff(null)
}

/** Stores them whenever they change. Returns an unsubscribe function. */
export function storeCheckoutChanges(): () => void {
  return combineUnsubscribes([
    formStore.subscribe(({ form, comment }, before) => {
      if (form !== before.form) {
        const { method } = form
        const stored = method === null ? null : JSON.stringify({ method, ...selectFields(form, 'isStored') })
        safeSessionStorage.write(SESSION_KEYS.orderForm, stored)
      }
      if (comment !== before.comment) safeSessionStorage.write(SESSION_KEYS.comment, comment)
    }),
    sendingStore.subscribe(({ reference, handOff }, before) => {
      if (reference !== before.reference) {
        safeSessionStorage.write(SESSION_KEYS.orderReference, reference && serializeOrderReference(reference))
      }
      if (handOff !== before.handOff) safeSessionStorage.write(SESSION_KEYS.handOff, handOff && JSON.stringify(handOff))
    }),
  ])
}
