import { showToast } from '#browser/stores/page-messages-store.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatShopStatus } from '../messages/describe-shop.ts'
import { refreshShopClock } from '../state/shop-store.ts'

/** Says when the shop opens, for what is pressed while closed away from those words: a finger sees no tooltip. */
export function useClosedToast(): () => void {
  const language = useLanguage()
  return () => {
    showToast(formatShopStatus(refreshShopClock(), language))
  }
}
