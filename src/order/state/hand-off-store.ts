import { useStore } from 'zustand'
import {
  ASK_AFTER_MS,
  AWAY_MIN_MS,
  isHandOffOver,
  parseHandOff,
  type HandOff,
  type HandOffWay,
} from '../domain/hand-off.ts'
import { EMPTY_ORDER_FORM } from '../domain/order-form.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { onBfcacheRestore } from '../../browser/page-lifecycle.ts'
import { basketStore, isEmptied } from './basket-store.ts'
import { setComment } from './comment-store.ts'
import { createStore } from '../../browser/create-store.ts'
import { setOrderForm } from './order-form-store.ts'
import { orderReferenceStore } from './order-reference-store.ts'
import { persist } from '../../browser/persist.ts'
import { onMinute } from '../../shop/state/shop-clock-store.ts'
import { onTabCopied } from './tab-copies.ts'

interface HandOffState {
  readonly handOff: HandOff | null
  /** Whether the customer is back, so that the page asks whether the order was sent. */
  readonly isAsking: boolean
  /** False where the page was never left: then WhatsApp may not have opened. */
  readonly wasAway: boolean
}

const handOffStore = createStore<HandOffState>({ handOff: null, isAsking: false, wasAway: false })

const persistedHandOff = persist(handOffStore, SESSION_KEYS.handOff, {
  serialize: ({ handOff }) => handOff && JSON.stringify(handOff),
  parse: (text) => {
    const handOff = parseHandOff(text, Date.now())
    return { handOff, isAsking: handOff !== null, wasAway: true }
  },
})

/**
 * Restores the hand-off, stores every change, and asks when the customer is back from WhatsApp, or
 * when nothing has opened. An emptied basket ends it, and so do three hours, which also end what was
 * typed. Returns a function that stops it.
 */
export function startHandOff(): () => void {
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const askIfVisible = (): void => {
    if (document.visibilityState === 'visible') ask(false)
  }
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    const awayMs = hiddenAt === null ? 0 : Date.now() - hiddenAt
    hiddenAt = null
    if (awayMs >= AWAY_MIN_MS) ask(true)
    else if (getAgeMs() >= ASK_AFTER_MS) ask(false)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  const stops = [
    persistedHandOff.saveChanges(),
    handOffStore.subscribe(({ handOff }, previous) => {
      if (handOff === previous.handOff) return
      clearTimeout(timer)
      if (handOff !== null) timer = setTimeout(askIfVisible, ASK_AFTER_MS)
    }),
    basketStore.subscribe((state) => {
      if (isEmptied(state)) setHandOff(null)
    }),
    onTabCopied(() => {
      setHandOff(null)
    }),
    onMinute(endOldHandOff),
    onBfcacheRestore(restoreHandOff),
  ]
  restoreHandOff()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
    for (const stop of stops) stop()
  }
}

/** Reads what is stored, and asks about it; where another page has emptied the basket, the number is gone. */
function restoreHandOff(): void {
  endOldHandOff()
  persistedHandOff.load()
  const { handOff } = handOffStore.getState()
  if (handOff !== null && handOff.ref !== null && orderReferenceStore.getState().reference === null) setHandOff(null)
}

function endOldHandOff(): void {
  const { handOff } = handOffStore.getState()
  if (handOff === null || !isHandOffOver(handOff, Date.now())) return
  setComment('')
  setOrderForm(EMPTY_ORDER_FORM)
  setHandOff(null)
}

function ask(wasAway: boolean): void {
  const { handOff, isAsking } = handOffStore.getState()
  if (handOff !== null && !isAsking) handOffStore.setState({ isAsking: true, wasAway })
}

function getAgeMs(): number {
  const { handOff } = handOffStore.getState()
  return handOff === null ? 0 : Date.now() - handOff.at
}

/** Remembers that the order was handed over; a question that is shown stays. */
export function recordHandOff(way: HandOffWay, ref: string | null): void {
  handOffStore.setState({ handOff: { at: Date.now(), ref, way } })
}

export function getHandOff(): HandOff | null {
  return handOffStore.getState().handOff
}

/** Brings a hand-off back that was ended; null ends it. */
export function setHandOff(handOff: HandOff | null): void {
  if (handOff !== handOffStore.getState().handOff) handOffStore.setState({ handOff, isAsking: handOff !== null })
}

export function useHandOff(): HandOffState {
  return useStore(handOffStore)
}
