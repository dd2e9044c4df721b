import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../browser/web-storage.ts'
import { BASKET_KEY, storedPieces } from '../domain/stored-basket.ts'
import { useStore } from './store.ts'

interface CartCount {
  readonly count: number
  /** How often the count has risen since it was first read: each rise bounces the button (NAV-7). */
  readonly rises: number
}

const NONE: CartCount = { count: 0, rises: 0 }

const store = createStore<CartCount>(() => NONE)

let hasRead = false
let isFollowing = false

/**
 * Follows the basket's events, as any script of the page may send them; at first reads the globals (contracts), else
 * what is stored, which is all that a page without a menu has.
 */
export function followCartCount(): void {
  if (isFollowing) return
  isFollowing = true
  const atFirst =
    countOf(window.basket?.totalQty) ?? countOf(window.cartTotal) ?? storedPieces(sessionStore.read(BASKET_KEY))
  if (atFirst !== null) read(atFirst)
  window.addEventListener('basket:update', (event) => {
    readDetail(event, 'totalQty')
  })
  window.addEventListener('cart:update', (event) => {
    readDetail(event, 'total')
  })
}

function readDetail(event: Event, name: string): void {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  const count =
    typeof detail === 'object' && detail !== null ? countOf((detail as Record<string, unknown>)[name]) : null
  if (count !== null) read(count)
}

function read(count: number): void {
  const before = store.getState()
  const isRise = hasRead && count > before.count
  hasRead = true
  store.setState({ count, rises: isRise ? before.rises + 1 : before.rises })
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

export function useCartCount(): CartCount {
  return useStore(store, (state) => state, NONE)
}
