import type { ShopInfo } from '../shop/domain/shop-info.ts'
import type { ClientSchedule } from '../shop/domain/client-schedule.ts'
import { isPageFromCache, readDocumentConfig } from '../browser/document-config.ts'
import { onBfcacheRestore } from '../browser/page-lifecycle.ts'
import type { AddressBasketReader } from '../order/state/address-basket-reader.ts'
import { addBasketToLinks, loadAddressBasket } from '../order/state/basket-address.ts'
import { refreshBasket, refreshTimedLines } from '../order/state/basket-actions.ts'
import { loadBasketNotices, startBasketNotices } from '../order/state/basket-notices.ts'
import { listenForQuantityEvents } from '../order/state/basket-window-api.ts'
import { orderStore } from '../order/state/order-store.ts'
import { replayEarlyTaps } from '../order/state/replay-early-taps.ts'
import { startPublishing } from '../order/state/publish-basket.ts'
import { reloadStoredBasket, restoreBasket } from '../order/state/restore-basket.ts'
import { startCartCount } from '../site/state/cart-count-store.ts'
import { restoreAfterLanguageSwitch } from '../site/state/language-switch.ts'
import { startLivePolling, type LivePolling } from '../site/live/live-polling.ts'
import { menuStore, onMenuKnown } from '../menu/state/menu-store.ts'
import { startPromo } from '../site/state/promo-store.ts'
import { setShopInfo } from '../shop/state/shop-store.ts'
import { onMinute, startShopClock } from '../shop/state/shop-store.ts'
import { startDetailsExpiry } from '../order/state/stored-details.ts'
import { startTabCopyCheck } from '../order/state/tab-copies.ts'
import { avoidBfcacheInFirefox } from './avoid-bfcache-in-firefox.ts'
import { hideBannersBelowTop } from './hide-banners.ts'
import { removeObsoleteData } from './remove-obsolete-data.ts'

type Unsubscribe = () => void

/** Starts what only one page has. Returns the functions that stop it. */
export type StartPage = () => readonly Unsubscribe[] | Promise<readonly Unsubscribe[]>

/**
 * Starts every store of the page once; islands only read them and call them. Resolves to a function
 * that stops all of them; rejects when a script that the address asks for can't be loaded.
 */
export async function startClient(startPage: StartPage = () => []): Promise<Unsubscribe> {
  const { language, page, schedule, shopInfo, refreshMs } = readDocumentConfig()
  removeObsoleteData()
  setShopInfo(JSON.parse(shopInfo) as ShopInfo)
  const polling = startLivePolling(language, refreshMs)
  const stops: Unsubscribe[] = [
    polling.stop,
    startTabCopyCheck(),
    startShopClock(JSON.parse(schedule) as ClientSchedule),
    startDetailsExpiry(),
    startCartCount(),
    startPromo(),
    hideBannersBelowTop(page),
  ]
  // Pages with a menu refresh once their basket has started. Of the others only this one is in the
  // HTTP cache.
  if (page === 'privacy' && isPageFromCache()) polling.refresh()
  stops.push(...(await startPage()))
  const readAddressBasket = await loadAddressBasket()
  const stopWaiting = onMenuKnown(() => {
    stops.push(...startBasket(polling, readAddressBasket))
  })
  return () => {
    for (const stop of [stopWaiting, ...stops]) stop()
  }
}

/** Restores the stored basket against the menu, then persists and publishes every change. */
function startBasket(polling: LivePolling, readAddressBasket: AddressBasketReader | null): readonly Unsubscribe[] {
  const stopNotices = startBasketNotices()
  restoreBasket(readAddressBasket)
  replayEarlyTaps()
  const stops = [
    stopNotices,
    startPublishing(),
    menuStore.subscribe(({ index }, before) => {
      if (index !== before.index) refreshBasket()
    }),
    onMinute(refreshTimedLines),
    addBasketToLinks(),
    avoidBfcacheInFirefox(),
    listenForQuantityEvents(),
  ]
  restoreAfterLanguageSwitch()
  const refreshIfUnknown = (): void => {
    if (orderStore.getState().unknown.length > 0) polling.refresh()
  }
  if (isPageFromCache()) polling.refresh()
  else refreshIfUnknown()
  // A restored page shows the basket that other pages have stored meanwhile.
  const reload = (): void => {
    loadBasketNotices()
    reloadStoredBasket()
    replayEarlyTaps()
    refreshIfUnknown()
  }
  return [...stops, onBfcacheRestore(reload)]
}
