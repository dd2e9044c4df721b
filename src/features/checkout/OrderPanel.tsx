import type { ReactNode } from 'react'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { ClearCart } from './ClearCart.tsx'
import styles from './OrderPanel.module.css'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { ReviewLink } from './ReviewLink.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Summary } from './Summary.tsx'

/** Form, summary and the actions that send the order. */
export function OrderPanel(): ReactNode {
  const messages = useCheckoutMessages()
  return (
    <section className={styles.panel} aria-label={messages.checkout.summary}>
      <ReceiveForm />
      <PaymentQuestion />
      <Summary />
      <OrderActions />
      <div className={styles.moreActions}>
        <ReviewLink />
        <ClearCart />
      </div>
    </section>
  )
}
