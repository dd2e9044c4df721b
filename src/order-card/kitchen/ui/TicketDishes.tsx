import type { ReactNode } from 'react'
import type { CardLine } from '#order/link/resolved-order.ts'
import { listDishes } from '../domain/ticket-dishes.ts'
import styles from './Ticket.module.css'
import { TicketChoices, TicketLine } from './TicketLine.tsx'
import { TicketWords } from './TicketWords.tsx'

/** Each dish over all people, as the grill makes them, above the lists by person, which are for packing. */
export function TicketDishes({ lines }: { lines: readonly CardLine[] }): ReactNode {
  const dishes = listDishes(lines)
  if (dishes.length === 0) return null
  return (
    <>
      <p className={styles.person}>
        <TicketWords toText={({ toCook }) => toCook} />
      </p>
      <ul className={styles.lines}>
        {dishes.map(({ whole, asked }) => (
          <li key={whole.lineId} className={styles.line}>
            <TicketLine line={whole} />
            {asked.map((line) => (
              <div key={line.lineId} className={styles.asked}>
                <span className={styles.quantity}>{line.quantity} ×</span>
                <div>
                  <TicketChoices line={line} />
                </div>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.person}>
        <TicketWords toText={({ toPack }) => toPack} />
      </p>
    </>
  )
}
