import { isPageFromCache } from '../hooks/document-config.ts'
import { onPageResume } from '../hooks/page-lifecycle.ts'
import type { Language } from '../domain/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem, type OrderableItem } from '../domain/menu.ts'
import type { ShopFacts } from '../domain/shop-facts.ts'
import type { OrderOptions } from '../domain/order-options.ts'
import type { ShopSchedule } from '../domain/shop-schedule.ts'
import { addRepriced } from './basket-notices-store.ts'
import { basketStore } from './basket-store.ts'
import { menuStore, setMenu } from './menu-store.ts'
import { setShopFacts } from './shop-facts-store.ts'
import { setShopSchedule } from './shop-status-store.ts'

/** The body of `/live/<language>.json`: menu, opening hours and facts as the page itself has them. */
export interface MenuResponse {
  readonly version: string
  readonly menu: readonly MenuItem[]
  /** Left out by servers of earlier releases. */
  readonly schedule?: ShopSchedule
  readonly facts?: ShopFacts
  /** Left out where the owner has published nothing for checkout. */
  readonly options?: OrderOptions
}

/** Of the server's refresh interval: a new price is on an open page within two of the server's refreshes. */
const POLLING_SHARE = 0.8
/** A timer may fire a little early. */
const TIMER_TOLERANCE = 0.9

interface MenuPolling {
  /** Fetches the menu now, unless it is being fetched. Never rejects. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/**
 * Keeps an open page's menu fresh: fetches it from time to time, when the customer returns to the
 * page, and at once where the page came from the browser's cache. `refreshMs`: the server's interval.
 */
export function startMenuPolling(language: Language, refreshMs: number): MenuPolling {
  const intervalMs = refreshMs * POLLING_SHARE
  let fetchedAt = Date.now()
  let isFetching = false

  const refresh = async (): Promise<void> => {
    if (isFetching) return
    isFetching = true
    fetchedAt = Date.now()
    try {
      const response = await fetch(`/live/${language}.json`, { cache: 'no-cache' })
      if (response.ok) applyMenu((await response.json()) as MenuResponse)
    } catch {
      // Offline, or a server without this endpoint: the menu of the page stays.
    } finally {
      isFetching = false
    }
  }
  const refreshIfStale = (): void => {
    const isStale = Date.now() - fetchedAt >= intervalMs * TIMER_TOLERANCE
    if (document.visibilityState === 'visible' && isStale) void refresh()
  }

  const timer = setInterval(refreshIfStale, intervalMs)
  const stopListening = onPageResume(refreshIfStale)
  if (isPageFromCache()) void refresh()
  return {
    refresh,
    stop: () => {
      clearInterval(timer)
      stopListening()
    },
  }
}

function applyMenu({ version, menu, schedule, facts, options }: MenuResponse): void {
  if (schedule !== undefined) setShopSchedule(schedule)
  if (facts !== undefined) setShopFacts(facts)
  const { index, removedItems } = menuStore.getState()
  const repriced = menu
    .filter(isOrderable)
    .filter((item) => hasOtherPrice(item, index.get(item.id) ?? removedItems.get(item.id)))
  setMenu(version, menu, options)
  const inBasket = new Set(basketStore.getState().basket.map((line) => line.itemId))
  addRepriced(repriced.map((item) => item.id).filter((id) => inBasket.has(id)))
}

function hasOtherPrice(item: OrderableItem, before: MenuItem | undefined): boolean {
  return before !== undefined && isOrderable(before) && getEffectivePrice(before) !== getEffectivePrice(item)
}
