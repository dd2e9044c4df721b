import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { REASON_ID } from '../../fields/ui/field-ids.ts'

/** Copies the whole order: for devices without WhatsApp and orders too long for a link. */
export function CopyOrder({ isClosed, onCopy }: { isClosed: boolean; onCopy: () => void }): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <button
      type="button"
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? REASON_ID : undefined}
      onClick={isClosed ? undefined : onCopy}
    >
      {messages.checkout.copyOrder}
    </button>
  )
}
