import { createStore } from 'zustand/vanilla'
import { EMPTY_BASKET, type Basket } from '../domain/basket.ts'
import type { Language } from '../domain/language.ts'
import { getPath } from '../domain/routes.ts'
import type { SpecialSelections } from '../domain/special-requests.ts'
import { CLEARED_STAY_MS } from '../domain/specification.ts'
import { basketStore, mergeIntoBasket, setBasket } from './basket-store.ts'
import { clearBasketNotices } from './basket-notices-store.ts'
import { commentStore, setComment } from './comment-store.ts'
import { setRequests, requestsStore } from './special-requests-store.ts'
import { useStore } from './store.ts'

interface Cleared {
  readonly basket: Basket
  readonly selections: SpecialSelections
  readonly comment: string
}

const store = createStore<{ cleared: Cleared | null }>(() => ({ cleared: null }))

let timer: number | undefined

/**
 * Empties basket, special requests and comment at once, then goes home; until then it can be undone. Nothing is left to
 * do when the time is over, so that what is chosen meanwhile is safe (B18). Pressing twice is harmless.
 */
export function clearCart(language: Language): void {
  if (store.getState().cleared !== null) return
  store.setState({
    cleared: {
      basket: basketStore.getState().basket,
      selections: requestsStore.getState().selections,
      comment: commentStore.getState().comment,
    },
  })
  setBasket(EMPTY_BASKET)
  setComment('')
  clearBasketNotices()
  window.scrollTo({ top: 0, behavior: 'instant' })
  timer = window.setTimeout(() => {
    window.location.assign(getPath('home', language))
  }, CLEARED_STAY_MS)
  window.addEventListener('pagehide', forget, { once: true })
}

/** Puts everything back in its place, and stays. */
export function undoClearCart(): void {
  const { cleared } = store.getState()
  forget()
  if (cleared === null) return
  mergeIntoBasket(cleared.basket)
  setRequests(cleared.selections)
  setComment(cleared.comment)
}

/** Leaving early cancels the way home; a page that comes back shows the basket as it is (B18). */
function forget(): void {
  window.clearTimeout(timer)
  window.removeEventListener('pagehide', forget)
  store.setState({ cleared: null })
}

export function useCleared(): Cleared | null {
  return useStore(store, ({ cleared }) => cleared, null)
}
