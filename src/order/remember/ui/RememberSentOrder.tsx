import { useState, type ReactNode } from 'react'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { type SentOrder, forgetOrder, rememberSentOrder, useRemember } from '../state/remember-actions.ts'
import styles from './RememberSentOrder.module.css'

/** Offers to remember an order that was sent without the tick, and to forget it again. */
export function RememberSentOrder({ order }: { order: SentOrder }): ReactNode {
  const { remember: messages } = useCheckoutMessages()
  const { isTicked, isRefused } = useRemember()
  const [wasTicked] = useState(isTicked)
  if (wasTicked || order.form.method === null) return null
  const change = (): void => {
    if (!isTicked) {
      rememberSentOrder(order)
      return
    }
    forgetOrder()
    showToast(messages.forgotten)
  }
  return (
    <div>
      <button type="button" className={styles.small} aria-describedby="remember-sent" onClick={change}>
        {isTicked ? messages.forget : messages.rememberHere}
      </button>
      <p id="remember-sent" role="status" className={styles.hint}>
        {isRefused ? messages.refused : messages.whatIsKept}
      </p>
    </div>
  )
}
