import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../../browser/clipboard.ts'
import { useLazyModule } from '../../../browser/lazy-module.ts'
import { showElement } from '../../../browser/show-element.ts'
import type { HandOffWay } from '../../domain/hand-off.ts'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import { getFirstInvalidField, type OrderFormErrors } from '../../domain/order-form.ts'
import type { ShopState } from '../../../shop/domain/shop-schedule.ts'
import { getClosedWords } from '../../../shop/messages/closed-words.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useShopMessages } from '../../../shop/messages/shop-messages.ts'
import { basketStore } from '../../state/basket-store.ts'
import { recordHandOff } from '../../state/hand-off-store.ts'
import { getMethodPause, useMethodPause } from '../../../shop/state/method-pause.ts'
import { showOrderFormErrors, useOrderForm } from '../../state/order-form-store.ts'
import { markHandedOver } from '../../state/order-reference-store.ts'
import { refreshShopStatus, useClosedShop } from '../../../shop/state/shop-status-store.ts'
import { checkWantedTime } from '../../state/wanted-time-check.ts'
import { showToast } from '../../../browser/toast-store.ts'
import { HoursSentence } from '../../../ui/HoursSentence.tsx'
import { ManualCopy, selectOrderText } from './ManualCopy.tsx'
import { ContinueOnPhone } from './ContinueOnPhone.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { FIELD_IDS, REASON_ID } from '../form/field-ids.ts'
import { loadAfterHandOff } from './load-after-hand-off.ts'
import styles from './OrderActions.module.css'
import { MinimumNotice } from '../summary/MinimumNotice.tsx'
import { readFields } from '../form/read-fields.ts'
import { useOrderAmounts } from '../summary/use-order-amounts.ts'
import { useAskedHandOff } from './use-asked-hand-off.ts'
import { useOrderMessage } from './use-order-message.ts'
import { WhatsAppLink, type WhatsAppLinkProps } from './WhatsAppLink.tsx'

/** Sends the order by WhatsApp or copies it to the clipboard. Both validate the form first. */
export function OrderActions(): ReactNode {
  const messages = useCheckoutMessages()
  const closed = useClosedShop()
  const pause = useMethodPause()
  const { method } = useOrderForm().form
  const isMethodPaused = pause !== null && pause.method === method
  // An order that may not leave is treated as one of a closed shop, with its own reason.
  const isBelowMinimum = useOrderAmounts().missing > 0
  const isClosed = closed !== null || isMethodPaused || isBelowMinimum
  const order = useOrderMessage()
  const message = order && order.message
  // What leaves is the order that the check has rendered, with the time of the click.
  const latestOrder = useRef(order)
  useLayoutEffect(() => {
    latestOrder.current = order
  })
  const [isManualCopyShown, setManualCopyShown] = useState(false)
  const asked = useAskedHandOff()
  const afterHandOff = useLazyModule(loadAfterHandOff, asked !== null)

  /**
   * True if the order may be sent; otherwise focuses the first invalid field, or scrolls to what else
   * keeps the order: on a phone the bar that orders stands far from it.
   */
  const check = (): boolean => {
    flushSync(readFields)
    // Synchronous, so that the link has the time of the click when the browser follows it.
    const { waiting } = basketStore.getState()
    if (flushSync(refreshShopStatus) === 'closed' || getMethodPause()?.method === method) {
      showElement(document.getElementById(REASON_ID), 'center')
      return false
    }
    // An item's hours have just ended: the customer sees the changed order first.
    if (basketStore.getState().waiting.length > waiting.length) {
      showElement([...document.querySelectorAll('[data-line^="waiting:"]')].at(-1), 'center')
      return false
    }
    checkWantedTime()
    const errors = showOrderFormErrors()
    if (Object.keys(errors).length > 0) focusFirstInvalid(errors)
    else if (isBelowMinimum) showElement(document.getElementById(REASON_ID), 'center')
    return Object.keys(errors).length === 0 && !isBelowMinimum
  }
  const handOver = (way: HandOffWay): void => {
    const { current: handed } = latestOrder
    if (handed === null) return
    if (handed.reference !== null) markHandedOver(handed.hash)
    recordHandOff(way, handed.reference && handed.reference.number)
  }
  const copy = async (): Promise<void> => {
    if (!check() || latestOrder.current === null) return
    handOver('copy')
    const isCopied = await copyText(latestOrder.current.message.text)
    // Synchronous, because the text field must exist before it is selected.
    flushSync(() => {
      setManualCopyShown(!isCopied)
    })
    if (isCopied) showToast(messages.checkout.copied)
    else selectOrderText()
  }

  const link: WhatsAppLinkProps = {
    isClosed,
    message,
    check,
    onHandOver: () => {
      handOver('link')
    },
  }
  return (
    <div className={styles.orderActions}>
      {(closed !== null || isMethodPaused) && (
        <p id={REASON_ID} className={styles.closed}>
          {closed === null ? keepFigures(pause?.text ?? '') : <ClosedSentence shop={closed} />}
        </p>
      )}
      <div role="status">{closed === null && !isMethodPaused && <MinimumNotice id={REASON_ID} />}</div>
      {message?.exceedsLinkLimit === true && <p className={styles.tooLong}>{messages.checkout.orderTooLong}</p>}
      <div className={styles.buttons}>
        <WhatsAppLink {...link} isBar={asked === null} />
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
      </div>
      <ContinueOnPhone />
      {isManualCopyShown && message !== null && <ManualCopy text={message.text} />}
      {order !== null && order.reference !== null && (
        <p className={styles.hint}>
          {messages.checkout.orderNumber}: <bdi dir="ltr">{order.reference.number}</bdi>
        </p>
      )}
      {/* The region is there before the question, so that the question is announced. */}
      <div role="status">
        {asked !== null && afterHandOff !== null && (
          <afterHandOff.HandOffPanel {...asked} reference={order && order.reference} link={link} />
        )}
      </div>
      {asked === null && <p className={styles.hint}>{messages.checkout.draftHint}</p>}
    </div>
  )
}

function ClosedSentence({ shop }: { shop: ShopState }): ReactNode {
  const messages = useShopMessages()
  const { text, opening } = getClosedWords(messages, 'closedOrdering', shop)
  return (
    <>
      <HoursSentence text={text} /> {keepFigures(opening ?? '')}
    </>
  )
}

function focusFirstInvalid(errors: OrderFormErrors): void {
  const field = getFirstInvalidField(errors)
  if (field !== null) document.getElementById(FIELD_IDS[field])?.focus()
}
