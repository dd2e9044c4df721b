import type { Language } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { CLEARED_STAY_MS } from '#core/specification.ts'
import { EMPTY_BASKET } from '../../lines/line.ts'
import { NO_NOTICES } from '../../lines/basket-notices.ts'
import { EMPTY_ORDER_FORM } from '../../fields/order-form.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { changeNotices } from '../../lines/state/basket-notices.ts'
import { checkoutStore, type Cleared } from './checkout-store.ts'
import { setForSeveral } from '../../people/state/for-several.ts'
import { setComment, setOrderForm } from '../../fields/state/form-actions.ts'
import { setHandOff } from '../../send/state/hand-off-actions.ts'
import { mergeIntoBasket } from '../../lines/state/line-actions.ts'
import { orderStore } from '../../lines/state/lines-store.ts'
import { setOrderReference } from '../../send/state/reference-actions.ts'

/**
 * Clears basket, comment and form at once, then goes home; until then it can be undone.
 * Nothing is left to do at the end of that time, so that what is chosen meanwhile is safe.
 */
export function clearCart(language: Language): void {
  const cleared = clearOrder('cleared')
  if (cleared === null) return
  setTimeout(() => {
    if (checkoutStore.getState().cleared === cleared) window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
}

/** Clears the order that the customer says was sent, and stays; it can be undone. */
export function clearSentOrder(): void {
  clearOrder('sent')
}

/** Null where it was cleared before. */
function clearOrder(reason: Cleared['reason']): Cleared | null {
  if (checkoutStore.getState().cleared !== null) return null
  const { basket, priced, comment, form, reference, handOff } = orderStore.getState()
  const { isForSeveral } = checkoutStore.getState()
  const cleared: Cleared = {
    reason,
    basket,
    priced,
    isForSeveral,
    comment,
    form,
    reference,
    handOff,
  }
  checkoutStore.setState({ cleared })
  setBasket(EMPTY_BASKET)
  setComment('')
  setOrderForm(EMPTY_ORDER_FORM)
  setForSeveral(false)
  changeNotices(() => NO_NOTICES)
  window.scrollTo({ top: 0, behavior: 'instant' })
  // A page that comes back from the back-forward cache shows the basket as it is, and stays.
  window.addEventListener('pagehide', forgetCleared, { once: true })
  return cleared
}

/** Brings everything back, and stays. */
export function undoClearCart(): void {
  const { cleared } = checkoutStore.getState()
  forgetCleared()
  if (cleared === null) return
  mergeIntoBasket(cleared.basket)
  setComment(cleared.comment)
  setOrderForm(cleared.form)
  setOrderReference(cleared.reference)
  setHandOff(cleared.handOff)
  setForSeveral(cleared.isForSeveral)
}

function forgetCleared(): void {
  checkoutStore.setState({ cleared: null })
}
