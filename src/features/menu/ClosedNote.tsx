import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import styles from './ClosedNote.module.css'

/** Above the dishes: why they can't be ordered now (BAN-4). */
export function ClosedNote(): ReactNode {
  const { words } = useWords()
  if (useShopState() !== 'closed') return null
  const hours = shopClosedWindow()
  return (
    <p className={styles['note']}>
      <HoursSentence sentence={words.hours.closedNow(hours)} hours={hours} />
    </p>
  )
}
