import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { MIDDLE_BUTTON, createDoubleClickGuard } from '#browser/controls/double-click-guard.ts'
import { showErrorFallback } from '#browser/loading/error-fallback.ts'
import { openDeferredWindow } from '#browser/loading/deferred-window.ts'
import type { Language } from '#core/text/language.ts'
import { DOUBLE_CLICK_MS } from '#core/specification.ts'
import { formatClosedTitle } from '#shop/messages/describe-shop.ts'
import { isTakingOrders, useClosedShop } from '#shop/state/shop-store.ts'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import styles from './HeroWhatsAppLink.module.css'
import { useHeroWhatsAppUrl } from './use-hero-whatsapp-url.ts'

interface HeroWhatsAppLinkProps {
  readonly language: Language
  readonly label: string
  /** WhatsApp link with a greeting, used while the basket is empty. */
  readonly greetingUrl: string
}

/**
 * WhatsApp link with a greeting or the basket's lines. Disabled while the shop is closed. Works
 * before hydration; the head script handles the exceptions.
 */
export function HeroWhatsAppLink({ language, label, greetingUrl }: HeroWhatsAppLinkProps): ReactNode {
  const closed = useClosedShop()
  const whatsApp = useHeroWhatsAppUrl(language, greetingUrl)
  const [isRepeatedClick] = useState(() => createDoubleClickGuard(DOUBLE_CLICK_MS))
  const isWaiting = useRef(false)

  if (closed !== null) {
    return (
      // eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- a link that leads nowhere while the shop is closed
      <a role="link" className={styles.link} tabIndex={0} aria-disabled title={formatClosedTitle(closed, language)}>
        <BrandIcon name="whatsapp" size={26} />
        <span className={styles.label}>{label}</span>
      </a>
    )
  }

  const handleClick = (event: MouseEvent): void => {
    const isRepeated = isRepeatedClick(event.timeStamp)
    if (!isTakingOrders() || isRepeated) {
      event.preventDefault()
      return
    }
    if (whatsApp.loadUrl === null) return
    // Clicked before the order can be written: the window waits for the order message.
    event.preventDefault()
    if (isWaiting.current) return
    isWaiting.current = true
    const deferredWindow = openDeferredWindow()
    whatsApp
      .loadUrl()
      .then((url) => {
        if (!isTakingOrders()) deferredWindow.close()
        else deferredWindow.navigate(url)
      })
      .catch(() => {
        // A greeting would look like the order: show the other ways to order instead.
        deferredWindow.close()
        showErrorFallback()
      })
      .finally(() => {
        isWaiting.current = false
      })
  }
  const handleMiddleClick = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) handleClick(event)
  }

  return (
    <a
      className={styles.link}
      data-order-link=""
      data-has-order={whatsApp.hasOrder}
      href={whatsApp.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={handleClick}
      onAuxClick={handleMiddleClick}
    >
      <BrandIcon name="whatsapp" size={26} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}
