import type { ReactNode } from 'react'
import { formatAed, type Fils } from '../../../core/money.ts'
import styles from './Ticket.module.css'

/** An amount, which never breaks between its code and its figures. */
export function TicketAmount({ amount }: { amount: Fils }): ReactNode {
  return (
    <bdi dir="ltr" className={styles.amount}>
      {formatAed(amount)}
    </bdi>
  )
}
