import { useStore } from 'zustand'
import { EMPTY_BASKET, type Basket } from '../domain/basket.ts'
import type { Language } from '../domain/language.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '../domain/order-form.ts'
import type { OrderReference } from '../domain/order-reference.ts'
import { getPath } from '../domain/routes.ts'
import { CLEARED_STAY_MS } from '../domain/specification.ts'
import { clearBasketNotices } from './basket-notices-store.ts'
import { mergeIntoBasket } from './basket-lines.ts'
import { basketStore, setBasket } from './basket-store.ts'
import { commentStore, setComment } from './comment-store.ts'
import { createStore } from './create-store.ts'
import { clearOrderAgainNotice } from './order-again-notice.ts'
import { orderFormStore, setOrderForm } from './order-form-store.ts'
import { orderReferenceStore, setOrderReference } from './order-reference-store.ts'

/** What Clear Cart took away, until the page leaves. */
interface Cleared {
  readonly basket: Basket
  readonly waiting: Basket
  readonly comment: string
  readonly form: OrderForm
  readonly reference: OrderReference | null
}

const clearedStore = createStore<{ cleared: Cleared | null }>({ cleared: null })

/**
 * Clears basket, comment and form at once, then goes home; until then it can be undone.
 * Nothing is left to do at the end of that time, so that what is chosen meanwhile is safe.
 */
export function clearCart(language: Language): void {
  if (clearedStore.getState().cleared !== null) return
  const { basket, waiting } = basketStore.getState()
  const cleared: Cleared = {
    basket,
    waiting,
    comment: commentStore.getState().comment,
    form: orderFormStore.getState().form,
    reference: orderReferenceStore.getState().reference,
  }
  clearedStore.setState({ cleared })
  setBasket(EMPTY_BASKET, EMPTY_BASKET)
  setComment('')
  setOrderForm(EMPTY_ORDER_FORM)
  clearBasketNotices()
  clearOrderAgainNotice()
  window.scrollTo({ top: 0, behavior: 'instant' })
  setTimeout(() => {
    if (clearedStore.getState().cleared === cleared) window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
  // A page that comes back from the back-forward cache shows the basket as it is, and stays.
  window.addEventListener('pagehide', forgetCleared, { once: true })
}

/** Brings everything back, and stays. */
export function undoClearCart(): void {
  const { cleared } = clearedStore.getState()
  forgetCleared()
  if (cleared === null) return
  mergeIntoBasket(cleared.basket, cleared.waiting)
  setComment(cleared.comment)
  setOrderForm(cleared.form)
  setOrderReference(cleared.reference)
}

function forgetCleared(): void {
  clearedStore.setState({ cleared: null })
}

export function useIsCartCleared(): boolean {
  return useStore(clearedStore, ({ cleared }) => cleared !== null)
}
