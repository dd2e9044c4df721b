import type { ReactNode } from 'react'
import { keepFigures } from '../../core/text/keep-figures.ts'
import { formatClosedNotice } from '../../shop/messages/format-closed-notice.ts'
import { useShopMessages } from '../../shop/messages/shop-messages.ts'
import { useClosedShop } from '../../shop/state/shop-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ClosedBanner.module.css'

/** The live region is always in the document, so that closing is announced. */
export function ClosedBanner(): ReactNode {
  const messages = useShopMessages()
  const closed = useClosedShop()
  const notice = closed && formatClosedNotice(messages, 'closedOrdering', closed)
  return (
    <div role="status" className={styles.region} data-testid="closed-banner">
      {notice !== null && (
        <p className={styles.banner}>
          <Icon name="clock" size={22} />
          <span>
            <HoursSentence text={notice.text} />{' '}
            {notice.opening !== undefined && <strong className={styles.opening}>{keepFigures(notice.opening)}</strong>}
          </span>
        </p>
      )}
    </div>
  )
}
