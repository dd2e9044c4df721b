import type { ReactNode } from 'react'
import type { OrderFacts } from '../../domain/order-link.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { formatDubaiTime } from '../../domain/order-time.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useOrderCardMessages } from '../../i18n/order-card-messages.ts'
import styles from './OrderCard.module.css'

/** Number and time of an order; a link without them is that of a basket. */
export function CardHeading({ facts }: { facts: OrderFacts | null }): ReactNode {
  const { language, messages } = useOrderCardMessages()
  if (facts === null) return <p className={styles.heading}>{messages.card.basket}</p>
  const { ref, revision, writtenAt, method } = facts
  return (
    <p className={styles.heading}>
      {messages.card.written(
        formatOrderNumber(ref, revision),
        formatDate(writtenAt, language),
        formatDubaiTime(writtenAt),
      )}
      {method !== null && <> {messages.card[method]}.</>}
    </p>
  )
}
