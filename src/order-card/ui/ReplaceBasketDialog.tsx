import { useId, type ReactNode } from 'react'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './ReplaceBasketDialog.module.css'

interface ReplaceBasketDialogProps {
  readonly onAnswer: (way: 'replace' | 'add') => void
  readonly onClose: () => void
}

/** Asks what becomes of the items that the customer has chosen before. */
export function ReplaceBasketDialog({ onAnswer, onClose }: ReplaceBasketDialogProps): ReactNode {
  const { menu } = useMenuMessages()
  const messages = useOrderCardMessages()
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} closeLabel={menu.close} onClose={onClose}>
      <div className={styles.question}>
        <h2 id={titleId} className={styles.title}>
          {messages.otherItems}
        </h2>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            onAnswer('replace')
          }}
        >
          {messages.replace}
        </button>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => {
            onAnswer('add')
          }}
        >
          {messages.add}
        </button>
        <button type="button" className={styles.quiet} onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </Dialog>
  )
}
