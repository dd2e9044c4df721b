import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import { useEarlierTickets } from '../state/kitchen-store.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useNow } from '#shop/state/shop-store.ts'
import styles from './KitchenTicket.module.css'

/**
 * What the kitchen has opened of the same order before, so that nothing is cooked twice. `reference`
 * is the order's number without the revision.
 */
export function EarlierTicketNotices({ reference }: { reference: string }): ReactNode {
  const language = useLanguage()
  const now = useNow()
  const messages = kitchenMessages[language]
  const { openedAt = null, hasOtherLines = false, replacedRevision = null } = useEarlierTickets() ?? {}
  return (
    <div role="status" className={styles.notices}>
      {openedAt !== null && (
        <p>
          {keepFigures(messages.openedAt(formatDate(openedAt, language, now), formatOrderTime(openedAt, language)))}
        </p>
      )}
      {hasOtherLines && <p>{messages.hasOtherLines}</p>}
      {replacedRevision !== null && <p>{messages.replaces(formatOrderNumber(reference, replacedRevision))}</p>}
    </div>
  )
}
