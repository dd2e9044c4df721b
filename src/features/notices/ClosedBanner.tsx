import { useEffect, type ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { shopClosedWindow, useShopState, watchShopHours } from '../../state/shop-hours.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockIcon } from '../../ui/icons.ts'
import styles from './ClosedBanner.module.css'

/** Says in red that the kitchen takes no orders now (BAN-4). The region is always there, so that closing is announced. */
export function ClosedBanner(): ReactNode {
  const { words } = useWords()
  const shop = useShopState()
  useEffect(watchShopHours, [])
  const hours = shop === 'closed' ? shopClosedWindow() : ''
  return (
    <div role="status" className={styles['place']} data-closed-banner>
      {shop === 'closed' && (
        <p className={styles['banner']}>
          <Icon icon={clockIcon} size={22} />
          <span>
            <HoursSentence sentence={words.hours.closedOrdering(hours)} hours={hours} />
          </span>
        </p>
      )}
    </div>
  )
}
