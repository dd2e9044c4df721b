import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { copyText } from '#browser/device/clipboard.ts'
import { readFields } from '#browser/controls/read-fields.ts'
import { reportEvent } from '#browser/loading/report-event.ts'
import { useLazyModule } from '#browser/loading/lazy-module.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import type { HandOffWay } from '../hand-off.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { SendingProblem } from '../../order-problems.ts'
import type { ClosedShop } from '#shop/domain/closed-at.ts'
import { formatClosedNotice, formatMethodClosure } from '#shop/messages/describe-shop.ts'
import { formatAed } from '#core/money.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOrder } from '../../state/current-order.ts'
import { recordHandOff } from '../state/hand-off-actions.ts'
import { shopStore, useClosedShop } from '#shop/state/shop-store.ts'
import { sendingStore } from '../state/sending-store.ts'
import { markHandedOver } from '../state/reference-actions.ts'
import { rememberOrder } from '../../remember/state/remember-actions.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { PhoneLink } from '#shop/ui/PhoneLink.tsx'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { ManualCopy } from './ManualCopy.tsx'
import { ContinueOnPhone } from '../../link/ui/ContinueOnPhone.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { ORDER_TEXT_ID, REASON_ID } from '../../fields/ui/field-ids.ts'
import { loadAfterHandOff } from './load-after-hand-off.ts'
import { checkSending } from './sending-checks.ts'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './OrderActions.module.css'
import { MinimumNotice } from '../../fields/area/ui/MinimumNotice.tsx'
import { useAskedHandOff } from './use-asked-hand-off.ts'
import { useOrderMessage, writeCurrentOrder } from './use-order-message.ts'
import type { WrittenOrder } from './write-order.ts'
import { WhatsAppLink, type WhatsAppLinkProps } from './WhatsAppLink.tsx'

interface OrderActionsProps {
  /** The customer says that the order was sent. */
  readonly onSent: () => void
  /** What stands beside Copy order. */
  readonly more: ReactNode
}

/** Sends the order by WhatsApp or copies it to the clipboard. Both validate the form first. */
export function OrderActions({ onSent, more }: OrderActionsProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const closed = useClosedShop()
  const { sendingProblem: problem, canPickUp } = useOrder()
  // An order that may not leave is treated as one of a closed shop, with its own reason.
  const isClosed = closed !== null || problem !== null
  const { plan, now } = useStore(shopStore)
  const problemText =
    problem?.kind === 'methodClosed'
      ? formatMethodClosure(plan, problem.method, problem.at, now, language)
      : formatMissing(problem, canPickUp, language, messages)
  const order = useOrderMessage()
  const message = order && order.message
  const [isManualCopyShown, setManualCopyShown] = useState(false)
  const asked = useAskedHandOff()
  const afterHandOff = useLazyModule(loadAfterHandOff, asked !== null)

  const prepare = (): WrittenOrder | null => {
    runOptional(readFields)
    return checkSending() ? writeCurrentOrder(language, messages) : null
  }
  const handOver = (way: HandOffWay, { hash, reference }: WrittenOrder): void => {
    const number = reference && reference.number
    const before = sendingStore.getState().reference
    if (reference !== null) markHandedOver(hash)
    recordHandOff(way, number)
    runOptional(rememberOrder)
    // A number counts once, also when its order is changed and handed over again.
    if (before === null || before.handedOver === null) reportEvent('order-handed-over')
  }
  const copy = async (): Promise<void> => {
    const written = prepare()
    if (written === null) return
    // First of all, as browsers allow it during the click only.
    const copying = copyText(written.message.text)
    handOver('copy', written)
    const isCopied = await copying
    // Synchronous, because React may draw a change after an await later than the next frame, and the text is focused.
    flushSync(() => {
      setManualCopyShown(!isCopied)
    })
    if (isCopied) showToast(messages.checkout.copied)
    else document.getElementById(ORDER_TEXT_ID)?.focus()
  }

  const link: WhatsAppLinkProps = {
    isClosed,
    message,
    prepare,
    onHandOver: (written) => {
      handOver('link', written)
    },
  }
  return (
    <div className={styles.orderActions}>
      {(closed !== null || problem?.kind === 'methodClosed') && (
        <div className={styles.closed}>
          <p id={REASON_ID}>{closed === null ? keepFigures(problemText) : <ClosedSentence shop={closed} />}</p>
          <PhoneLink />
        </div>
      )}
      <div role="status">
        {closed === null && problem?.kind === 'belowMinimum' && <MinimumNotice id={REASON_ID} text={problemText} />}
      </div>
      {message?.exceedsLinkLimit === true && <p className={styles.tooLong}>{messages.checkout.orderTooLong}</p>}
      <div className={styles.buttons}>
        <WhatsAppLink {...link} isBar={asked === null} />
        <div className={styles.hint}>
          {order !== null && order.reference !== null && (
            <p className={styles.number}>
              {messages.checkout.orderNumber}: <bdi dir="ltr">{order.reference.number}</bdi>
            </p>
          )}
          {asked === null && !isClosed && <p>{messages.checkout.draftHint}</p>}
        </div>
      </div>
      <div className={styles.more}>
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
        {more}
      </div>
      <ContinueOnPhone />
      {isManualCopyShown && message !== null && <ManualCopy text={message.text} />}
      {/* The region is there before the question, so that the question is announced. */}
      <div role="status">
        {asked !== null && afterHandOff !== null && (
          <OptionalPart>
            <afterHandOff.HandOffPanel
              handOff={asked}
              reference={order && order.reference}
              link={link}
              onSent={onSent}
            />
          </OptionalPart>
        )}
      </div>
    </div>
  )
}

function formatMissing(
  problem: Extract<SendingProblem, { kind: 'belowMinimum' }> | null,
  canPickUp: boolean,
  language: Language,
  { checkout }: CheckoutMessages,
): string {
  if (problem === null) return ''
  const missing = formatAed(problem.missing)
  return problem.area === null
    ? checkout.belowPickupMinimum(missing)
    : checkout.belowMinimum(missing, toLocalText(problem.area.name, language).text, canPickUp)
}

function ClosedSentence({ shop }: { shop: ClosedShop }): ReactNode {
  const language = useLanguage()
  const { text, opening } = formatClosedNotice(shop, 'closedOrdering', language)
  return (
    <>
      <HoursSentence text={text} /> {keepFigures(opening ?? '')}
    </>
  )
}
