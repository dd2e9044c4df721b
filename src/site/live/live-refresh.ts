import type { Language } from '#core/text/language.ts'
import { addDropped } from '#order/lines/state/basket-notices.ts'
import { dropUnknownLines } from '#order/lines/state/basket-actions.ts'
import { isMenuKnown, setMenu } from '#menu/state/menu-store.ts'
import { setOrderOptions } from '#order/form/state/order-options-store.ts'
import { setDocumentPath, setOpeningPlan, setShopInfo, shopStore } from '#shop/state/shop-store.ts'
import { fetchShopDocument, fetchShopPath, type ShopDocument } from './shop-document.ts'
import { updateContact } from './update-contact.ts'
import { updateHours } from './update-hours.ts'

/**
 * Fetches the newest document if the page has another one and updates the stores, then drops the lines of the basket
 * that the newest menu does not hold. Changes nothing while the server has no menu (a 4xx response). Rejects on a
 * network error or a 5xx response.
 */
export async function refreshShop(language: Language, signal: AbortSignal): Promise<void> {
  const path = await fetchShopPath(language, signal)
  if (path === null) return
  if (path !== shopStore.getState().documentPath) {
    const shop = await fetchShopDocument(path, signal)
    setDocumentPath(path)
    applyShop(shop)
    // The basket starts with the page’s own menu, so a page without one must not get it here.
    if (isMenuKnown()) applyMenu(path, shop)
  }
  if (isMenuKnown()) addDropped(dropUnknownLines())
}

function applyShop({ openingPlan, facts, hours }: ShopDocument): void {
  setOpeningPlan(openingPlan)
  setShopInfo(facts)
  updateContact(facts)
  updateHours(hours)
}

function applyMenu(path: string, { menu, options }: ShopDocument): void {
  setMenu(path, menu)
  setOrderOptions(options)
}
