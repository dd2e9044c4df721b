import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { formatAed, sumFils } from '#core/money.ts'
import type { PricedLine } from '../../lines/price.ts'
import { groupByPerson } from '../../people/people.ts'
import { toLinkLines } from '../../link/order-link.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrder } from '../../state/current-order.ts'
import { setForSeveral, severalStore } from '../../people/state/for-several.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Figure } from '#ui/Figure.tsx'
import { ShareBasket } from '../../link/ui/ShareBasket.tsx'
import styles from './BasketTools.module.css'

/** What goes for all lines together: whether they are for several people, and sharing them. */
export function BasketTools(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines } = useOrder().basket
  const { isForSeveral } = useStore(severalStore)
  return (
    <section className={styles.tools}>
      <div className={styles.choice}>
        <Checkbox label={messages.checkout.forSeveral} isChecked={isForSeveral} onChange={setForSeveral} />
      </div>
      <PeopleSums label={messages.checkout.forSeveral} lines={lines} />
      <div className={styles.share}>
        <ShareBasket messages={messages.checkout} lines={toLinkLines(lines)} />
      </div>
    </section>
  )
}

/** What each person's lines cost, so that friends can settle. */
function PeopleSums({ label, lines }: { label: string; lines: readonly PricedLine[] }): ReactNode {
  const groups = groupByPerson(lines).filter(({ person }) => person !== null)
  if (groups.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={label}>
      {groups.map(({ person, lines: own }) => (
        <li key={person}>
          <bdi>{person}</bdi>: <Figure>{formatAed(sumFils(own.map(({ total }) => total)))}</Figure>
        </li>
      ))}
    </ul>
  )
}
