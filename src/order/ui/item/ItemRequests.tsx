import type { ReactNode } from 'react'
import type { MenuItem } from '../../../menu/domain/menu.ts'
import { listOfferedExtras } from '../../../menu/domain/extras.ts'
import { getOptions } from '../../../menu/domain/special-requests.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useBasket } from '../../state/order-store.ts'
import { toggleLineRequest } from '../../state/line-actions.ts'
import { ExtraOptions } from './ExtraOptions.tsx'
import { RequestGroups } from './RequestGroups.tsx'
import styles from './ItemRequests.module.css'

/**
 * Special requests and extras of an item, once it is in the basket; the same ones as in checkout. An item with
 * several lines is changed there.
 */
export function ItemRequests({ item }: { item: MenuItem }): ReactNode {
  const messages = useCheckoutMessages()
  const [line, ...furtherLines] = useBasket().lines.filter(({ itemId }) => itemId === item.id)
  const hasRequests = getOptions(item.category).length > 0
  if (line === undefined || furtherLines.length > 0) return null
  return (
    <>
      {hasRequests && (
        <section className={styles.requests} aria-label={messages.checkout.specialRequest}>
          <h3 className={styles.title}>{messages.checkout.specialRequest}</h3>
          <RequestGroups
            line={line}
            onToggle={(key) => {
              toggleLineRequest(line.lineId, key)
            }}
          />
        </section>
      )}
      {listOfferedExtras(line.item).length > 0 && (
        <section className={styles.requests} aria-label={messages.checkout.extras}>
          <h3 className={styles.title}>{messages.checkout.extras}</h3>
          <ExtraOptions line={line} />
        </section>
      )}
    </>
  )
}
