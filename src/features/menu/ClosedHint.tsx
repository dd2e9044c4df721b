import type { ReactNode } from 'react'
import { keepFigures } from '../../domain/keep-figures.ts'
import { getClosedWords } from '../../i18n/closed-words.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useClosedShop } from '../../state/shop-status-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import styles from './ClosedHint.module.css'

/** Explains above the menu why ordering is disabled. */
export function ClosedHint(): ReactNode {
  const { messages } = useMessages()
  const closed = useClosedShop()
  if (closed === null) return null
  const { text, opening } = getClosedWords(messages, 'closedNow', closed)
  return (
    <p className={styles.hint}>
      <HoursSentence text={text} /> {opening !== undefined && <span>{keepFigures(opening)}</span>}
    </p>
  )
}
