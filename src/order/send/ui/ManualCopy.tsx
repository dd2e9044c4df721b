import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './ManualCopy.module.css'
import { ORDER_TEXT_ID } from '../../fields/ui/field-ids.ts'

/** The order as selectable text, shown if the browser denies access to the clipboard. */
export function ManualCopy({ text }: { text: string }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <div className={styles.manualCopy}>
      <label htmlFor={ORDER_TEXT_ID}>{messages.checkout.manualCopy}</label>
      <textarea id={ORDER_TEXT_ID} readOnly rows={8} dir="auto" value={text} className={styles.text} />
    </div>
  )
}

/**
 * Selects and focuses the order text. Call only on a click of Copy order: it would steal the focus
 * from a field that is being edited.
 */
export function selectOrderText(): void {
  const text = document.getElementById(ORDER_TEXT_ID)
  if (!(text instanceof HTMLTextAreaElement)) return
  text.focus()
  text.select()
}
