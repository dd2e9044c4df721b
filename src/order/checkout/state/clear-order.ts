import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import type { Language } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { CLEARED_STAY_MS } from '#core/specification.ts'
import { EMPTY_BASKET, type Basket } from '../../lines/line.ts'
import type { PricedBasket } from '../../lines/price.ts'
import type { HandOff } from '../../send/hand-off.ts'
import type { OrderReference } from '../../send/order-reference.ts'
import { formStore } from '../../form/state/form-store.ts'
import { sendingStore } from '../../send/state/sending-store.ts'
import { NO_NOTICES } from '../../lines/basket-notices.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '../../form/order-form.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { changeNotices } from '../../lines/state/basket-notices.ts'
import { setForSeveral, severalStore } from '../../people/state/for-several.ts'
import { setComment, setOrderForm } from '../../form/state/form-actions.ts'
import { setHandOff } from '../../send/state/hand-off-actions.ts'
import { mergeIntoBasket } from '../../lines/state/line-actions.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { setOrderReference } from '../../send/state/reference-actions.ts'

/** What was cleared, until the page leaves. */
export interface Cleared {
  /** The customer has pressed Clear Cart, or said that the order was sent. */
  readonly reason: 'cleared' | 'sent'
  readonly basket: Basket
  readonly priced: PricedBasket
  readonly isForSeveral: boolean
  readonly comment: string
  readonly form: OrderForm
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
}

const clearedStore = createStore<{ readonly cleared: Cleared | null }>({ cleared: null })

/** What was cleared and can be brought back; null where nothing was. */
export function useCleared(): Cleared | null {
  return useStore(clearedStore, ({ cleared }) => cleared)
}

export function getCleared(): Cleared | null {
  return clearedStore.getState().cleared
}

/**
 * Clears basket, comment and form at once, then goes home; until then it can be undone.
 * Nothing is left to do at the end of that time, so that what is chosen meanwhile is safe.
 */
export function clearCart(language: Language): void {
  const cleared = clearOrder('cleared')
  if (cleared === null) return
  setTimeout(() => {
    if (getCleared() === cleared) window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
}

/** Clears the order that the customer says was sent, and stays; it can be undone. */
export function clearSentOrder(): void {
  clearOrder('sent')
}

/** Null where it was cleared before. */
function clearOrder(reason: Cleared['reason']): Cleared | null {
  if (getCleared() !== null) return null
  const { basket, priced } = linesStore.getState()
  const { comment, form } = formStore.getState()
  const { reference, handOff } = sendingStore.getState()
  const { isForSeveral } = severalStore.getState()
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
  clearedStore.setState({ cleared })
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
  const cleared = getCleared()
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
  clearedStore.setState({ cleared: null })
}
