import { createStore } from 'zustand/vanilla'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
import { BASKET_KEY, countStoredItems } from '../domain/stored-basket.ts'
import { readWindowBasket } from './basket-window-api.ts'
import { useStore } from './store.ts'

interface CartCount {
  /** null: not read yet; nothing may be called empty before. */
  readonly count: number | null
  /** How often the count has risen since it was first read: each rise bounces the button (NAV-7). */
  readonly increments: number
}

const UNREAD: CartCount = { count: null, increments: 0 }

const store = createStore<CartCount>(() => UNREAD)

let isFollowing = false

/**
 * Follows the basket's events, as any script of the page may send them; at first reads the globals (contracts), else
 * what is stored, which is all that a page without a menu has.
 */
export function startCartCount(): void {
  if (isFollowing) return
  isFollowing = true
  const atFirst =
    readCount(readWindowBasket(), 'totalQty') ??
    readCount(window, 'cartTotal') ??
    countStoredItems(safeSessionStorage.read(BASKET_KEY))
  if (atFirst !== null) setCount(atFirst)
  window.addEventListener('basket:update', (event) => {
    readDetail(event, 'totalQty')
  })
  window.addEventListener('cart:update', (event) => {
    readDetail(event, 'total')
  })
}

function readDetail(event: Event, name: string): void {
  const count = readCount(event instanceof CustomEvent ? event.detail : null, name)
  if (count !== null) setCount(count)
}

function setCount(count: number): void {
  const before = store.getState()
  const isRise = before.count !== null && count > before.count
  store.setState({ count, increments: isRise ? before.increments + 1 : before.increments })
}

/** A count that another script may have left; null for anything else, also for what throws when it is read (B21). */
function readCount(holder: unknown, name: string): number | null {
  try {
    const value = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : null
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
  } catch {
    return null
  }
}

export function useCartCount(): CartCount {
  return useStore(store, (state) => state, UNREAD)
}
