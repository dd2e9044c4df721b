import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { MIDDLE_BUTTON, createDoubleClickGuard } from '../../hooks/double-click-guard.ts'
import { openDeferredWindow } from '../../hooks/deferred-window.ts'
import type { Language } from '../../domain/language.ts'
import { DOUBLE_CLICK_MS } from '../../domain/specification.ts'
import { getMessages } from '../../i18n/messages.ts'
import { refreshShopStatus, useClosedHoursText, useShopStatus } from '../../state/shop-status-store.ts'
import styles from './HeroOrderLink.module.css'
import { useWhatsAppUrl } from './use-whatsapp-url.ts'

interface HeroOrderLinkProps {
  readonly language: Language
  /** The chat with a greeting in it, for who has chosen nothing yet. */
  readonly greeting: string
  /** The sign before the words: drawn by the server, so that no script carries it. */
  readonly children?: ReactNode
}

/** The chat with the restaurant: a greeting, or the basket's lines; nothing at all while closed (HERO-6). */
export function HeroOrderLink({ language, greeting, children }: HeroOrderLinkProps): ReactNode {
  const messages = getMessages(language)
  const shop = useShopStatus()
  const closedHours = useClosedHoursText()
  const chat = useWhatsAppUrl(language, greeting)
  const [isSameClick] = useState(() => createDoubleClickGuard(DOUBLE_CLICK_MS))
  const isWaiting = useRef(false)

  if (shop !== 'open') {
    const isClosed = shop === 'closed'
    return (
      // eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- a link that leads nowhere while the shop is closed
      <a
        role="link"
        className={styles.link}
        tabIndex={0}
        aria-disabled={isClosed || undefined}
        title={isClosed ? messages.hours.closed(closedHours) : undefined}
      >
        {children}
        {messages.hero.whatsapp}
      </a>
    )
  }

  const checkClick = (event: MouseEvent): void => {
    const isSame = isSameClick(event.timeStamp)
    if (refreshShopStatus() === 'closed' || isSame) {
      event.preventDefault()
      return
    }
    if (chat.ready === null) return
    // Followed within moments of the first dish: the chat waits for the order rather than open without it.
    event.preventDefault()
    if (isWaiting.current) return
    isWaiting.current = true
    const beside = openDeferredWindow()
    void chat.ready().then((address) => {
      isWaiting.current = false
      if (refreshShopStatus() === 'closed') beside.close()
      else beside.navigate(address)
    })
  }
  const checkMiddleClick = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) checkClick(event)
  }

  return (
    <a
      className={styles.link}
      href={chat.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={checkClick}
      onAuxClick={checkMiddleClick}
    >
      {children}
      {messages.hero.whatsapp}
    </a>
  )
}
