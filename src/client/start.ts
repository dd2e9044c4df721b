import { readDocumentConfig } from '#browser/page/document-config.ts'
import { setMenu } from '#menu/state/menu-store.ts'
import { loadAddressBasket } from '#order/link/state/basket-address.ts'
import { fetchMenu } from '#site/live/fetch-live-data.ts'
import { prefetchCheckout } from './prefetch-checkout.ts'
import { startClient } from './start-client.ts'

/** Starts the page, once its menu is there. Rejects where that, or another file that the start needs, can't be loaded. */
export async function start(): Promise<void> {
  const { page, menuPath } = readDocumentConfig()
  // The head of the page lets the browser fetch the menu together with the scripts.
  const [menu, readAddressBasket] = await Promise.all([
    menuPath === '' ? null : fetchMenu(menuPath),
    loadAddressBasket(),
  ])
  if (menu !== null) setMenu(menuPath, menu)
  if (page === 'home' || page === 'dish') prefetchCheckout()
  startClient(readAddressBasket)
}
