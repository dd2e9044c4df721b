import { useStore } from 'zustand'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { countStoredItems } from '#order/lines/public-basket.ts'
import { readWindowBasket } from '#order/lines/state/basket-window-api.ts'
import { countStoredEarlyTaps } from '#order/lines/state/replay-early-taps.ts'
import { createStore } from '#browser/stores/create-store.ts'

interface CartCount {
  /** null until it is read: the basket must not be called empty before. */
  readonly count: number | null
  /** How often the count has risen since it was first read: each rise bounces the button. */
  readonly increments: number
}

const cartCountStore = createStore<CartCount>({ count: null, increments: 0 })

/**
 * Counts by the basket's events, which any script may send. The first count comes from the window's
 * globals or from storage, the only source on a page without a menu. Returns an unsubscribe
 * function.
 */
export function startCartCount(): () => void {
  const initial =
    readCount(readWindowBasket(), 'totalQty') ??
    readCount(window, 'cartTotal') ??
    countStoredItems(safeSessionStorage.read(SESSION_KEYS.basket))
  const taps = countStoredEarlyTaps()
  if (initial !== null || taps > 0) setCount((initial ?? 0) + taps)
  return combineUnsubscribes([listen('basket:update', 'totalQty'), listen('cart:update', 'total')])
}

function listen(type: string, name: string): () => void {
  const update = (event: Event): void => {
    const count = readCount(event instanceof CustomEvent ? event.detail : null, name)
    if (count !== null) setCount(count)
  }
  window.addEventListener(type, update)
  return () => {
    window.removeEventListener(type, update)
  }
}

function setCount(count: number): void {
  const before = cartCountStore.getState()
  const isRise = before.count !== null && count > before.count
  cartCountStore.setState({ count, increments: isRise ? before.increments + 1 : before.increments })
}

/** Reads a count that another script may have set; null for anything else or if it throws. */
function readCount(holder: unknown, name: string): number | null {
  try {
    const value = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : null
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
  } catch {
    return null
  }
}

export function useCartCount(): CartCount {
  return useStore(cartCountStore)
}
