import type { ReactNode } from 'react'
import { formatAed, type Fils } from '../../domain/money.ts'
import type { OrderFacts } from '../../domain/order-link.ts'
import { useOrderCardMessages } from '../../i18n/order-card-messages.ts'
import styles from './CardTotal.module.css'

/** The total at today's prices, and the one that the order was written with where it differs. */
export function CardTotal({ total, facts }: { total: Fils; facts: OrderFacts | null }): ReactNode {
  const { messages } = useOrderCardMessages()
  const writtenTotal = facts?.total ?? null
  return (
    <div className={styles.total}>
      <dl className={styles.row}>
        <dt>
          {messages.card.total} <span className={styles.prices}>{messages.card.todaysPrices}</span>
        </dt>
        <dd>
          <bdi dir="ltr">{formatAed(total)}</bdi>
        </dd>
      </dl>
      {writtenTotal !== null && writtenTotal !== total && (
        <p>{messages.card.totalWhenWritten(formatAed(writtenTotal))}</p>
      )}
    </div>
  )
}
