import { safeSessionStorage } from '../../browser/safe-storage.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { parseRecord } from '../../core/text/parse-record.ts'
import { toCount, toIds } from './basket-notices.ts'
import { checkoutStore } from './checkout-store.ts'

/** What an order that was ordered again lacks. */
interface OrderAgainNotice {
  readonly missingCount: number
  readonly fullItems: readonly string[]
}

/** Stores a notice for checkout. */
export function storeOrderAgainNotice(notice: OrderAgainNotice): void {
  const isEmpty = notice.missingCount + notice.fullItems.length === 0
  safeSessionStorage.write(SESSION_KEYS.orderAgainNotice, isEmpty ? null : JSON.stringify(notice))
}

/** Takes over the notice of the page before, once. */
export function takeOrderAgainNotice(): void {
  const { missingCount, fullItems } = parseRecord(safeSessionStorage.read(SESSION_KEYS.orderAgainNotice))
  checkoutStore.setState({ missingCount: toCount(missingCount), fullItems: toIds(fullItems) })
  safeSessionStorage.write(SESSION_KEYS.orderAgainNotice, null)
}

/** The basket was emptied, so there is nothing more to report. */
export function clearNotices(): void {
  checkoutStore.setState({ dropped: 0, repriced: [], goneExtras: [], missingCount: 0, fullItems: [] })
}
