import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import { splitMessage } from '../../i18n/split-message.ts'
import { useClosedHoursText, useOpeningMinute } from '../../state/shop-status-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ClosedBanner.module.css'

/** The live region is always in the document, so that closing is announced. */
export function ClosedBanner(): ReactNode {
  const { messages } = useMessages()
  const hours = useClosedHoursText()
  const opening = useOpeningMinute()
  return (
    <div role="status" className={styles.region} data-testid="closed-banner">
      {hours !== null && (
        <p className={styles.banner}>
          <Icon name="clock" size={22} />
          <span>
            <HoursSentence sentence={splitMessage(messages.hours.closedOrdering)} hours={hours} />{' '}
            {opening !== null && <strong className={styles.opening}>{messages.hours.weOpenAt(opening)}</strong>}
          </span>
        </p>
      )}
    </div>
  )
}
