import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { undoClearCart } from '../../state/clear-cart.ts'
import styles from './ClearedNote.module.css'

/** Says that the basket was emptied, and offers the way back until the page leaves (CHK-3). */
export function ClearedNote(): ReactNode {
  const { words } = useWords()
  return (
    <div className={styles['note']}>
      <p role="status">{words.checkout.cleared}</p>
      <button
        type="button"
        className={styles['undo']}
        autoFocus
        onClick={() => {
          undoClearCart()
          document.getElementById('my-order')?.focus()
        }}
      >
        {words.checkout.undo}
      </button>
    </div>
  )
}
