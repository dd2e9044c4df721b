import type { ReactNode } from 'react'
import { toLinkLines } from '../../link/order-link.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrder } from '../../state/current-order.ts'
import { setForSeveral, useIsForSeveral } from '../../people/state/for-several.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PeopleSums } from '../../people/ui/PeopleSums.tsx'
import { ShareBasket } from '../../link/ui/ShareBasket.tsx'
import styles from './BasketTools.module.css'

/** What goes for all lines together: whether they are for several people, and sharing them. */
export function BasketTools(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines } = useOrder().basket
  return (
    <section className={styles.tools}>
      <div className={styles.choice}>
        <Checkbox label={messages.checkout.forSeveral} isChecked={useIsForSeveral()} onChange={setForSeveral} />
      </div>
      <PeopleSums label={messages.checkout.forSeveral} lines={lines} />
      <div className={styles.share}>
        <ShareBasket messages={messages.checkout} lines={toLinkLines(lines)} />
      </div>
    </section>
  )
}
