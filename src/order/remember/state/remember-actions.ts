import { useStore } from 'zustand'
import { onLocalValueChange } from '#browser/storage/on-local-value-change.ts'
import { safeLocalStorage, safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { resolveFields, type OrderForm } from '../../form/order-form.ts'
import {
  parseRememberedOrder,
  serializeRememberedOrder,
  toRememberedOrder,
  type RememberedOrder,
} from '../remembered-order.ts'
import { createStore } from '#browser/stores/create-store.ts'
import type { PricedBasket } from '../../lines/price.ts'
import { getOrder } from '../../state/current-order.ts'
import { fillOrderForm, openPanelsOf } from '../../form/state/form-actions.ts'
import { orderOptionsStore } from '../../form/state/order-options-store.ts'
import { formStore } from '../../form/state/form-store.ts'

/** What ‘Remember me’ shows. */
interface RememberState {
  /** What the browser keeps; null for nothing. */
  readonly remembered: RememberedOrder | null
  /** Whether an order is kept once it is handed over. */
  readonly isTicked: boolean
  /** Whether the browser could not keep the order that was handed over last. */
  readonly isRefused: boolean
}

const rememberStore = createStore<RememberState>({ remembered: null, isTicked: false, isRefused: false })

export function useRemember(): RememberState {
  return useStore(rememberStore)
}

/** An order that the customer says was sent. */
export interface SentOrder {
  readonly priced: PricedBasket
  readonly form: OrderForm
}

/** Reads what is kept now, and whenever another page may have changed it. Returns an unsubscribe function. */
export function startRemembering(): () => void {
  loadRemembered()
  return onLocalValueChange(LOCAL_KEYS.remembered, loadRemembered)
}

function loadRemembered(): void {
  const remembered = parseRememberedOrder(safeLocalStorage.read(LOCAL_KEYS.remembered))
  const isTicked = remembered !== null || safeSessionStorage.read(SESSION_KEYS.rememberTicked) !== null
  rememberStore.setState({ remembered, isTicked })
}

/** Ticks the box; the order is kept once it is handed over. */
export function tickRemember(): void {
  // The customer may go back to the menu before the order is handed over.
  safeSessionStorage.write(SESSION_KEYS.rememberTicked, '1')
  rememberStore.setState({ isTicked: true })
}

/** Removes what is kept, at once, and keeps nothing more. */
export function forgetOrder(): void {
  safeLocalStorage.write(LOCAL_KEYS.remembered, null)
  safeSessionStorage.write(SESSION_KEYS.rememberTicked, null)
  rememberStore.setState({ remembered: null, isTicked: false, isRefused: false })
}

/** Keeps the order that is handed over, if the box is ticked. */
export function rememberOrder(): void {
  if (rememberStore.getState().isTicked) keepOrder(formStore.getState().form, getOrder())
}

/** Keeps the order that the customer says was sent, and ticks the box. */
export function rememberSentOrder({ priced, form }: SentOrder): void {
  const fields = resolveFields(form, orderOptionsStore.getState().options, priced.total)
  rememberStore.setState({ isTicked: keepOrder(form, { basket: priced, fields }) })
}

/** Returns whether the browser has stored the order. */
function keepOrder(form: OrderForm, order: Parameters<typeof toRememberedOrder>[1]): boolean {
  const remembered = toRememberedOrder(form, order, Date.now())
  if (remembered === null) return false
  if (safeLocalStorage.write(LOCAL_KEYS.remembered, serializeRememberedOrder(remembered))) {
    // From now on what is kept says that the box is ticked, in every tab.
    safeSessionStorage.write(SESSION_KEYS.rememberTicked, null)
    rememberStore.setState({ remembered, isRefused: false })
    return true
  }
  // The value that was rejected is not kept for this page alone.
  safeLocalStorage.write(LOCAL_KEYS.remembered, null)
  rememberStore.setState({ remembered: null, isRefused: true })
  return false
}

/** Fills the form with that of an order, and opens the panels in which it has filled a field. */
export function fillFormFrom({ form }: RememberedOrder): void {
  fillOrderForm(form)
  openPanelsOf(form)
}

/** Fills a form without a name, where the customer has just ordered the remembered order again. */
export function fillFormAgain(): void {
  const isAgain = safeSessionStorage.read(SESSION_KEYS.sameAsLastTime) !== null
  safeSessionStorage.write(SESSION_KEYS.sameAsLastTime, null)
  const { remembered } = rememberStore.getState()
  if (isAgain && remembered !== null && formStore.getState().form.firstName === '') fillFormFrom(remembered)
}
