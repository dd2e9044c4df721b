import { useStore } from 'zustand'
import { onPageResume } from '../hooks/page-lifecycle.ts'
import type { DocumentDataset } from '../domain/document-attributes.ts'
import { HOURS_CHECK_MS } from '../domain/specification.ts'
import { formatClosedHours, isClosedAt, parseClosedHours, type ClosedHours } from '../domain/opening-hours.ts'
import { createStore } from './create-store.ts'

/** Open or closed by this device's clock; 'unknown' in the server's HTML and until the page has started. */
export type ShopStatus = 'unknown' | 'open' | 'closed'

interface ShopStatusState {
  readonly status: ShopStatus
  readonly hours: ClosedHours
  /** When the clock was read last, in ms since the epoch, to the minute; 0 before. */
  readonly minute: number
}

const shopStatusStore = createStore<ShopStatusState>({ status: 'unknown', hours: { kind: 'never' }, minute: 0 })

/**
 * Keeps the status true: now, every minute, and whenever the customer returns to the page.
 * `closedHours`: 'HH:MM-HH:MM' or 'off'. Returns a function that stops it.
 */
export function startShopClock(closedHours: string): () => void {
  shopStatusStore.setState({ hours: parseClosedHours(closedHours) ?? { kind: 'never' } })
  refreshShopStatus()
  const timer = setInterval(refreshShopStatus, HOURS_CHECK_MS)
  const stopListening = onPageResume(refreshShopStatus)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

/** Reads the clock now and returns the status: an order that leaves must not rely on the last minute's. */
export function refreshShopStatus(): ShopStatus {
  const now = Date.now()
  const minute = now - (now % HOURS_CHECK_MS)
  if (shopStatusStore.getState().minute !== minute) shopStatusStore.setState({ minute })
  const status = isClosedAt(shopStatusStore.getState().hours, now) ? 'closed' : 'open'
  if (shopStatusStore.getState().status !== status) {
    // The style sheets keep room for the banner.
    const root: DocumentDataset = document.documentElement.dataset
    root.shop = status
    shopStatusStore.setState({ status })
  }
  return status
}

/** When the shop opens, in minutes after midnight, while it is closed; null otherwise, and where it never opens. */
export function useOpeningMinute(): number | null {
  return useStore(shopStatusStore, ({ status, hours }) =>
    status === 'closed' && hours.kind === 'daily' ? hours.to : null,
  )
}

/** The minute in which the clock was read last, in ms since the epoch. */
export function useMinute(): number {
  return useStore(shopStatusStore, ({ minute }) => minute)
}

export function useShopStatus(): ShopStatus {
  return useStore(shopStatusStore, ({ status }) => status)
}

/**
 * '4:00–12:00' while the shop is closed. Null while it is open or unknown, as in the server's HTML,
 * so hydration causes no second render.
 */
export function useClosedHoursText(): string | null {
  return useStore(shopStatusStore, ({ status, hours }) =>
    status === 'closed' ? (formatClosedHours(hours) ?? '') : null,
  )
}
