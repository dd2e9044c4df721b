import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../hooks/clipboard.ts'
import { getFirstInvalidField, type OrderFormErrors } from '../../domain/order-form.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { splitMessage } from '../../i18n/split-message.ts'
import { showOrderFormErrors } from '../../state/order-form-store.ts'
import { refreshShopStatus, useClosedHoursText, useOpeningMinute } from '../../state/shop-status-store.ts'
import { showToast } from '../../state/toast-store.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { ManualCopy, selectOrderText } from './ManualCopy.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { FIELD_IDS } from './field-ids.ts'
import styles from './OrderActions.module.css'
import { useOrderMessage } from './use-order-message.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** Sends the order by WhatsApp or copies it to the clipboard. Both validate the form first. */
export function OrderActions(): ReactNode {
  const { messages } = useCheckoutMessages()
  const closedHours = useClosedHoursText()
  const opening = useOpeningMinute()
  const isClosed = closedHours !== null
  const message = useOrderMessage()
  const [isManualCopyShown, setManualCopyShown] = useState(false)

  /**
   * True if the order may be sent; otherwise shows the errors and focuses the first invalid field.
   */
  const check = (): boolean => {
    if (refreshShopStatus() === 'closed') return false
    const errors = showOrderFormErrors()
    focusFirstInvalid(errors)
    return Object.keys(errors).length === 0
  }
  const copy = async (): Promise<void> => {
    if (!check() || message === null) return
    const isCopied = await copyText(message.text)
    // Synchronous, because the text field must exist before it is selected.
    flushSync(() => {
      setManualCopyShown(!isCopied)
    })
    if (isCopied) showToast(messages.checkout.copied)
    else selectOrderText()
  }

  return (
    <div className={styles.orderActions}>
      {closedHours !== null && (
        <p id="closed-reason" className={styles.closed}>
          <HoursSentence sentence={splitMessage(messages.hours.closedOrdering)} hours={closedHours} />
          {opening !== null && <> {messages.hours.weOpenAt(opening)}</>}
        </p>
      )}
      {message?.mustBeCopied === true && <p className={styles.tooLong}>{messages.checkout.orderTooLong}</p>}
      <div className={styles.buttons}>
        <WhatsAppLink isClosed={isClosed} message={message} check={check} />
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
      </div>
      {isManualCopyShown && message !== null && <ManualCopy text={message.text} />}
      <p className={styles.hint}>{messages.checkout.draftHint}</p>
    </div>
  )
}

function focusFirstInvalid(errors: OrderFormErrors): void {
  const field = getFirstInvalidField(errors)
  if (field !== null) document.getElementById(FIELD_IDS[field])?.focus()
}
