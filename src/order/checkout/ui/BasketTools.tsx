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
import { Icon } from '#ui/Icon.tsx'
import { Figure } from '#ui/Figure.tsx'
import styles from './BasketTools.module.css'

// Few baskets were started from a friend's.
const loadShareOwnLines = createLazyModule(() => import('../../link/ui/ShareOwnLines.tsx'))

/** Makes the order one for several people, or of one again: a field in each line asks for whom it is. */
export function GroupOrder(): ReactNode {
  const messages = useCheckoutMessages()
  const { isForSeveral } = useStore(severalStore)
  return (
    <button
      type="button"
      className={styles.group}
      aria-pressed={isForSeveral}
      onClick={() => {
        setForSeveral(!isForSeveral)
      }}
    >
      {isForSeveral && <Icon name="check" size={16} />}
      <span>{messages.checkout.groupOrder}</span>
    </button>
  )
}

/** What goes for all lines together: what each person's cost, and sharing what was added to a friend's. */
export function BasketTools(): ReactNode {
  const messages = useCheckoutMessages()
  const { lines } = useOrder().basket
  const shareOwnLines = useLazyModule(loadShareOwnLines, safeSessionStorage.read(SESSION_KEYS.takenLines) !== null)
  return (
    <>
      <PeopleSums label={messages.checkout.groupOrder} lines={lines} />
      {shareOwnLines !== null && <shareOwnLines.ShareOwnLines lines={toLinkLines(lines)} />}
    </>
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
