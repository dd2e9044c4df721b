import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import styles from './ManualCopy.module.css'
import { ORDER_TEXT_ID } from './field-ids.ts'

/** The order as text to copy, where the browser refuses the clipboard (contracts, What works when). */
export function ManualCopy({ text }: { text: string }): ReactNode {
  const { messages } = useCheckoutMessages()
  return (
    <div className={styles.byHand}>
      <label htmlFor={ORDER_TEXT_ID}>{messages.checkout.copyByHand}</label>
      <textarea id={ORDER_TEXT_ID} readOnly rows={8} dir="auto" value={text} className={styles.text} />
    </div>
  )
}

/** Selects that text, which takes the focus: only at the press of Copy order, never while something is typed. */
export function selectOrderText(): void {
  const text = document.getElementById(ORDER_TEXT_ID)
  if (text instanceof HTMLTextAreaElement) text.select()
}
