import { toInstant, type Instant } from '#core/time/dubai-time.ts'
import { useStore } from 'zustand'
import { onPageResume } from '#browser/page/page-lifecycle.ts'
import type { DocumentDataset } from '#browser/page/document-attributes.ts'
import { getShopAt, type ClosedShop, type ShopNow } from '../domain/closed-at.ts'
import { NEVER_OPEN_PLAN, type OpeningPlan } from '../domain/opening-plan.ts'
import type { ShopInfo } from '../domain/shop-info.ts'
import { CLOCK_TOLERANCE_MS, HOURS_CHECK_MS } from '#core/specification.ts'
import { createStore } from '#browser/stores/create-store.ts'

export interface ShopState {
  /** null in the server's HTML and until the page has started. */
  readonly info: ShopInfo | null
  readonly plan: OpeningPlan
  /** null until the page has started. */
  readonly shop: ShopNow | null
  /** The clock when it was read last, to the minute; 0 before. */
  readonly now: Instant
  /** For when the customer orders; null: now. */
  readonly wantedAt: Instant | null
  /** The server's clock less the device's where that is off, else 0; in ms. */
  readonly clockOffset: number
}

export const shopStore = createStore<ShopState>({
  info: null,
  plan: NEVER_OPEN_PLAN,
  shop: null,
  now: 0,
  wantedAt: null,
  clockOffset: 0,
})

/**
 * Reads the clock now, every minute, and whenever the customer returns to the page. Returns a
 * function that stops it.
 */
export function startShopClock(): () => void {
  refreshShopClock()
  const timer = setInterval(refreshShopClock, HOURS_CHECK_MS)
  const stopListening = onPageResume(refreshShopClock)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

export function setOpeningPlan(plan: OpeningPlan): void {
  setShop(plan, readMinute())
}

/**
 * Reads the clock and returns the shop: an order that is sent must not rely on the last minute's.
 * Within a minute nothing changes, so that a tap renders nothing again.
 */
export function refreshShopClock(): ShopNow {
  const { plan, shop, now } = shopStore.getState()
  const minute = readMinute()
  return shop !== null && now === minute ? shop : setShop(plan, minute)
}

/** By the device's clock, or by the server's once that is known to differ much. */
export function getNow(): Instant {
  return Date.now() + shopStore.getState().clockOffset
}

/** Takes the server's time; a difference within the tolerance is left alone. */
export function setServerTime(time: Instant): void {
  const difference = time - Date.now()
  shopStore.setState({ clockOffset: Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0 })
  refreshShopClock()
}

/** The instant at which the running minute began. */
function readMinute(): Instant {
  return toInstant(Math.floor(getNow() / 60_000))
}

function setShop(plan: OpeningPlan, now: Instant): ShopNow {
  const shop = getShopAt(plan, now)
  shopStore.setState({ plan, shop, now })
  // The style sheets keep room for the banner.
  const root: DocumentDataset = document.documentElement.dataset
  root.shop = shop.isOpen ? 'open' : 'closed'
  return shop
}

/**
 * Whether anything can be ordered at this minute, by the clock: what every control that orders asks before it acts.
 * Orders for later are for a time of the running opening, so a closed shop takes none either.
 */
export function isTakingOrders(): boolean {
  return refreshShopClock().isOpen
}

/** Calls back whenever the clock was read in another minute. */
export function onMinute(callback: () => void): () => void {
  return shopStore.subscribe(({ now }, before) => {
    if (now !== before.now) callback()
  })
}

/** The shop by the clock; null until the page has started. */
export function useShop(): ShopNow | null {
  return useStore(shopStore, ({ shop }) => shop)
}

/** The shop while it is closed, else null. */
export function useClosedShop(): ClosedShop | null {
  return useStore(shopStore, ({ shop }) => (shop?.isOpen === false ? shop : null))
}

/** The clock, to the minute; 0 until the page has started. */
export function useNow(): Instant {
  return useStore(shopStore, ({ now }) => now)
}

export function setWantedAt(wantedAt: Instant | null): void {
  shopStore.setState({ wantedAt })
}

/** The time for which dishes must be served: when the order is wanted, else the clock; 0 until the page has started. */
export function useOrderTime(): Instant {
  return useStore(shopStore, ({ wantedAt, now }) => wantedAt ?? now)
}

export function setShopInfo(info: ShopInfo): void {
  shopStore.setState({ info })
}

export function useShopInfo(): ShopInfo | null {
  return useStore(shopStore, ({ info }) => info)
}

export function getShopInfo(): ShopInfo | null {
  return shopStore.getState().info
}

/** Calls back after every change. Returns an unsubscribe function. */
export function onShopInfoChange(callback: () => void): () => void {
  return shopStore.subscribe(({ info }, before) => {
    if (info !== before.info) callback()
  })
}
