import type { ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'
import { formatClosedHours, type ClosedHours } from '../../domain/opening-hours.ts'
import { getMessages } from '../../i18n/messages.ts'
import { useShopStatus } from '../../state/shop-status-store.ts'
import styles from './ShopStatusLine.module.css'

interface ShopStatusLineProps {
  readonly language: Language
  readonly closedHours: ClosedHours
}

/**
 * 'Open now · until 4 am'. It depends on the customer's clock, so the server's HTML has both texts,
 * of which the head script's `data-shop` shows one; hydration leaves that one.
 */
export function ShopStatusLine({ language, closedHours }: ShopStatusLineProps): ReactNode {
  const { hours: messages } = getMessages(language)
  const status = useShopStatus()

  const getText = (state: 'open' | 'closed'): string => {
    if (closedHours.kind === 'never') return messages.openAlways
    if (closedHours.kind === 'always') return messages.closed(formatClosedHours(closedHours) ?? '')
    return state === 'open' ? messages.openUntil(closedHours.from) : messages.opensAt(closedHours.to)
  }
  return (
    <p className={styles.status}>
      {(['open', 'closed'] as const).map(
        (state) =>
          (status === 'unknown' || status === state) && (
            <span key={state} data-state={state}>
              {getText(state)}
            </span>
          ),
      )}
    </p>
  )
}
