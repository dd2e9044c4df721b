import type { PricedBasket } from '../domain/priced-basket.ts'
import { toStoredBasket, type StoredBasket } from '../domain/stored-basket.ts'
import { logNotice } from '../../browser/log-notice.ts'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { basketStore, changeItemQuantity } from './basket-store.ts'
import { refreshShopClock } from '../../shop/state/shop-clock-store.ts'

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

/** Publishes the basket on the window and by events: now and after every change. Returns an unsubscribe function. */
export function startBasketBroadcast(): () => void {
  let isPublishing = false
  let hasChanged = false
  // A listener may change the basket in turn: that is published afterwards, so that the newest state comes last.
  const publish = (): void => {
    hasChanged = isPublishing
    if (isPublishing) return
    isPublishing = true
    publishBasket()
    isPublishing = false
    if (hasChanged) publish()
  }
  publish()
  return basketStore.subscribe((state, before) => {
    // Special requests are not published.
    if (serialize(state.priced) !== serialize(before.priced)) publish()
  })
}

function serialize(basket: PricedBasket): string {
  return JSON.stringify(toStoredBasket(basket))
}

function publishBasket(): void {
  const basket = toStoredBasket(basketStore.getState().priced)
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
    if (typeof id === 'string' && refreshShopClock().isOpen) changeItemQuantity(id, step)
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
  window.dispatchEvent(new CustomEvent(type, { detail }))
}

function deepFreeze(basket: StoredBasket): Readonly<StoredBasket> {
  for (const item of basket.items) {
    Object.freeze(item.name)
    Object.freeze(item)
  }
  Object.freeze(basket.items)
  return Object.freeze(basket)
}
