import { showToast } from '#browser/stores/page-messages-store.ts'
import { getStatusText } from '../messages/format-closed-notice.ts'
import { useShopMessages } from '../messages/shop-messages.ts'
import { refreshShopClock } from '../state/shop-store.ts'

/** Says when the shop opens, for what is pressed while closed away from those words: a finger sees no tooltip. */
export function useClosedToast(): () => void {
  const messages = useShopMessages()
  return () => {
    showToast(getStatusText(messages, refreshShopClock()))
  }
}
