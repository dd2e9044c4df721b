import type { ReactNode } from 'react'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import type { OrderFacts } from '../../../order/domain/link/order-link.ts'
import { formatOrderNumber } from '../../../order/domain/order-number.ts'
import type { EarlierTickets } from '../domain/seen-tickets.ts'
import { formatOrderTime } from '../../../i18n/format-clock-time.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { useNow } from '../../../shop/state/shop-store.ts'
import styles from './KitchenTicket.module.css'

interface EarlierTicketNoticesProps {
  readonly earlier: EarlierTickets | null
  readonly facts: OrderFacts
}

/** What the kitchen has opened of the same order before, so that nothing is cooked twice. */
export function EarlierTicketNotices({ earlier, facts }: EarlierTicketNoticesProps): ReactNode {
  const language = useLanguage()
  const now = useNow()
  const messages = kitchenMessages[language]
  const notices =
    earlier === null
      ? []
      : [
          earlier.openedAt !== null &&
            messages.openedAt(formatDate(earlier.openedAt, language, now), formatOrderTime(earlier.openedAt, language)),
          earlier.hasOtherLines && messages.hasOtherLines,
          earlier.replacedRevision !== null &&
            messages.replaces(formatOrderNumber(facts.ref, earlier.replacedRevision)),
        ].filter((notice) => notice !== false)
  return (
    <div role="status" className={styles.notices}>
      {notices.map((notice) => (
        <p key={notice}>{keepFigures(notice)}</p>
      ))}
    </div>
  )
}
