import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { formatAed } from '#core/money.ts'
import { sumUp, type PricedLine } from '../../lines/price.ts'
import { groupByPerson } from '../../people/people.ts'
import { toLinkLines } from '../../link/order-link.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrder } from '../../state/current-order.ts'
import { setForSeveral, severalStore } from '../../people/state/for-several.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Figure } from '#ui/Figure.tsx'
import { ShareBasket } from '../../link/ui/ShareBasket.tsx'
import styles from './BasketTools.module.css'

// Few baskets were started from a friend's.
const loadShareOwnLines = createLazyModule(() => import('../../link/ui/ShareOwnLines.tsx'))

/** Whether the order is for several people; above the lines, where that opens a field in each. */
export function SeveralChoice(): ReactNode {
  const messages = useCheckoutMessages()
  const { isForSeveral } = useStore(severalStore)
  return (
    <div className={styles.choice}>
      <Checkbox label={messages.checkout.forSeveral} isChecked={isForSeveral} onChange={setForSeveral} />
    </div>
  )
}

/** What goes for all lines together: what each person's cost, and sharing them. */
export function BasketTools(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines } = useOrder().basket
  const shareOwnLines = useLazyModule(loadShareOwnLines, safeSessionStorage.read(SESSION_KEYS.takenLines) !== null)
  return (
    <section className={styles.tools}>
      <PeopleSums label={messages.checkout.forSeveral} lines={lines} />
      <div className={styles.share}>
        {shareOwnLines !== null && <shareOwnLines.ShareOwnLines lines={toLinkLines(lines)} />}
        <ShareBasket messages={messages.checkout} lines={toLinkLines(lines)} />
      </div>
    </section>
  )
}

/** What each person's lines cost, so that friends can settle. */
function PeopleSums({ label, lines }: { label: string; lines: readonly PricedLine[] }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const groups = groupByPerson(lines)
  if (groups.every(({ person }) => person === null)) return null
  return (
    <ul className={styles.sums} aria-label={label}>
      {groups.map(({ person, lines: own }) => (
        <li key={person}>
          {person === null ? checkout.unnamed : <bdi>{`${person}:`}</bdi>}{' '}
          <Figure>{formatAed(sumUp(own).total)}</Figure>
        </li>
      ))}
    </ul>
  )
}
