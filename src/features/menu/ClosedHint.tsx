import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import { splitMessage } from '../../i18n/split-message.ts'
import { useClosedHoursText, useOpeningMinute } from '../../state/shop-status-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import styles from './ClosedHint.module.css'

/** Explains above the menu why ordering is disabled. */
export function ClosedHint(): ReactNode {
  const { messages } = useMessages()
  const hours = useClosedHoursText()
  const opening = useOpeningMinute()
  if (hours === null) return null
  return (
    <p className={styles.hint}>
      <HoursSentence sentence={splitMessage(messages.hours.closedNow)} hours={hours} />
      {opening !== null && <> {messages.hours.weOpenAt(opening)}</>}
    </p>
  )
}
