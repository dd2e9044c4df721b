import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../browser/clipboard.ts'
import { firstInvalidField, type OrderFormErrors } from '../../domain/order-form.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { showOrderFormErrors } from '../../state/order-form.ts'
import { checkShopClosed, shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import { showToast } from '../../state/toasts.ts'
import { HoursSentence } from '../../ui/HoursSentence.tsx'
import { CopyByHand, selectOrderText } from './CopyByHand.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { FIELD_IDS } from './field-ids.ts'
import styles from './SendOrder.module.css'
import { useOrderMessage } from './use-order-message.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** The order's ways out: WhatsApp, or the clipboard; both under the same checks (CHK-5, CHK-6, VAL-3). */
export function SendOrder(): ReactNode {
  const { words } = useCheckoutWords()
  const isClosed = useShopState() === 'closed'
  const hours = isClosed ? shopClosedWindow() : ''
  const message = useOrderMessage()
  const [byHand, setByHand] = useState(false)

  /** True when the order may go out now; else what is missing is shown and has the focus. */
  const check = (): boolean => {
    if (checkShopClosed()) return false
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
    if (isCopied) showToast(words.checkout.copied)
    else selectOrderText()
  }

  return (
    <div className={styles['send']}>
      {isClosed && (
        <p id="closed-reason" className={styles['closed']}>
          <HoursSentence sentence={words.hours.closedOrdering(hours)} hours={hours} />
        </p>
      )}
      {message?.needsCopy === true && <p className={styles['long']}>{words.checkout.longOrder}</p>}
      <div className={styles['ways']}>
        <WhatsAppLink isClosed={isClosed} message={message} check={check} />
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
      </div>
      {byHand && message !== null && <CopyByHand text={message.text} />}
      <p className={styles['hint']}>{words.checkout.draftHint}</p>
    </div>
  )
}

function focusFirstInvalid(errors: OrderFormErrors): void {
  const field = firstInvalidField(errors)
  if (field !== null) document.getElementById(FIELD_IDS[field])?.focus()
}
