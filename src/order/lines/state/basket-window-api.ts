import type { StoredBasket } from '../public-basket.ts'
import { logNotice } from '#browser/loading/log-notice.ts'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { changeItemQuantity } from './basket-actions.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'

declare global {
  interface Window {
    /** A frozen copy of `basketItem`. */
    basket?: Readonly<StoredBasket>
    /** A count of items, not money. */
    cartTotal?: number
  }
}

/** What another script of the page left in `window.basket`: unknown data. */
export function readWindowBasket(): unknown {
  try {
    return window.basket
  } catch {
    return undefined
  }
}

/** Sets the globals and dispatches the events that other scripts of the page read. */
export function publishOnWindow(basket: StoredBasket): void {
  setGlobal('basket', deepFreeze(basket))
  setGlobal('cartTotal', basket.totalQty)
  dispatch('basket:update', { totalQty: basket.totalQty })
  dispatch('cart:update', { total: basket.totalQty })
  dispatch('cart:items', { items: basket.items })
}

/** Another script may have made the property read-only, or given it a setter that throws: then it is not set. */
function setGlobal(name: 'basket' | 'cartTotal', value: unknown): void {
  try {
    // Not an assignment, which throws for a read-only property.
    Reflect.set(window, name, value)
  } catch (error) {
    logNotice(`window.${name} could not be set.`, error)
  }
}

/**
 * Lets other scripts change an item's quantity by one with `menu:increment` and `menu:decrement`;
 * ignored while the shop is closed. Returns an unsubscribe function.
 */
export function listenForQuantityEvents(): () => void {
  return combineUnsubscribes([listen('menu:increment', 1), listen('menu:decrement', -1)])
}

function listen(type: string, step: 1 | -1): () => void {
  const handle = (event: Event): void => {
    const id = readItemId(event)
    if (typeof id === 'string' && isTakingOrders()) changeItemQuantity(id, step)
  }
  window.addEventListener(type, handle)
  return () => {
    window.removeEventListener(type, handle)
  }
}

/** The id in an event's detail, which another script wrote: it may be anything, and reading it may throw. */
function readItemId(event: Event): unknown {
  try {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    return typeof detail === 'object' && detail !== null && 'id' in detail ? detail.id : null
  } catch {
    return null
  }
}

function dispatch(type: string, detail: object): void {
  runOptional(() => window.dispatchEvent(new CustomEvent(type, { detail })))
}

function deepFreeze(basket: StoredBasket): Readonly<StoredBasket> {
  for (const item of basket.items) {
    Object.freeze(item.name)
    Object.freeze(item)
  }
  Object.freeze(basket.items)
  return Object.freeze(basket)
}
