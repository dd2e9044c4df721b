import type { ReactNode } from 'react'
import type { ResolvedOrder } from '../../order/domain/link/resolved-order.ts'
import type { LinkedOrder } from '../../order/domain/link/order-link.ts'
import type { CardAmounts } from '../domain/priced-card.ts'
import { CardLines } from './CardLines.tsx'
import { CardTotal } from './CardTotal.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderCardPage.module.css'

interface OrderCardProps {
  readonly card: ResolvedOrder
  readonly amounts: CardAmounts
  /** Null for a basket. */
  readonly order: LinkedOrder | null
  /** Where the card's facts come from. */
  readonly source?: string
}

/** Items and total of an order at today's prices, and 'Order again'. */
export function OrderCard({ card, amounts, order, source }: OrderCardProps): ReactNode {
  return (
    <div className={styles.card}>
      <CardLines lines={card.lines} priced={card.priced} />
      <CardTotal amounts={amounts} order={order} />
      {source !== undefined && <p className={styles.source}>{source}</p>}
      <OrderAgain card={card} />
    </div>
  )
}
