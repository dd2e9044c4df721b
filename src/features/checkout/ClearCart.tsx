import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { clearCart } from '../../state/clear-cart.ts'
import styles from './QuietAction.module.css'

/** Empties everything, with three seconds to think again (CHK-3). */
export function ClearCart(): ReactNode {
  const { language, words } = useWords()
  return (
    <button
      type="button"
      className={styles['action']}
      onClick={() => {
        clearCart(language)
      }}
    >
      <Trash2 aria-hidden size={18} />
      {words.checkout.clearCart}
    </button>
  )
}
