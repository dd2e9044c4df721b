import { useId, type ReactNode } from 'react'
import { useOrderCardMessages } from '../../i18n/order-card-messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './OrderAgain.module.css'

interface CartQuestionProps {
  readonly onAnswer: (way: 'replace' | 'add') => void
  readonly onClose: () => void
}

/** Asks what becomes of the items that the customer has chosen before. */
export function CartQuestion({ onAnswer, onClose }: CartQuestionProps): ReactNode {
  const { messages } = useOrderCardMessages()
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} closeLabel={messages.menu.close} onClose={onClose}>
      <div className={styles.question}>
        <h2 id={titleId} className={styles.questionTitle}>
          {messages.card.otherItems}
        </h2>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            onAnswer('replace')
          }}
        >
          {messages.card.replace}
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => {
            onAnswer('add')
          }}
        >
          {messages.card.add}
        </button>
        <button type="button" className={styles.quiet} onClick={onClose}>
          {messages.card.cancel}
        </button>
      </div>
    </Dialog>
  )
}
