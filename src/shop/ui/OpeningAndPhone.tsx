import type { ReactNode } from 'react'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { getStatusText } from '../messages/format-closed-notice.ts'
import { useShopMessages } from '../messages/shop-messages.ts'
import { useClosedShop } from '../state/shop-store.ts'
import styles from './OpeningAndPhone.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** When the closed shop opens, and its phone number, beside what orders. Nothing while orders are taken. */
export function OpeningAndPhone(): ReactNode {
  const messages = useShopMessages()
  const closed = useClosedShop()
  if (closed === null) return null
  return (
    <p className={styles.closed}>
      <span>
        <HoursSentence text={getStatusText(messages, closed)} />
      </span>{' '}
      <PhoneLink />
    </p>
  )
}
