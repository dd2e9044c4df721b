import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../browser/web-storage.ts'
import { BASKET_KEY, storedPieces } from '../domain/stored-basket.ts'
import { sharedBasket } from './basket-events.ts'
import { useStore } from './store.ts'

interface CartCount {
  /** null: not read yet; nothing may be called empty before. */
  readonly count: number | null
  /** How often the count has risen since it was first read: each rise bounces the button (NAV-7). */
  readonly rises: number
}

const UNREAD: CartCount = { count: null, rises: 0 }

const store = createStore<CartCount>(() => UNREAD)

let isFollowing = false

/**
 * Follows the basket's events, as any script of the page may send them; at first reads the globals (contracts), else
 * what is stored, which is all that a page without a menu has.
 */
export function followCartCount(): void {
  if (isFollowing) return
  isFollowing = true
  const atFirst =
    countIn(sharedBasket(), 'totalQty') ?? countIn(window, 'cartTotal') ?? storedPieces(sessionStore.read(BASKET_KEY))
  if (atFirst !== null) read(atFirst)
  window.addEventListener('basket:update', (event) => {
    readDetail(event, 'totalQty')
  })
  window.addEventListener('cart:update', (event) => {
    readDetail(event, 'total')
  })
}

function readDetail(event: Event, name: string): void {
  const count = countIn(event instanceof CustomEvent ? event.detail : null, name)
  if (count !== null) read(count)
}

function read(count: number): void {
  const before = store.getState()
  const isRise = before.count !== null && count > before.count
  store.setState({ count, rises: isRise ? before.rises + 1 : before.rises })
}

/** A count that another script may have left; null for anything else, also for what throws when it is read (B21). */
function countIn(holder: unknown, name: string): number | null {
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
