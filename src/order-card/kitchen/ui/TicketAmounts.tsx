import type { ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { formatAed, type Fils } from '#core/money.ts'
import { Figure } from '#ui/Figure.tsx'
import styles from './Ticket.module.css'
import { TicketRow } from './TicketRow.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketAmountsProps {
  readonly amounts: CardAmounts
  readonly itemCount: number
}

/** Pieces, items, delivery and total at today's prices; a total is only stated where all of it is known. */
export function TicketAmounts({ amounts, itemCount }: TicketAmountsProps): ReactNode {
  const { fee, isFeeUnknown, itemsTotal, total } = amounts
  return (
    <>
      <p>
        <TicketWords toText={(messages) => messages.pieces(itemCount)} />
      </p>
      <dl>
        {(total === null || fee !== null) && (
          <TicketRow name="items">
            <Amount amount={itemsTotal} />
          </TicketRow>
        )}
        {(isFeeUnknown || fee !== null) && (
          <TicketRow name="deliveryFee">
            {fee === 0 ? <TicketWords toText={({ free }) => free} /> : <Amount amount={fee} />}
          </TicketRow>
        )}
        <TicketRow name="total">
          <Amount amount={total} />
        </TicketRow>
      </dl>
      <p className={styles.small}>
        <TicketWords toText={({ todaysPrices }) => todaysPrices} />
      </p>
    </>
  )
}

function Amount({ amount }: { amount: Fils | null }): ReactNode {
  return amount === null ? <TicketWords toText={({ seeChat }) => seeChat} /> : <Figure>{formatAed(amount)}</Figure>
}
