import type { ReactNode } from 'react'
import type { ResolvedOrder } from '../../order/domain/link/resolved-order.ts'
import type { LinkLine, LinkedOrder } from '../../order/domain/link/order-link.ts'
import { ShareBasket } from '../../order/ui/sending/ShareBasket.tsx'
import type { CardAmounts } from '../domain/priced-card.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { CardLines } from './CardLines.tsx'
import { CardTotal } from './CardTotal.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderCardPage.module.css'

interface OrderCardProps {
  /** What the link says. */
  readonly lines: readonly LinkLine[]
  readonly card: ResolvedOrder
  readonly amounts: CardAmounts
  /** Null for a basket. */
  readonly order: LinkedOrder | null
  /** What the card is and of which day its prices are. */
  readonly source?: string | undefined
  /** Whether it is a basket that somebody has shared. */
  readonly isShared?: boolean
}

/** Items and total of an order at today's prices, 'Order again', and sharing the items. */
export function OrderCard({ lines, card, amounts, order, source, isShared = false }: OrderCardProps): ReactNode {
  const messages = useOrderCardMessages()
  return (
    <div className={styles.card}>
      <CardLines lines={card.lines} priced={card.priced} />
      <CardTotal amounts={amounts} order={order} />
      {source !== undefined && <p className={styles.source}>{source}</p>}
      <OrderAgain card={card} isShared={isShared} />
      <ShareBasket messages={messages} lines={lines} />
    </div>
  )
}
