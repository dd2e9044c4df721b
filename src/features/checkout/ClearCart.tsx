import type { ReactNode } from 'react'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { clearCart } from '../../state/clear-cart.ts'
import { Icon } from '../../ui/Icon.tsx'
import { trashIcon } from './icons.ts'
import styles from './QuietAction.module.css'

/** Empties everything, with three seconds to think again (CHK-3). */
export function ClearCart(): ReactNode {
  const { language, words } = useCheckoutWords()
  return (
    <button
      type="button"
      className={styles['action']}
      onClick={() => {
        clearCart(language)
      }}
    >
      <Icon icon={trashIcon} size={18} />
      {words.checkout.clearCart}
    </button>
  )
}
