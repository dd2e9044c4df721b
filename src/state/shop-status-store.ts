import { createStore } from 'zustand/vanilla'
import { onPageResume } from '../hooks/page-lifecycle.ts'
import { readDocumentConfig } from '../hooks/document-config.ts'
import { formatClosedHours, isClosedAt, parseClosedHours, type ClosedHours } from '../domain/opening-hours.ts'
import { HOURS_CHECK_MS } from '../domain/specification.ts'
import { useStore } from './store.ts'

/** Open or closed as last computed on this device; 'unknown' until the page is awake, never claimed by HTML. */
export type ShopStatus = 'unknown' | 'open' | 'closed'

const store = createStore<{ shop: ShopStatus }>(() => ({ shop: 'unknown' }))

let hours: ClosedHours | undefined

/** The schedule of this page. */
export function getShopHours(): ClosedHours {
  hours ??= parseClosedHours(readDocumentConfig().closedHours) ?? { kind: 'never' }
  return hours
}

/** Asks the clock now; true when no order may go out (D10, T13). */
export function refreshShopStatus(): boolean {
  const isClosed = isClosedAt(getShopHours(), Date.now())
  const shop = isClosed ? 'closed' : 'open'
  if (store.getState().shop !== shop) {
    document.documentElement.dataset.shop = shop
    store.setState({ shop })
  }
  return isClosed
}

let isWatching = false

/** Keeps the state true: on load, every 60 seconds and whenever the visitor returns (HRS-1, D10). Safe to call twice. */
export function startShopClock(): void {
  if (isWatching) return
  isWatching = true
  refreshShopStatus()
  window.setInterval(refreshShopStatus, HOURS_CHECK_MS)
  onPageResume(refreshShopStatus)
}

export function useShopStatus(): ShopStatus {
  return useStore(store, (state) => state.shop, 'unknown')
}

/** '4:00–12:00', or '' where the shop never closes. */
export function getClosedHoursText(): string {
  return formatClosedHours(getShopHours()) ?? ''
}
