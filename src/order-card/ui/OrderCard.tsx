import type { ReactNode } from 'react'
import { priceAvailable, type ResolvedOrder } from '#order/link/resolved-order.ts'
import type { LinkedOrder, OrderLink } from '#order/link/order-link.ts'
import { useOrderOptions } from '#order/form/state/order-options-store.ts'
import { ShareBasket } from '#order/link/ui/ShareBasket.tsx'
import { useNow } from '#shop/state/shop-store.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { priceCard } from '../domain/priced-card.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { CardLines } from './CardLines.tsx'
import { CardTotal } from './CardTotal.tsx'
import { CardTray } from './CardTray.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderCardPage.module.css'

interface OrderCardProps {
  readonly link: OrderLink
  readonly card: ResolvedOrder
  /** Null for a basket. */
  readonly order: LinkedOrder | null
  /** What the card is and of which day its prices are. */
  readonly source?: string | undefined
  /** Whether it is a basket that somebody has shared. */
  readonly isShared?: boolean
  /** Whether it is the order that this browser remembers, with name and address. */
  readonly isRemembered?: boolean
}

/** The tray, items and total of what can be ordered now, at today's prices, 'Order again', and sharing the items. */
export function OrderCard(props: OrderCardProps): ReactNode {
  const { link, card, order, source, isShared = false, isRemembered = false } = props
  const messages = useOrderCardMessages()
  const options = useOrderOptions()
  const available = priceAvailable(card, useNow())
  const canOrder = available.priced.lines.length > 0
  return (
    <>
      <OptionalPart>
        <CardTray lines={card.lines} linkLines={link.lines} />
      </OptionalPart>
      <div className={styles.card}>
        <CardLines lines={card.lines} priced={available.priced} />
        <CardTotal amounts={canOrder ? priceCard(available, link, options) : null} order={order} />
        {source !== undefined && <p className={styles.source}>{source}</p>}
        <OrderAgain card={card} canOrder={canOrder} isShared={isShared} isRemembered={isRemembered} />
        <ShareBasket
          messages={messages}
          label={isShared ? messages.shareBasket : messages.shareOrder}
          lines={link.lines}
        />
      </div>
    </>
  )
}
