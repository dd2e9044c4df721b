import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../hooks/clipboard.ts'
import { getFirstInvalidField, type OrderFormErrors } from '../../domain/order-form.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { splitMessage } from '../../i18n/split-message.ts'
import { showOrderFormErrors } from '../../state/order-form-store.ts'
import { refreshShopStatus, useClosedHoursText, useShopStatus } from '../../state/shop-status-store.ts'
import { showToast } from '../../state/toast-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { ManualCopy, selectOrderText } from './ManualCopy.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { FIELD_IDS } from './field-ids.ts'
import styles from './OrderActions.module.css'
import { useOrderMessage } from './use-order-message.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** The order's ways out: WhatsApp, or the clipboard; both under the same checks (CHK-5, CHK-6, VAL-3). */
export function OrderActions(): ReactNode {
  const { messages } = useCheckoutMessages()
  const isClosed = useShopStatus() === 'closed'
  const hours = useClosedHoursText()
  const message = useOrderMessage()
  const [byHand, setByHand] = useState(false)

  /** True when the order may go out now; else what is missing is shown and has the focus. */
  const check = (): boolean => {
    if (refreshShopStatus() === 'closed') return false
    const errors = showOrderFormErrors()
    focusFirstInvalid(errors)
    return Object.keys(errors).length === 0
  }
  const copy = async (): Promise<void> => {
    if (!check() || message === null) return
    const isCopied = await copyText(message.text)
    // At once, so that the text is on the page when it is selected.
    flushSync(() => {
      setByHand(!isCopied)
    })
    if (isCopied) showToast(messages.checkout.copied)
    else selectOrderText()
  }

  return (
    <div className={styles.send}>
      {isClosed && (
        <p id="closed-reason" className={styles.closed}>
          <HoursSentence sentence={splitMessage(messages.hours.closedOrdering)} hours={hours} />
        </p>
      )}
      {message?.mustBeCopied === true && <p className={styles.long}>{messages.checkout.longOrder}</p>}
      <div className={styles.ways}>
        <WhatsAppLink isClosed={isClosed} message={message} check={check} />
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
      </div>
      {byHand && message !== null && <ManualCopy text={message.text} />}
      <p className={styles.hint}>{messages.checkout.draftHint}</p>
    </div>
  )
}

function focusFirstInvalid(errors: OrderFormErrors): void {
  const field = getFirstInvalidField(errors)
  if (field !== null) document.getElementById(FIELD_IDS[field])?.focus()
}
