import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { undoClearCart } from '../state/clear-order.ts'
import styles from './BasketClearedNotice.module.css'

/** Offers to undo until the page navigates to the menu. Undoing moves the focus to the heading. */
export function BasketClearedNotice(): ReactNode {
  const messages = useCheckoutMessages()
  const undo = (): void => {
    undoClearCart()
    document.getElementById('my-order')?.focus()
  }
  return (
    <div className={styles.notice}>
      <div role="status">
        <p className={styles.empty}>{messages.checkout.empty}</p>
        <p>{messages.checkout.cleared}</p>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */}
      <button type="button" className={styles.undo} autoFocus onClick={undo}>
        {messages.checkout.undo}
      </button>
    </div>
  )
}
