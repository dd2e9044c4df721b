import { readDocumentConfig } from '#browser/page/document-config.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import type { BasketReader } from '../../lines/state/restore-basket.ts'
import { parseBasketFragment, toSharedBasketUrl } from '../basket-fragment.ts'

/**
 * Reads the basket of an address if it is this tab's own. Where the browser stores baskets it is somebody else's: then
 * the page leaves for the one that shows it and asks, and there is no reader.
 */
export function createAddressBasketReader(fragment: string): BasketReader | null {
  if (isOwnAddress()) return (menu) => parseBasketFragment(fragment, menu)
  const url = toSharedBasketUrl(fragment, readDocumentConfig().language)
  if (url !== null) window.location.replace(url)
  return null
}

/** Whether storage has refused this tab's basket, or refuses everything. */
function isOwnAddress(): boolean {
  if (safeSessionStorage.read(SESSION_KEYS.basketInAddress) !== null) return true
  if (!safeSessionStorage.write(SESSION_KEYS.basketInAddress, '1')) return true
  safeSessionStorage.write(SESSION_KEYS.basketInAddress, null)
  return false
}
