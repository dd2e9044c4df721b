import { readDocumentConfig } from '#browser/page/document-config.ts'
import { loadAddressBasket } from '#order/link/state/basket-address.ts'
import { fetchShopDocument } from '#site/live/shop-document.ts'
import { prefetchCheckout } from './prefetch-checkout.ts'
import { startClient } from './start-client.ts'

/** Starts the page, once the shop's document is there. Rejects where that, or another file that the start needs, can't be loaded. */
export async function start(): Promise<void> {
  const { page, shopPath } = readDocumentConfig()
  // The head of the page lets the browser fetch the document together with the scripts.
  const [shop, readAddressBasket] = await Promise.all([
    shopPath === '' ? null : fetchShopDocument(shopPath),
    loadAddressBasket(),
  ])
  if (page === 'home' || page === 'dish') prefetchCheckout()
  startClient(shop, readAddressBasket)
}
