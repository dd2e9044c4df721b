import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '#browser/device/clipboard.ts'
import { readFields } from '#browser/controls/read-fields.ts'
import { reportEvent } from '#browser/loading/report-event.ts'
import { useLazyModule } from '#browser/loading/lazy-module.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { showElement } from '#browser/controls/show-element.ts'
import type { HandOffWay } from '../hand-off.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { getFirstField, listBlockedFields, type OrderFormField } from '../../form/order-form.ts'
import type { SendingProblem } from '../../order-problems.ts'
import type { ShopNow } from '#shop/domain/client-schedule.ts'
import { formatClosedNotice } from '#shop/messages/format-closed-notice.ts'
import { formatAed } from '#core/money.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useCheckoutMessages, type CheckoutMessages } from '../../messages/checkout-messages.ts'
import { useShopMessages } from '#shop/messages/shop-messages.ts'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import { getRequestsPanel } from '../../lines/state/request-panels.ts'
import { setPanelOpen } from '../../panels/state/open-panels.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { showOrderFormErrors } from '../../form/state/form-actions.ts'
import { getOrder, useOrder } from '../../state/current-order.ts'
import { recordHandOff } from '../state/hand-off-actions.ts'
import { isTakingOrders, useClosedShop } from '#shop/state/shop-store.ts'
import { sendingStore } from '../state/sending-store.ts'
import { markReferenceSent } from '../state/reference-actions.ts'
import { rememberOrder } from '../../remember/state/remember-actions.ts'
import { rejectPassedTime } from '../../state/wanted-time-check.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { PhoneLink } from '#shop/ui/PhoneLink.tsx'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { ManualCopy, selectOrderText } from './ManualCopy.tsx'
import { ContinueOnPhone } from '../../link/ui/ContinueOnPhone.tsx'
import { CopyOrder } from './CopyOrder.tsx'
import { getControlId, getProblemButtonId, REASON_ID } from '../../fields/ui/field-ids.ts'
import { loadAfterHandOff } from './load-after-hand-off.ts'
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
}

/** Sends the order by WhatsApp or copies it to the clipboard. Both validate the form first. */
export function OrderActions({ onSent }: OrderActionsProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const closed = useClosedShop()
  const { sendingProblem: problem, canPickUp } = useOrder()
  // An order that may not leave is treated as one of a closed shop, with its own reason.
  const isClosed = closed !== null || problem !== null
  const problemText = problem === null ? '' : formatSendingProblem(problem, canPickUp, language, messages)
  const order = useOrderMessage()
  const message = order && order.message
  const [isManualCopyShown, setManualCopyShown] = useState(false)
  const asked = useAskedHandOff()
  const afterHandOff = useLazyModule(loadAfterHandOff, asked !== null)

  /**
   * Writes the order if it may be sent. Otherwise focuses the first choice or field that needs something, or
   * scrolls to what else keeps the order: on a phone the bar that orders stands far from it.
   */
  const prepare = (): WrittenOrder | null => {
    runOptional(readFields)
    const { aside } = linesStore.getState().priced
    // Synchronous, because the reason must be on the page before it is scrolled to.
    const canOrder = flushSync(isTakingOrders)
    if (!canOrder || getOrder().sendingProblem?.kind === 'methodPaused') {
      showElement(document.getElementById(REASON_ID), 'center')
      return null
    }
    // An item's hours have just ended: the customer sees the changed order first.
    if (linesStore.getState().priced.aside.length > aside.length) {
      showElement([...document.querySelectorAll('[data-line]')].at(-1), 'center')
      return null
    }
    rejectPassedTime()
    const errors = flushSync(showOrderFormErrors)
    const incomplete = linesStore.getState().priced.lines.find(({ missing }) => missing.length > 0)
    if (incomplete !== undefined) {
      flushSync(() => {
        setPanelOpen(getRequestsPanel(incomplete.lineId), true)
      })
      focusMissingChoice([incomplete])
      reportEvent('form-refused')
      return null
    }
    const { problems, sendingProblem } = getOrder()
    const field = getFirstField([...(Object.keys(errors) as OrderFormField[]), ...listBlockedFields(problems)])
    if (field !== null) {
      runOptional(() => {
        focusField(field)
      })
      reportEvent('form-refused')
      return null
    }
    if (sendingProblem !== null) {
      showElement(document.getElementById(REASON_ID), 'center')
      return null
    }
    return writeCurrentOrder(language, messages)
  }
  const handOver = (way: HandOffWay, { hash, reference }: WrittenOrder): void => {
    const number = reference && reference.number
    const before = sendingStore.getState().reference
    if (reference !== null) markReferenceSent(hash)
    recordHandOff(way, number)
    runOptional(rememberOrder)
    // A number counts once, also when its order is changed and handed over again.
    if (before === null || before.sent === null) reportEvent('order-handed-over')
  }
  const copy = async (): Promise<void> => {
    const written = prepare()
    if (written === null) return
    // First of all, as browsers allow it during the click only.
    const copying = copyText(written.message.text)
    handOver('copy', written)
    const isCopied = await copying
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
    prepare,
    onHandOver: (written) => {
      handOver('link', written)
    },
  }
  return (
    <div className={styles.orderActions}>
      {(closed !== null || problem?.kind === 'methodPaused') && (
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
        <CopyOrder isClosed={isClosed} onCopy={() => void copy()} />
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

function formatSendingProblem(
  problem: SendingProblem,
  canPickUp: boolean,
  language: Language,
  { checkout }: CheckoutMessages,
): string {
  if (problem.kind === 'methodPaused') return problem.text
  const missing = formatAed(problem.missing)
  return problem.area === null
    ? checkout.belowPickupMinimum(missing)
    : checkout.belowMinimum(missing, toLocalText(problem.area.name, language).text, canPickUp)
}

function ClosedSentence({ shop }: { shop: ShopNow }): ReactNode {
  const messages = useShopMessages()
  const { text, opening } = formatClosedNotice(messages, 'closedOrdering', shop)
  return (
    <>
      <HoursSentence text={text} /> {keepFigures(opening ?? '')}
    </>
  )
}

/** Focuses the button of the field's problem, else its first control. */
function focusField(field: OrderFormField): void {
  const element = document.getElementById(getProblemButtonId(field)) ?? document.getElementById(getControlId(field))
  element?.focus()
}
