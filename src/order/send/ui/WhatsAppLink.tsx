import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { MIDDLE_BUTTON, createDoubleClickGuard } from '#browser/controls/double-click-guard.ts'
import { formatAed } from '#core/money.ts'
import { DOUBLE_CLICK_MS } from '#core/specification.ts'
import { toWhatsAppUrl } from '#shop/domain/whatsapp-url.ts'
import type { OrderMessage } from '../message/order-message.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { REASON_ID } from '../../fields/ui/field-ids.ts'
import { useOrder } from '../../state/current-order.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatNextStep } from './format-next-step.ts'
import type { WrittenOrder } from './write-order.ts'
import styles from './WhatsAppLink.module.css'

export interface WhatsAppLinkProps {
  readonly isClosed: boolean
  /** null while the form is invalid. */
  readonly message: OrderMessage | null
  /** Writes the order if it may be sent; otherwise shows what keeps it and returns null. */
  readonly prepare: () => WrittenOrder | null
  /** Called when the link is followed, with what it carries. */
  readonly onHandOver: (written: WrittenOrder) => void
}

interface LinkPlaceProps {
  /** The name of a link that repeats the one of the page. */
  readonly repeatedLabel?: string
  /** Whether the link is a bar over the page on phones. */
  readonly isBar?: boolean
}

const STEP_ID = 'next-step'

/**
 * Opens WhatsApp with the order as a draft. While the order is not valid the link has no href: it
 * stays focusable, and a click shows the form errors. The address of a link that is copied or opened without a click
 * lacks the number, which is drawn in the click.
 */
export function WhatsAppLink({
  isClosed,
  message,
  prepare,
  onHandOver,
  repeatedLabel,
  isBar = false,
}: WhatsAppLinkProps & LinkPlaceProps): ReactNode {
  const messages = useCheckoutMessages()
  const order = useOrder()
  const { amounts, isTotalKnown } = order
  const language = useLanguage()
  const step = isClosed || repeatedLabel !== undefined ? null : formatNextStep(order, language, messages)
  const info = useShopInfo()
  const [isRepeatedClick] = useState(() => createDoubleClickGuard(DOUBLE_CLICK_MS))
  const isReady = !isClosed && message !== null

  const getUrl = ({ linkText }: OrderMessage): string => toWhatsAppUrl(info?.whatsapp ?? restaurant.whatsapp, linkText)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const isRepeated = isReady && isRepeatedClick(event.timeStamp)
    const written = isRepeated ? null : prepare()
    if (written === null) {
      event.preventDefault()
      return
    }
    // The browser follows what the link has after the click: the order of this very minute.
    event.currentTarget.href = getUrl(written.message)
    onHandOver(written)
  }
  const handleMiddleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button === MIDDLE_BUTTON) handleClick(event)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key !== 'Enter' || isReady) return
    // Otherwise the same key press would also act on the field that gets the focus.
    event.preventDefault()
    if (prepare() !== null) event.currentTarget.click()
  }

  return (
    <a
      role="link"
      tabIndex={0}
      className={repeatedLabel === undefined ? styles.link : styles.repeatedLink}
      data-sticky-bar={isBar || undefined}
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? REASON_ID : step === null ? undefined : STEP_ID}
      {...(isReady && { href: getUrl(message) })}
      target="_blank"
      rel="noopener noreferrer"
      onClick={handleClick}
      onAuxClick={handleMiddleClick}
      onKeyDown={handleKeyDown}
    >
      <BrandIcon name="whatsapp" size={26} />
      <span className={styles.words}>
        <span className={styles.label}>{repeatedLabel ?? messages.checkout.whatsapp}</span>
        {/* No part of the link's name, which stays the same; it describes it. */}
        {step !== null && (
          <span id={STEP_ID} className={styles.step} aria-hidden>
            {step}
          </span>
        )}
      </span>
      {/* The summary says the total; here it is for the eye, where the link is a bar over the page. */}
      {repeatedLabel === undefined && (
        <span className={styles.total} aria-hidden>
          <bdi dir="ltr">{formatAed(amounts.total)}</bdi>{' '}
          {!isTotalKnown && <span>{messages.checkout.plusDelivery}</span>}
        </span>
      )}
    </a>
  )
}
