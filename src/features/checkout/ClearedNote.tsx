import type { ReactNode } from 'react'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { undoClearCart } from '../../state/clear-cart.ts'
import styles from './ClearedNote.module.css'

/** Says that the basket was emptied, and offers the way back until the page leaves; then the heading has the focus (CHK-3). */
export function ClearedNote(): ReactNode {
  const { words } = useCheckoutWords()
  const undo = (): void => {
    undoClearCart()
    document.getElementById('my-order')?.focus()
  }
  return (
    <div className={styles['note']}>
      <p role="status">{words.checkout.cleared}</p>
      <button type="button" className={styles['undo']} autoFocus onClick={undo}>
        {words.checkout.undo}
      </button>
    </div>
  )
}
