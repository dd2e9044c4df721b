import { createStore } from 'zustand/vanilla'
import { PROMO_ENTER_MS, PROMO_EXIT_MS } from '../domain/specification.ts'
import { useStore } from './store.ts'

/** Session storage: '1' once the visitor has put the offer away (BAN-3). */
const KEY = 'promoDismissedV2'

/** 'entering' and 'leaving' last as long as their animation. */
export type PromoState = 'shown' | 'entering' | 'leaving' | 'hidden'

const store = createStore<{ promo: PromoState }>(() => ({ promo: 'shown' }))

let timer: number | undefined
let wasPressed = false

/** Puts the page in the state that this session left it in; without session storage the offer is shown (BAN-3, B01). */
export function restorePromo(): void {
  window.clearTimeout(timer)
  show(session((storage) => storage.getItem(KEY)) === '1' ? 'hidden' : 'shown')
}

/** Leaves, then is gone for this session (BAN-3). */
export function dismissPromo(): void {
  if (store.getState().promo === 'leaving') return
  wasPressed = true
  show('leaving')
  wait(PROMO_EXIT_MS, () => {
    session((storage) => {
      storage.setItem(KEY, '1')
    })
    show('hidden')
  })
}

/** Comes back, and will be there on the next page too (BAN-3). */
export function showPromo(): void {
  wasPressed = true
  session((storage) => {
    storage.removeItem(KEY)
  })
  show('entering')
  wait(PROMO_ENTER_MS, () => {
    show('shown')
  })
}

/**
 * For the button that takes the place of the one just pressed: it gets the focus once, when it appears by that press and where
 * it is seen; not when the page comes with it.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null || !wasPressed) return
  wasPressed = false
  if (element.getBoundingClientRect().bottom > 0) element.focus({ preventScroll: true })
}

/** What the offer does now. */
export function usePromo(): PromoState {
  return useStore(store, (state) => state.promo, 'shown')
}

/** The document tells the sheets, which keep room for the banner. */
function show(promo: PromoState): void {
  document.documentElement.dataset.promo = promo === 'hidden' ? 'dismissed' : 'shown'
  store.setState({ promo })
}

function wait(ms: number, then: () => void): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(then, ms)
}

/** Not the store with a spare place: where the browser keeps nothing, the offer is not kept away either (BAN-3). */
function session<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
