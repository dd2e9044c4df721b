import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { startClosingOnBack } from '#browser/page/close-on-back.ts'
import { isPageFromCache, readDocumentConfig } from '#browser/page/document-config.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { addBasketToLinks, setAddressBasket } from '#order/link/state/basket-address.ts'
import { refreshBasket, refreshTimedLines } from '#order/lines/state/basket-actions.ts'
import { loadBasketNotices, startBasketNotices } from '#order/lines/state/basket-notices.ts'
import { listenForQuantityEvents } from '#order/lines/state/basket-window-api.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'
import { replayEarlyTaps } from '#order/lines/state/replay-early-taps.ts'
import { startPublishing } from '#order/lines/state/publish-basket.ts'
import { watchOrderTime } from '#order/lines/state/watch-order-time.ts'
import { reloadStoredBasket, restoreBasket, type BasketReader } from '#order/lines/state/restore-basket.ts'
import { startCartCount } from '#site/state/cart-count-store.ts'
import { restoreAfterLanguageSwitch } from '#site/state/language-switch.ts'
import { startLivePolling, type LivePolling } from '#site/live/live-polling.ts'
import { setShopDocument, type ShopDocument } from '#site/live/shop-document.ts'
import { isMenuKnown, keepMenu, menuStore } from '#menu/state/menu-store.ts'
import { startPromo } from '#site/state/promo-store.ts'
import { isTakingOrders, onMinute, setOpeningPlan, startShopClock } from '#shop/state/shop-store.ts'
import { startDetailsExpiry } from '#order/send/state/stored-details.ts'
import { avoidBfcacheInFirefox } from './avoid-bfcache-in-firefox.ts'
import { hideBannersBelowTop } from './hide-banners.ts'
import { removeObsoleteData } from './remove-obsolete-data.ts'
import { startPage } from './start-page.ts'

type Unsubscribe = () => void

const PAGES_WITH_BASKET = ['home', 'dish', 'checkout', 'orderCard']

/**
 * Starts every store of the page once; islands only read them and call them. `shop` is null on a page that was
 * rendered without a menu, `readAddressBasket` where the address has no basket. Returns a function that stops all
 * stores.
 */
export function startClient(shop: ShopDocument | null, readAddressBasket: BasketReader | null): Unsubscribe {
  const { language, page, shopPath, openingPlan, refreshMs } = readDocumentConfig()
  removeObsoleteData()
  if (shop === null) setOpeningPlan(JSON.parse(openingPlan) as OpeningPlan)
  else {
    setShopDocument(shopPath, shop, PAGES_WITH_BASKET.includes(page))
    // What the server has rendered the islands from: they hydrate with it.
    keepMenu(shopPath, shop.menu)
  }
  const polling = startLivePolling(language, refreshMs, page)
  const stops = [
    polling.stop,
    startShopClock(),
    startDetailsExpiry(),
    runOptional(startCartCount),
    runOptional(startPromo),
    runOptional(hideBannersBelowTop),
    runOptional(startClosingOnBack),
    ...startPage(page),
    ...(isMenuKnown() ? startBasket(polling, readAddressBasket) : []),
  ]
  // While it seems closed nothing can be ordered: the device's clock may be wrong.
  if (isPageFromCache() || !isTakingOrders()) polling.refresh()
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** Restores the stored basket against the menu, then persists and publishes every change. */
function startBasket(polling: LivePolling, readAddressBasket: BasketReader | null): readonly Unsubscribe[] {
  const stopNotices = startBasketNotices()
  restoreBasket(readAddressBasket)
  replayEarlyTaps()
  const stops = [
    stopNotices,
    startPublishing(setAddressBasket),
    menuStore.subscribe(({ index }, before) => {
      if (index !== before.index) refreshBasket()
    }),
    onMinute(refreshTimedLines),
    watchOrderTime(),
    addBasketToLinks(),
    avoidBfcacheInFirefox(),
    listenForQuantityEvents(),
  ]
  restoreAfterLanguageSwitch()
  const refreshIfUnknown = (): void => {
    if (linesStore.getState().priced.unknown.length > 0) polling.refresh()
  }
  refreshIfUnknown()
  // A restored page shows the basket that other pages have stored meanwhile.
  const reload = (): void => {
    loadBasketNotices()
    reloadStoredBasket()
    replayEarlyTaps()
    refreshIfUnknown()
  }
  return [...stops, onBfcacheRestore(reload)]
}
