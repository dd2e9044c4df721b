import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import styles from './ClosedNote.module.css'

/** Above the dishes: why they can't be ordered now (BAN-4). */
export function ClosedNote(): ReactNode {
  const { words } = useWords()
  if (useShopState() !== 'closed') return null
  return <p className={styles['note']}>{words.hours.closedNow(shopClosedWindow())}</p>
}
