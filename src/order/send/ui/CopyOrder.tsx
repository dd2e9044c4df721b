import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { Icon } from '#ui/Icon.tsx'
import { REASON_ID } from '../../fields/ui/field-ids.ts'
import styles from './CopyOrder.module.css'

/** Copies the whole order: for devices without WhatsApp and orders too long for a link. */
export function CopyOrder({ isClosed, onCopy }: { isClosed: boolean; onCopy: () => void }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <button
      type="button"
      className={styles.copy}
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? REASON_ID : undefined}
      onClick={isClosed ? undefined : onCopy}
    >
      <Icon name="copy" size={20} />
      {messages.checkout.copyOrder}
    </button>
  )
}
