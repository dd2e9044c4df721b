import { startClient } from '#client/start-client.ts'
import { changeItemQuantity } from '#order/lines/state/basket-actions.ts'
import { setMenu } from '#menu/state/menu-store.ts'
// Loaded in advance, so that no page waits for it later.
import '#site/live/live-refresh.ts'

/** What a page of `tabs.ts` lets a test do: the product's own functions, with stores of its own. */
export interface TabPage {
  readonly startClient: () => () => void
  readonly setMenu: typeof setMenu
  readonly changeItemQuantity: typeof changeItemQuantity
}

const page: TabPage = {
  startClient: () => startClient(null),
  setMenu,
  changeItemQuantity,
}

window.dispatchEvent(new CustomEvent('tab-page', { detail: page }))
