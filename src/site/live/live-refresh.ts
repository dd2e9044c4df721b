import type { Language } from '../../core/text/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem, type OrderableItem } from '../../menu/domain/menu.ts'
import { EMPTY_ORDER_OPTIONS, type OrderOptions } from '../../order/domain/order-options.ts'
import type { ShopInfo } from '../../shop/domain/shop-info.ts'
import type { ClientSchedule } from '../../shop/domain/client-schedule.ts'
import { addDropped, addRepriced } from '../../order/state/basket-notices.ts'
import { orderStore } from '../../order/state/order-store.ts'
import { dropUnknownLines } from '../../order/state/basket-actions.ts'
import { isMenuKnown, menuStore, setMenu } from '../../menu/state/menu-store.ts'
import { setOrderOptions } from '../../order/state/order-options-store.ts'
import { setShopInfo } from '../../shop/state/shop-info-store.ts'
import { setShopSchedule } from '../../shop/state/shop-clock-store.ts'
import { updateContact, showHours } from './update-static-info.ts'

/** The body of `/live/<language>.json`: menu, opening hours and facts as the page itself has them. */
export interface LiveData {
  readonly version: string
  readonly menu: readonly MenuItem[]
  /** Left out by servers of earlier releases. */
  readonly schedule?: ClientSchedule
  readonly facts?: ShopInfo
  /** The opening hours in lines, as footer and location card have them. */
  readonly hours?: readonly string[]
  /** Left out where the owner has published nothing for checkout. */
  readonly options?: OrderOptions
}

/**
 * Fetches menu, opening hours and facts, and takes them over; a page without a menu takes no menu. Where
 * the server has no such endpoint all stays. Lines of the basket that no menu has are dropped then.
 * Rejects where no answer comes, or one of a failing server.
 */
export async function refreshLiveData(language: Language, signal: AbortSignal): Promise<void> {
  const response = await fetch(`/live/${language}.json`, { cache: 'no-cache', signal })
  if (response.status >= 500) throw new Error(`status ${response.status}`)
  const answer = response.ok ? ((await response.json()) as LiveData) : null
  if (answer !== null) applyFacts(answer)
  // The basket starts with the page's own menu: a page that has none, or not yet, must not get one here.
  if (!isMenuKnown()) return
  if (answer !== null) applyMenu(answer)
  addDropped(dropUnknownLines())
}

function applyFacts({ schedule, facts, hours }: LiveData): void {
  if (schedule !== undefined) setShopSchedule(schedule)
  if (facts !== undefined) {
    setShopInfo(facts)
    updateContact(facts)
  }
  if (hours !== undefined) showHours(hours)
}

function applyMenu({ version, menu, options = EMPTY_ORDER_OPTIONS }: LiveData): void {
  const { version: shownVersion, index, removedItems } = menuStore.getState()
  if (version === shownVersion) return
  const repriced = menu
    .filter(isOrderable)
    .filter((item) => hasOtherPrice(item, index.get(item.id) ?? removedItems.get(item.id)))
  // A changed delivery fee is compared for the basket's total at the new prices, so the menu goes first.
  setMenu(version, menu)
  setOrderOptions(options)
  const { basket, waiting } = orderStore.getState()
  const inBasket = new Set([...basket, ...waiting].map((line) => line.itemId))
  addRepriced(repriced.map((item) => item.id).filter((id) => inBasket.has(id)))
}

function hasOtherPrice(item: OrderableItem, before: MenuItem | undefined): boolean {
  return before !== undefined && isOrderable(before) && getEffectivePrice(before) !== getEffectivePrice(item)
}
