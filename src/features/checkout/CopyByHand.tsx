import type { ReactNode } from 'react'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import styles from './CopyByHand.module.css'
import { ORDER_TEXT_ID } from './field-ids.ts'

/** The order as text to copy, where the browser refuses the clipboard (contracts, What works when). */
export function CopyByHand({ text }: { text: string }): ReactNode {
  const { words } = useCheckoutWords()
  return (
    <div className={styles['by-hand']}>
      <label htmlFor={ORDER_TEXT_ID}>{words.checkout.copyByHand}</label>
      <textarea id={ORDER_TEXT_ID} readOnly rows={8} dir="auto" value={text} className={styles['text']} />
    </div>
  )
}

/** Selects that text, which takes the focus: only at the press of Copy order, never while something is typed. */
export function selectOrderText(): void {
  const text = document.getElementById(ORDER_TEXT_ID)
  if (text instanceof HTMLTextAreaElement) text.select()
}
