import type { ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import type { Language } from '../../../core/text/language.ts'
import type { Fils } from '../../../core/money.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import styles from './Ticket.module.css'
import { TicketAmount } from './TicketAmount.tsx'
import { TicketWords } from './TicketWords.tsx'

interface TicketAmountsProps {
  readonly amounts: CardAmounts
  readonly pieces: number
  /** Of the pasted message; null without one. */
  readonly messageTotal: Fils | null
  readonly languages: readonly Language[]
}

/** Pieces, items, delivery and total at today's prices; a total is only stated where all of it is known. */
export function TicketAmounts({ amounts, pieces, messageTotal, languages }: TicketAmountsProps): ReactNode {
  const { fee, isFeeUnknown, itemsTotal, total } = amounts
  const words = (toText: (messages: KitchenMessages) => string): ReactNode => (
    <TicketWords languages={languages} toText={toText} />
  )
  return (
    <>
      <p>{words((messages) => messages.pieces(pieces))}</p>
      <dl className={styles.amounts}>
        {(total === null || fee !== null) && (
          <Row name={words(({ items }) => items)}>
            <TicketAmount amount={itemsTotal} />
          </Row>
        )}
        {(isFeeUnknown || fee !== null) && (
          <Row name={words(({ deliveryFee }) => deliveryFee)}>
            {fee === null ? (
              words(({ seeChat }) => seeChat)
            ) : fee === 0 ? (
              words(({ free }) => free)
            ) : (
              <TicketAmount amount={fee} />
            )}
          </Row>
        )}
        <Row name={words((messages) => messages.total)} isTotal>
          {total === null ? words(({ seeChat }) => seeChat) : <TicketAmount amount={total} />}
        </Row>
        {messageTotal !== null && messageTotal !== (total ?? itemsTotal) && (
          <Row name={words((messages) => messages.messageTotal)}>
            <TicketAmount amount={messageTotal} />
          </Row>
        )}
      </dl>
      <p className={styles.small}>{words(({ todaysPrices }) => todaysPrices)}</p>
    </>
  )
}

function Row({
  name,
  isTotal = false,
  children,
}: {
  readonly name: ReactNode
  readonly isTotal?: boolean
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
