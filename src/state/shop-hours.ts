import { createStore } from 'zustand/vanilla'
import { onWakeUp } from '../browser/wake-ups.ts'
import { pageFacts } from '../browser/page-facts.ts'
import { closedWindow, isClosedAt, parseClosedHours, type ClosedHours } from '../domain/opening-hours.ts'
import { useStore } from './store.ts'

/** The clock is asked again this often, in ms (HRS-1). */
export const HOURS_CHECK_MS = 60_000

/** Open or closed as last computed on this device; 'unknown' until the page is awake, never claimed by HTML. */
export type ShopState = 'unknown' | 'open' | 'closed'

const store = createStore<{ shop: ShopState }>(() => ({ shop: 'unknown' }))

let hours: ClosedHours | undefined

/** The schedule of this page. */
export function shopHours(): ClosedHours {
  hours ??= parseClosedHours(pageFacts().closedHours) ?? { kind: 'never' }
  return hours
}

/** Asks the clock now; true when no order may go out (D10, T13). */
export function checkShopClosed(): boolean {
  const isClosed = isClosedAt(shopHours(), Date.now())
  const shop = isClosed ? 'closed' : 'open'
  if (store.getState().shop !== shop) {
    document.documentElement.dataset['shop'] = shop
    store.setState({ shop })
  }
  return isClosed
}

let isWatching = false

/** Keeps the state true: on load, every 60 seconds and whenever the visitor returns (HRS-1, D10). Safe to call twice. */
export function watchShopHours(): void {
  if (isWatching) return
  isWatching = true
  checkShopClosed()
  window.setInterval(checkShopClosed, HOURS_CHECK_MS)
  onWakeUp(checkShopClosed)
}

export function useShopState(): ShopState {
  return useStore(store, (state) => state.shop, 'unknown')
}

/** '4:00–12:00', or '' where the shop never closes. */
export function shopClosedWindow(): string {
  return closedWindow(shopHours()) ?? ''
}
