import type { Language } from '#core/text/language.ts'
import { addDropped } from '#order/lines/state/basket-notices.ts'
import { dropUnknownLines } from '#order/lines/state/basket-actions.ts'
import { isMenuKnown } from '#menu/state/menu-store.ts'
import { fetchShopDocument, fetchShopPath, getDocumentPath, setShopDocument } from './shop-document.ts'
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
  if (path !== getDocumentPath()) {
    const shop = await fetchShopDocument(path, signal)
    // The basket starts with the page’s own menu, so a page without one must not get it here.
    setShopDocument(path, shop, isMenuKnown())
    updateContact(shop.facts)
    updateHours(shop.hours)
  }
  if (isMenuKnown()) addDropped(dropUnknownLines())
}
