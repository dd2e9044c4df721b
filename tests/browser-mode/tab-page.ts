import { startClient } from '#client/start-client.ts'
import { changeItemQuantity } from '#order/lines/state/basket-actions.ts'
import { setMenu } from '#menu/state/menu-store.ts'
import { ensureOrderReference } from '#order/send/state/reference-actions.ts'
import { sendingStore } from '#order/send/state/sending-store.ts'
// Loaded in advance, so that no page waits for it later.
import '#site/live/live-refresh.ts'

/** What a page of `tabs.ts` lets a test do: the product's own functions, with stores of its own. */
export interface TabPage {
  readonly startClient: () => () => void
  readonly setMenu: typeof setMenu
  readonly changeItemQuantity: typeof changeItemQuantity
  readonly ensureOrderReference: typeof ensureOrderReference
  readonly readNumber: () => string | null
}

const page: TabPage = {
  startClient: () => startClient(null),
  setMenu,
  changeItemQuantity,
  ensureOrderReference,
  readNumber: () => sendingStore.getState().reference?.ref ?? null,
}

window.dispatchEvent(new CustomEvent('tab-page', { detail: page }))
