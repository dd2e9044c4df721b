import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useHandOffMessages } from '../../i18n/hand-off-messages.ts'
import { undoClearCart } from '../../state/clear-cart-store.ts'
import styles from './BasketClearedNotice.module.css'
import { ReviewLink } from './ReviewLink.tsx'

/** Thanks a customer who says that the order was sent; it can be undone until the page is left. */
export function SentNotice({ number }: { number: string | null }): ReactNode {
  const { messages } = useCheckoutMessages()
  const handOff = useHandOffMessages()
  const undo = (): void => {
    undoClearCart()
    document.getElementById('my-order')?.focus()
  }
  return (
    <div className={styles.notice}>
      <div>
        <p role="status" className={styles.empty}>
          {number === null ? handOff.thanks : handOff.thanksWithNumber(number)}
        </p>
        <ReviewLink />
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- the button that had the focus is gone, and this one undoes it */}
      <button type="button" className={styles.undo} autoFocus onClick={undo}>
        {messages.checkout.undo}
      </button>
    </div>
  )
}
