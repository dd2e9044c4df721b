import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './BasketClearedNotice.module.css'

/** Offers to undo until the page navigates to the menu. */
export function BasketClearedNotice({ onUndo }: { onUndo: () => void }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <div className={styles.notice}>
      <div role="status">
        <p className={styles.empty}>{messages.checkout.empty}</p>
        <p>{messages.checkout.cleared}</p>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */}
      <button type="button" className={styles.undo} autoFocus onClick={onUndo}>
        {messages.checkout.undo}
      </button>
    </div>
  )
}
