import { useLanguage } from '#i18n/language-context.tsx'
import { formatClosedTitle } from '../messages/describe-shop.ts'
import { useClosedShop } from '../state/shop-store.ts'

/** Why nothing can be ordered now, for the tooltips of what orders; undefined while orders are taken. */
export function useClosedTitle(): string | undefined {
  const language = useLanguage()
  const closed = useClosedShop()
  return closed === null ? undefined : formatClosedTitle(closed, language)
}
