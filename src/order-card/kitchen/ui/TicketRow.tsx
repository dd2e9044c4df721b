import type { ReactNode } from 'react'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

interface TicketRowProps {
  readonly name:
    | ('items' | 'deliveryFee' | 'total')
    | ('name' | 'phone' | 'recipientPhone' | 'address' | 'unit' | 'landmark' | 'makani' | 'location')
    | ('payment' | 'banknote' | 'change')
  /** Without it the row has a line to write on. */
  readonly children?: ReactNode
}

/** A name and its value, which may be the customer's own text. */
export function TicketRow({ name, children }: TicketRowProps): ReactNode {
  return (
    <div className={styles.row} data-name={name}>
      <dt>
        <TicketWords toText={(messages) => messages[name]} />
      </dt>
      <dd dir={typeof children === 'string' ? 'auto' : undefined}>{children}</dd>
    </div>
  )
}
