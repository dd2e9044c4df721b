import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { checkoutStore, useCheckoutState } from '../../checkout/state/checkout-store.ts'

export function useIsForSeveral(): boolean {
  return useCheckoutState('isForSeveral')
}

/** Whether the order says for whom its lines are. What they say is kept while it does not. */
export function setForSeveral(isForSeveral: boolean): void {
  checkoutStore.setState({ isForSeveral })
  safeSessionStorage.write(SESSION_KEYS.severalPeople, isForSeveral ? '1' : null)
}

export function loadForSeveral(): void {
  checkoutStore.setState({ isForSeveral: safeSessionStorage.read(SESSION_KEYS.severalPeople) !== null })
}
