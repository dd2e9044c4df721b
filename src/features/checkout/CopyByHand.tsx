import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import styles from './CopyByHand.module.css'

/** The order as selected text, where the browser refuses the clipboard (contracts, What works when). */
export function CopyByHand({ text }: { text: string }): ReactNode {
  const { words } = useWords()
  return (
    <div className={styles['by-hand']}>
      <label htmlFor="order-text">{words.checkout.copyByHand}</label>
      <textarea
        id="order-text"
        readOnly
        rows={8}
        dir="auto"
        value={text}
        className={styles['text']}
        ref={(element) => {
          element?.select()
        }}
      />
    </div>
  )
}
