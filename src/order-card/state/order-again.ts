import { countItems, EMPTY_BASKET } from '../../order/domain/basket.ts'
import { addLines } from '../../order/domain/add-lines.ts'
import { listAvailableLines, type ResolvedOrder } from '../../order/domain/link/resolved-order.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { safeSessionStorage } from '../../browser/safe-storage.ts'
import { clearNotices, storeOrderAgainNotice } from '../../order/state/order-again-notice.ts'
import { orderStore } from '../../order/state/order-store.ts'
import { setBasket } from '../../order/state/basket-actions.ts'

/**
 * Puts what can be ordered of a card into the basket, for checkout, which says what was left out.
 * 'replace' takes away what the customer had chosen, with its comment and its number.
 */
export function orderAgain(card: ResolvedOrder, way: 'replace' | 'add'): void {
  if (way === 'replace') {
    clearNotices()
    safeSessionStorage.write(SESSION_KEYS.comment, null)
    safeSessionStorage.write(SESSION_KEYS.orderReference, null)
    safeSessionStorage.write(SESSION_KEYS.handOff, null)
  }
  const lines = listAvailableLines(card, Date.now())
  const missingCount = card.missingCount + card.priced.itemCount - countItems(lines)
  const { basket, fullItems } = addLines(way === 'add' ? orderStore.getState().basket : EMPTY_BASKET, lines)
  if (way === 'add') setBasket(basket)
  else setBasket(basket, EMPTY_BASKET, EMPTY_BASKET)
  storeOrderAgainNotice({ missingCount, fullItems })
}
