import { getClosedTitle } from '../messages/format-closed-notice.ts'
import { useShopMessages } from '../messages/shop-messages.ts'
import { useClosedShop } from '../state/shop-store.ts'

/** Why nothing can be ordered now, for the tooltips of what orders; undefined while orders are taken. */
export function useClosedTitle(): string | undefined {
  const messages = useShopMessages()
  const closed = useClosedShop()
  return closed === null ? undefined : getClosedTitle(messages, closed)
}
