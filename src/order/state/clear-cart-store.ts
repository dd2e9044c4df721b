import { useStore } from 'zustand'
import { EMPTY_BASKET, type Basket } from '../domain/basket.ts'
import type { Language } from '../../core/text/language.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '../domain/order-form.ts'
import type { HandOff } from '../domain/hand-off.ts'
import type { OrderReference } from '../domain/order-reference.ts'
import { getPath } from '../../core/routes.ts'
import { CLEARED_STAY_MS } from '../../core/specification.ts'
import { clearBasketNotices } from './basket-notices-store.ts'
import { mergeIntoBasket } from './line-actions.ts'
import { basketStore, setBasket } from './basket-store.ts'
import { commentStore, setComment } from './comment-store.ts'
import { createStore } from '../../browser/create-store.ts'
import { clearOrderAgainNotice } from './order-again-notice.ts'
import { getHandOff, setHandOff } from './hand-off-store.ts'
import { orderFormStore, setOrderForm } from './order-form-store.ts'
import { orderReferenceStore, setOrderReference } from './order-reference-store.ts'

/** What was taken away, until the page leaves. */
interface Cleared {
  /** The customer has pressed Clear Cart, or said that the order was sent. */
  readonly reason: 'cleared' | 'sent'
  readonly basket: Basket
  readonly waiting: Basket
  readonly unknown: Basket
  readonly comment: string
  readonly form: OrderForm
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
}

const clearedStore = createStore<{ cleared: Cleared | null }>({ cleared: null })

/**
 * Clears basket, comment and form at once, then goes home; until then it can be undone.
 * Nothing is left to do at the end of that time, so that what is chosen meanwhile is safe.
 */
export function clearCart(language: Language): void {
  const cleared = takeAway('cleared')
  if (cleared === null) return
  setTimeout(() => {
    if (clearedStore.getState().cleared === cleared) window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
}

/** Clears the order that the customer says was sent, and stays; it can be undone. */
export function clearSentOrder(): void {
  takeAway('sent')
}

/** Null where it was taken away before. */
function takeAway(reason: Cleared['reason']): Cleared | null {
  if (clearedStore.getState().cleared !== null) return null
  const { basket, waiting, unknown } = basketStore.getState()
  const cleared: Cleared = {
    reason,
    basket,
    waiting,
    unknown,
    comment: commentStore.getState().comment,
    form: orderFormStore.getState().form,
    reference: orderReferenceStore.getState().reference,
    handOff: getHandOff(),
  }
  clearedStore.setState({ cleared })
  setBasket(EMPTY_BASKET, EMPTY_BASKET, EMPTY_BASKET)
  setComment('')
  setOrderForm(EMPTY_ORDER_FORM)
  clearBasketNotices()
  clearOrderAgainNotice()
  window.scrollTo({ top: 0, behavior: 'instant' })
  // A page that comes back from the back-forward cache shows the basket as it is, and stays.
  window.addEventListener('pagehide', forgetCleared, { once: true })
  return cleared
}

/** Brings everything back, and stays. */
export function undoClearCart(): void {
  const { cleared } = clearedStore.getState()
  forgetCleared()
  if (cleared === null) return
  mergeIntoBasket(cleared)
  setComment(cleared.comment)
  setOrderForm(cleared.form)
  setOrderReference(cleared.reference)
  setHandOff(cleared.handOff)
}

function forgetCleared(): void {
  clearedStore.setState({ cleared: null })
}

/** What was taken away and can be brought back; null where nothing was. */
export function useCleared(): Cleared | null {
  return useStore(clearedStore, ({ cleared }) => cleared)
}
