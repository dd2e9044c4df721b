import { EMPTY_BASKET } from '../domain/basket.ts'
import { addLines } from '../domain/basket-lines.ts'
import type { Language } from '../domain/language.ts'
import type { OrderCard } from '../domain/order-card.ts'
import { getPath } from '../domain/routes.ts'
import { SESSION_KEYS } from '../domain/storage-keys.ts'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
import { clearBasketNotices } from './basket-notices-store.ts'
import { basketStore, setBasket } from './basket-store.ts'
import { storeOrderAgainNotice } from './order-again-notice.ts'

/**
 * Puts what can be ordered of a card into the basket and goes to checkout, which says what was left
 * out. 'replace' takes away what the customer had chosen, with its comment and its number.
 */
export function orderAgain({ priced, missingCount }: OrderCard, way: 'replace' | 'add', language: Language): void {
  if (way === 'replace') {
    clearBasketNotices()
    safeSessionStorage.write(SESSION_KEYS.comment, null)
    safeSessionStorage.write(SESSION_KEYS.orderReference, null)
    safeSessionStorage.write(SESSION_KEYS.handOff, null)
  }
  const { basket, fullItems } = addLines(way === 'add' ? basketStore.getState().basket : EMPTY_BASKET, priced.lines)
  setBasket(basket)
  storeOrderAgainNotice({ missingCount, fullItems })
  window.location.assign(getPath('checkout', language))
}
