import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { clearCart } from '../state/clear-order.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '../../send/ui/TextButton.module.css'

/** Empties the basket; the customer can undo it for three seconds. */
export function ClearCart(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        clearCart(language)
      }}
    >
      <Icon name="trash" size={18} />
      {messages.checkout.clearCart}
    </button>
  )
}
