import { startClient } from '#client/start-client.ts'
import { changeItemQuantity } from '#order/lines/state/basket-actions.ts'
// Loaded in advance, so that no page waits for it later.
import '#site/live/live-refresh.ts'
import type { ShopDocument } from '#site/live/shop-document.ts'

/** What a page of `tabs.ts` lets a test do: the product's own functions, with stores of its own. */
export interface TabPage {
  readonly startClient: (shop: ShopDocument) => () => void
  readonly changeItemQuantity: typeof changeItemQuantity
}

const page: TabPage = {
  startClient: (shop) => startClient(shop, null),
  changeItemQuantity,
}

window.dispatchEvent(new CustomEvent('tab-page', { detail: page }))
