import { useState, type ReactNode } from 'react'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { useHandOffMessages } from '../../send/messages/hand-off-messages.ts'
import { useRememberMessages } from '../messages/remember-messages.ts'
import { useCheckoutState, type Cleared } from '../../checkout/state/checkout-store.ts'
import { forgetOrder, rememberSentOrder } from '../state/remember-actions.ts'
import styles from '../../send/ui/SentNotice.module.css'

/** Offers to remember an order that was sent without the tick, and to forget it again. */
export function RememberSentOrder({ order }: { order: Cleared }): ReactNode {
  const { rememberHere } = useHandOffMessages()
  const messages = useRememberMessages()
  const { isTicked, isRefused } = useCheckoutState('remember')
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
        {isTicked ? messages.forget : rememberHere}
      </button>
      <p id="remember-sent" role="status" className={styles.hint}>
        {isRefused ? messages.refused : messages.whatIsKept}
      </p>
    </div>
  )
}
