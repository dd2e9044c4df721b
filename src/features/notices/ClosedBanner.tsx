import { Clock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { shopClosedWindow, useShopState, watchShopHours } from '../../state/shop-hours.ts'
import styles from './ClosedBanner.module.css'

/** Says in red that the kitchen takes no orders now (BAN-4). The region is always there, so that closing is announced. */
export function ClosedBanner(): ReactNode {
  const { words } = useWords()
  const shop = useShopState()
  useEffect(watchShopHours, [])
  return (
    <div role="status" data-closed-banner>
      {shop === 'closed' && (
        <p className={styles['banner']}>
          <Clock aria-hidden size={22} />
          <span>{words.hours.closedOrdering(shopClosedWindow())}</span>
        </p>
      )}
    </div>
  )
}
