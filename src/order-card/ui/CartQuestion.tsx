import { useId, type ReactNode } from 'react'
import type { OrderCardMessages } from '../messages/order-card.en.ts'
import { useMenuMessages } from '../../menu/messages/menu-messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './CartQuestion.module.css'

interface CartQuestionProps {
  readonly words: Pick<OrderCardMessages, 'otherItems' | 'replace' | 'add' | 'cancel'>
  readonly onAnswer: (way: 'replace' | 'add') => void
  readonly onClose: () => void
}

/** Asks what becomes of the items that the customer has chosen before. */
export function CartQuestion({ words, onAnswer, onClose }: CartQuestionProps): ReactNode {
  const messages = useMenuMessages()
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} closeLabel={messages.menu.close} onClose={onClose}>
      <div className={styles.question}>
        <h2 id={titleId} className={styles.title}>
          {words.otherItems}
        </h2>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            onAnswer('replace')
          }}
        >
          {words.replace}
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => {
            onAnswer('add')
          }}
        >
          {words.add}
        </button>
        <button type="button" className={styles.quiet} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  )
}
