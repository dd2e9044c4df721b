import type { Language } from '#core/text/language.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { EMPTY_ORDER_OPTIONS } from '#order/fields/order-options.ts'
import { addDropped } from '#order/lines/state/basket-notices.ts'
import { dropUnknownLines } from '#order/lines/state/basket-actions.ts'
import { isMenuKnown, menuStore, setMenu } from '#menu/state/menu-store.ts'
import { setOrderOptions } from '#order/form/state/order-options-store.ts'
import { setOpeningPlan, setShopInfo } from '#shop/state/shop-store.ts'
import { fetchLiveData, fetchMenu, type LiveData } from './fetch-live-data.ts'
import { updateContact } from './update-contact.ts'
import { updateHours } from './update-hours.ts'

/**
 * Fetches the live data and updates the stores, then drops the lines of the basket that the newest menu
 * does not hold. Changes nothing while the server has no menu (a 4xx response). Rejects on a network error
 * or a 5xx response.
 */
export async function refreshLiveData(language: Language, signal: AbortSignal): Promise<void> {
  const data = await fetchLiveData(language, signal)
  if (data === null) return
  applyShop(data)
  // The basket starts with the page’s own menu, so a page without one must not get it here.
  if (!isMenuKnown()) return
  if (data.menuPath !== menuStore.getState().path) applyMenu(data, await fetchMenu(data.menuPath, signal))
  addDropped(dropUnknownLines())
}

function applyShop({ openingPlan, facts, hours }: LiveData): void {
  if (openingPlan !== undefined) setOpeningPlan(openingPlan)
  setShopInfo(facts)
  updateContact(facts)
  updateHours(hours)
}

function applyMenu({ menuPath, options = EMPTY_ORDER_OPTIONS }: LiveData, menu: readonly MenuItem[]): void {
  setMenu(menuPath, menu)
  setOrderOptions(options)
}
