import { createStore } from 'zustand/vanilla'
import { sharedBasket } from './basket-events.ts'
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

/** Follows the basket's events, as any script of the page may send them; at first reads the globals (contracts). */
export function followCartCount(): void {
  if (isFollowing) return
  isFollowing = true
  const atFirst = countIn(sharedBasket(), 'totalQty') ?? countIn(window, 'cartTotal')
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
  const isRise = hasRead && count > before.count
  hasRead = true
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
  return useStore(store, (state) => state, NONE)
}
