import type { ReactNode } from 'react'
import type { MenuItem } from '../../domain/menu.ts'
import { getOptions } from '../../domain/special-requests.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useQuantity } from '../../state/basket-store.ts'
import { toggleRequest, useRequests } from '../../state/special-requests-store.ts'
import { RequestOptions } from '../../ui/RequestOptions.tsx'
import styles from './ItemRequests.module.css'

/** Special requests of an item, once it is in the basket; the same ones as in checkout. */
export function ItemRequests({ item }: { item: MenuItem }): ReactNode {
  const { messages } = useCheckoutMessages()
  const quantity = useQuantity(item.id)
  const chosen = useRequests(item.id)
  const options = getOptions(item.category)
  if (quantity === 0 || options.length === 0) return null
  return (
    <section className={styles.requests} aria-label={messages.checkout.specialRequest}>
      <h3 className={styles.title}>{messages.checkout.specialRequest}</h3>
      <RequestOptions
        options={options.map((key) => ({ key, label: messages.requests[key], isChosen: chosen.includes(key) }))}
        onToggle={(key) => {
          toggleRequest(item.id, key)
        }}
      />
    </section>
  )
}
