import type { ReactNode } from 'react'
import { toLinkLines } from '../../domain/link/order-link.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrder } from '../../state/current-order.ts'
import { ShareBasket } from '../sending/ShareBasket.tsx'
import styles from './BasketTools.module.css'

/** What can be done with all lines together. */
export function BasketTools(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines } = useOrder().basket
  return (
    <div className={styles.tools}>
      <ShareBasket messages={messages.checkout} lines={toLinkLines(lines)} />
    </div>
  )
}
