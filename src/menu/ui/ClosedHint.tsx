import type { ReactNode } from 'react'
import { keepFigures } from '../../core/text/keep-figures.ts'
import { formatClosedNotice } from '../../shop/messages/format-closed-notice.ts'
import { useShopMessages } from '../../shop/messages/shop-messages.ts'
import { useClosedShop } from '../../shop/state/shop-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import styles from './ClosedHint.module.css'

export function ClosedHint(): ReactNode {
  const messages = useShopMessages()
  const closed = useClosedShop()
  if (closed === null) return null
  const { text, opening } = formatClosedNotice(messages, 'closedNow', closed)
  return (
    <p className={styles.hint}>
      <HoursSentence text={text} /> {opening !== undefined && <span>{keepFigures(opening)}</span>}
    </p>
  )
}
