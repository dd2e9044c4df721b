import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { MIDDLE_BUTTON, createDoubleClickGuard } from '../../hooks/double-click-guard.ts'
import { DOUBLE_CLICK_MS } from '../../domain/specification.ts'
import { toWhatsAppUrl } from '../../domain/whatsapp-url.ts'
import type { OrderMessage } from '../../domain/order-message.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { whatsappLogo } from '../../ui/logos.ts'
import styles from './WhatsAppLink.module.css'

interface WhatsAppLinkProps {
  readonly isClosed: boolean
  /** null: the form is not valid yet. */
  readonly message: OrderMessage | null
  /** Shows what is missing; true when the order may go out. */
  readonly check: () => boolean
}

/**
 * The link that opens WhatsApp with the order as a draft: a real one whenever the order may go out. Without an href it
 * stays a link that can be reached, and says what is missing when followed (VAL-3, D8, D9).
 */
export function WhatsAppLink({ isClosed, message, check }: WhatsAppLinkProps): ReactNode {
  const { messages } = useCheckoutMessages()
  const [isSameClick] = useState(() => createDoubleClickGuard(DOUBLE_CLICK_MS))
  const isReady = !isClosed && message !== null

  const follow = (event: MouseEvent): void => {
    const isSame = isReady && isSameClick(event.timeStamp)
    if (isSame || !check()) event.preventDefault()
  }
  const followByMiddleButton = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) follow(event)
  }
  const followByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isReady) return
    // Or the same key press would go on into the field that gets the focus.
    event.preventDefault()
    check()
  }

  return (
    <a
      role="link"
      tabIndex={0}
      className={styles.link}
      data-sticky-bar
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? 'closed-reason' : undefined}
      {...(isReady && {
        href: toWhatsAppUrl(restaurant.whatsapp, message.linkText),
        target: '_blank',
        rel: 'noopener noreferrer',
      })}
      onClick={follow}
      onAuxClick={followByMiddleButton}
      onKeyDown={followByKey}
    >
      <BrandIcon icon={whatsappLogo} size={26} />
      {messages.checkout.whatsapp}
    </a>
  )
}
