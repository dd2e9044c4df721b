import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './ManualCopy.module.css'
import { ORDER_TEXT_ID } from '../../fields/ui/field-ids.ts'

/** The order as text that is selected when it gets the focus, shown if the browser denies access to the clipboard. */
export function ManualCopy({ text }: { text: string }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <div className={styles.manualCopy}>
      <label htmlFor={ORDER_TEXT_ID}>{messages.checkout.manualCopy}</label>
      <textarea
        id={ORDER_TEXT_ID}
        readOnly
        rows={8}
        dir="auto"
        value={text}
        className={styles.text}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
    </div>
  )
}
