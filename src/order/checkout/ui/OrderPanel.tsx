import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '#i18n/language-context.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import styles from './OrderPanel.module.css'
import { PaymentQuestion } from '../../fields/payment/ui/PaymentQuestion.tsx'
import { ReviewLink } from '../../send/ui/ReviewLink.tsx'
import { clearCart, clearSentOrder } from '../state/clear-order.ts'
import { ShareBasket } from '../../link/ui/ShareBasket.tsx'
import { toLinkLines } from '../../link/order-link.ts'
import { RememberChoice } from '../../remember/ui/RememberChoice.tsx'
import { RememberedCard } from '../../remember/ui/RememberedCard.tsx'
import { CommentBox } from '../../fields/comment/ui/CommentBox.tsx'
import { setComment } from '../../form/state/form-actions.ts'
import { ReceiveForm } from './ReceiveForm.tsx'
import { OrderActions } from '../../send/ui/OrderActions.tsx'
import { Summary } from './Summary.tsx'
import { formStore, useOrderForm } from '../../form/state/form-store.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { useOrder } from '../../state/current-order.ts'
import { useField } from '../../state/use-field.ts'

/** Form, summary and the actions that send the order. */
export function OrderPanel(): ReactNode {
  const messages = useCheckoutMessages()
  const { method } = useOrderForm()
  const { payments = [] } = useOrderOptions()
  const { amounts, isTotalKnown, basket } = useOrder()
  const payment = useField('payment')
  const comment = useStore(formStore, (state) => state.comment)
  return (
    <section className={styles.panel} aria-label={messages.checkout.summary}>
      <ReceiveForm remembered={<RememberedCard />} rememberChoice={<RememberChoice />} />
      <CommentBox comment={comment} onChange={setComment} />
      {method !== null && (
        <PaymentQuestion {...payment} payments={payments} method={method} total={isTotalKnown ? amounts.total : null} />
      )}
      <Summary />
      <OrderActions
        onSent={clearSentOrder}
        more={
          <>
            <ShareBasket messages={messages.checkout} lines={toLinkLines(basket.lines)} />
            <ClearCart />
          </>
        }
      />
      <div className={styles.review}>
        <ReviewLink />
      </div>
    </section>
  )
}

/** Empties the basket; the customer can undo it for three seconds. */
function ClearCart(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  return (
    <button
      type="button"
      onClick={() => {
        clearCart(language)
      }}
    >
      {messages.checkout.clearCart}
    </button>
  )
}
