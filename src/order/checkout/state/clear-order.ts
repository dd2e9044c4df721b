import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { createStore } from '#browser/stores/create-store.ts'
import type { Language } from '#core/text/language.ts'
import { getPath } from '#core/routes.ts'
import { CLEARED_STAY_MS } from '#core/specification.ts'
import { EMPTY_BASKET, type Basket } from '../../lines/line.ts'
import type { PricedBasket } from '../../lines/price.ts'
import type { HandOff } from '../../send/hand-off.ts'
import type { OrderReference } from '../../send/order-reference.ts'
import { toPlacedOrder } from '../../send/placed-order.ts'
import { getOrder } from '../../state/current-order.ts'
import { formStore } from '../../form/state/form-store.ts'
import { sendingStore } from '../../send/state/sending-store.ts'
import { NO_NOTICES } from '../../lines/basket-notices.ts'
import { EMPTY_ORDER_FORM, type OrderForm } from '../../form/order-form.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { noticesStore } from '../../lines/state/basket-notices.ts'
import { setForSeveral, severalStore } from '../../people/state/for-several.ts'
import { fillOrderForm, setComment, setOrderForm } from '../../form/state/form-actions.ts'
import { setHandOff } from '../../send/state/hand-off-actions.ts'
import { mergeIntoBasket } from '../../lines/state/line-actions.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { setOrderReference } from '../../send/state/reference-actions.ts'

/** The order as it was before it was cleared. It is kept until the page is left, so that it can be brought back. */
interface Cleared {
  /** 'cleared': by Clear Cart. 'sent': the customer has said that the order was sent. */
  readonly reason: 'cleared' | 'sent'
  readonly basket: Basket
  readonly priced: PricedBasket
  readonly isForSeveral: boolean
  /** As stored. */
  readonly takenLines: string | null
  readonly comment: string
  readonly form: OrderForm
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
}

/** What was cleared and can be brought back; null where nothing was. */
export const clearedStore = createStore<{ readonly cleared: Cleared | null }>({ cleared: null })

/**
 * Empties basket, form and comment at once, and goes home after CLEARED_STAY_MS unless that is undone. The timer
 * empties nothing, so that what is chosen meanwhile stays.
 */
export function clearCart(language: Language): void {
  const cleared = clearOrder('cleared')
  if (cleared === null) return
  setTimeout(() => {
    if (clearedStore.getState().cleared === cleared) window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
}

/** Clears the order that the customer says was sent, keeps what it was, and stays; it can be undone. */
export function clearSentOrder(): void {
  const { handOff } = sendingStore.getState()
  const placed = handOff && toPlacedOrder(getOrder(), formStore.getState().form, handOff)
  if (clearOrder('sent') !== null) sendingStore.setState({ placed })
}

/** Returns what was cleared; null where that of an earlier call can still be brought back. */
function clearOrder(reason: Cleared['reason']): Cleared | null {
  if (clearedStore.getState().cleared !== null) return null
  const { basket, priced } = linesStore.getState()
  const { comment, form } = formStore.getState()
  const { reference, handOff } = sendingStore.getState()
  const { isForSeveral } = severalStore.getState()
  const takenLines = safeSessionStorage.read(SESSION_KEYS.takenLines)
  const cleared: Cleared = { reason, basket, priced, isForSeveral, takenLines, comment, form, reference, handOff }
  clearedStore.setState({ cleared })
  setBasket(EMPTY_BASKET)
  setComment('')
  fillOrderForm(EMPTY_ORDER_FORM)
  setForSeveral(false)
  noticesStore.setState(NO_NOTICES)
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Otherwise a page that comes back from the back-forward cache would still offer to undo, and then go home.
  window.addEventListener('pagehide', forgetCleared, { once: true })
  return cleared
}

/** Brings the cleared order back, beside what was chosen since. The page then does not go home. */
export function undoClearCart(): void {
  const { cleared } = clearedStore.getState()
  forgetCleared()
  if (cleared === null) return
  mergeIntoBasket(cleared.basket)
  safeSessionStorage.write(SESSION_KEYS.takenLines, cleared.takenLines)
  setComment(cleared.comment)
  setOrderForm(cleared.form)
  setOrderReference(cleared.reference)
  setHandOff(cleared.handOff)
  sendingStore.setState({ placed: null })
  setForSeveral(cleared.isForSeveral)
}

function forgetCleared(): void {
  clearedStore.setState({ cleared: null })
}
