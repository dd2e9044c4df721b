import { useStore } from 'zustand'
import { onPageResume } from '../../browser/page-lifecycle.ts'
import type { DocumentDataset } from '../../browser/document-attributes.ts'
import { getShopState, type ClientSchedule, type ShopState } from '../domain/client-schedule.ts'
import { HOURS_CHECK_MS } from '../../core/specification.ts'
import { createStore } from '../../browser/create-store.ts'

const MINUTE_MS = 60_000

/** Open or closed by this device's clock; 'unknown' in the server's HTML and until the page has started. */
export type ShopStatus = 'unknown' | 'open' | 'closed'

export interface ShopStatusState {
  readonly schedule: ClientSchedule
  /** null until the page has started. */
  readonly shop: ShopState | null
  /** When the clock was read last, in ms since the epoch, to the minute; 0 before. */
  readonly minute: number
}

export const shopStatusStore = createStore<ShopStatusState>({ schedule: { open: [] }, shop: null, minute: 0 })

/**
 * Keeps the status true: now, every minute, and whenever the customer returns to the page. Returns a
 * function that stops it.
 */
export function startShopClock(schedule: ClientSchedule): () => void {
  setShopSchedule(schedule)
  const timer = setInterval(refreshShopStatus, HOURS_CHECK_MS)
  const stopListening = onPageResume(refreshShopStatus)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

/** Replaces the page's schedule by a newer one. */
export function setShopSchedule(schedule: ClientSchedule): void {
  shopStatusStore.setState({ schedule })
  refreshShopStatus()
}

/** Reads the clock now and returns the status: an order that leaves must not rely on the last minute's. */
export function refreshShopStatus(): ShopStatus {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const shop = getShopState(shopStatusStore.getState().schedule, minute)
  shopStatusStore.setState({ shop, minute: minute * MINUTE_MS })
  // The style sheets keep room for the banner.
  const root: DocumentDataset = document.documentElement.dataset
  root.shop = toStatus(shop)
  return toStatus(shop)
}

function toStatus(shop: ShopState | null): ShopStatus {
  return shop === null ? 'unknown' : shop.isOpen ? 'open' : 'closed'
}

/** Calls back whenever the clock was read in another minute. */
export function onMinute(callback: () => void): () => void {
  return shopStatusStore.subscribe(({ minute }, before) => {
    if (minute !== before.minute) callback()
  })
}

/** The shop by the clock; null until the page has started. */
export function useShop(): ShopState | null {
  return useStore(shopStatusStore, ({ shop }) => shop)
}

/** The shop while it is closed, else null. */
export function useClosedShop(): ShopState | null {
  return useStore(shopStatusStore, ({ shop }) => (shop?.isOpen === false ? shop : null))
}

export function useShopStatus(): ShopStatus {
  return useStore(shopStatusStore, ({ shop }) => toStatus(shop))
}

/** The minute in which the clock was read last, in ms since the epoch. */
export function useNow(): number {
  return useStore(shopStatusStore, ({ minute }) => minute)
}
