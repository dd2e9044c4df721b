import { safeSessionStorage } from '../../browser/safe-storage.ts'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { parseRecord } from '../../core/text/parse-record.ts'
import { checkoutStore } from './checkout-store.ts'
import { orderStore } from './order-store.ts'

export function addDropped(count: number): void {
  if (count > 0) checkoutStore.setState(({ dropped }) => ({ dropped: dropped + count }))
}

export function addRepriced(ids: readonly string[]): void {
  if (ids.length > 0) checkoutStore.setState(({ repriced }) => ({ repriced: [...new Set([...repriced, ...ids])] }))
}

/**
 * Takes over the notices of earlier pages. A page that does not show them stores them for the next
 * one, now and after every change. Returns an unsubscribe function.
 */
export function startBasketNotices(areShown: boolean): () => void {
  loadBasketNotices()
  if (areShown) {
    safeSessionStorage.write(SESSION_KEYS.basketNotices, null)
    return () => undefined
  }
  return combineUnsubscribes([
    checkoutStore.subscribe(saveBasketNotices),
    orderStore.subscribe(({ priced }, before) => {
      if (priced.unavailable.length !== before.priced.unavailable.length) saveBasketNotices()
    }),
  ])
}

/** Takes over the notices that are stored. */
export function loadBasketNotices(): void {
  const { dropped, repriced } = parseRecord(safeSessionStorage.read(SESSION_KEYS.basketNotices))
  checkoutStore.setState({ dropped: toCount(dropped), repriced: toIds(repriced) })
}

function saveBasketNotices(): void {
  const { dropped, repriced } = checkoutStore.getState()
  // A line that can't be ordered is not stored: the next page would not know of it.
  const all = dropped + orderStore.getState().priced.unavailable.length
  const text = all === 0 && repriced.length === 0 ? null : JSON.stringify({ dropped: all, repriced })
  safeSessionStorage.write(SESSION_KEYS.basketNotices, text)
}

/** A count in stored data, which may be anything. */
export function toCount(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}

/** Ids in stored data, which may be anything. */
export function toIds(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
}
