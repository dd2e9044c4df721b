import { EMPTY_ORDER_FORM } from '../../form/order-form.ts'
import { fillOrderForm } from '../../form/state/form-actions.ts'
import { isHandOffOver, parseHandOff } from '../hand-off.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { onMinute } from '#shop/state/shop-store.ts'

/**
 * Removes name, address and comment from the tab's storage three hours after the order was handed over:
 * on every page, because the tab may stay open on one that has no form. Returns an unsubscribe function.
 */
export function startDetailsExpiry(): () => void {
  removeOldDetails()
  return onMinute(removeOldDetails)
}

function removeOldDetails(): void {
  const now = Date.now()
  const placed = parseHandOff(safeSessionStorage.read(SESSION_KEYS.placedOrder), now)
  if (placed !== null && isHandOffOver(placed, now)) safeSessionStorage.write(SESSION_KEYS.placedOrder, null)
  const handOff = parseHandOff(safeSessionStorage.read(SESSION_KEYS.handOff), now)
  if (handOff === null || !isHandOffOver(handOff, now)) return
  for (const key of [SESSION_KEYS.orderForm, SESSION_KEYS.comment, SESSION_KEYS.handOff]) {
    safeSessionStorage.write(key, null)
  }
  // A page that has read the form would store it again with the next change.
  fillOrderForm(EMPTY_ORDER_FORM)
}
