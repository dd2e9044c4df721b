import type { ReactNode } from 'react'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { ClearCart } from './ClearCart.tsx'
import styles from './OrderPanel.module.css'
import { RateUs } from './RateUs.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { SendOrder } from './SendOrder.tsx'
import { Summary } from './Summary.tsx'

/** How the order is received, what it comes to, and the way to send it. */
export function OrderPanel(): ReactNode {
  const { words } = useCheckoutWords()
  return (
    <section className={styles['panel']} aria-label={words.checkout.summary}>
      <ReceiveForm />
      <Summary />
      <SendOrder />
      <div className={styles['more']}>
        <RateUs />
        <ClearCart />
      </div>
    </section>
  )
}
