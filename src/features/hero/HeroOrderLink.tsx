import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { MIDDLE_BUTTON, sameClickGuard } from '../../browser/same-click.ts'
import { windowBeside } from '../../browser/window-beside.ts'
import type { Language } from '../../domain/language.ts'
import { messages } from '../../messages/index.ts'
import { checkShopClosed, shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import styles from './HeroOrderLink.module.css'
import { useChatLink } from './use-chat-link.ts'

interface HeroOrderLinkProps {
  readonly language: Language
  /** The chat with a greeting in it, for who has chosen nothing yet. */
  readonly greeting: string
  /** The sign before the words: drawn by the server, so that no script carries it. */
  readonly children?: ReactNode
}

/** The chat with the restaurant: a greeting, or the basket's lines; nothing at all while closed (HERO-6). */
export function HeroOrderLink({ language, greeting, children }: HeroOrderLinkProps): ReactNode {
  const words = messages(language)
  const shop = useShopState()
  const chat = useChatLink(language, greeting)
  const [isSameClick] = useState(sameClickGuard)
  const isWaiting = useRef(false)

  if (shop !== 'open') {
    const isClosed = shop === 'closed'
    return (
      <a
        role="link"
        className={styles['link']}
        tabIndex={0}
        aria-disabled={isClosed || undefined}
        title={isClosed ? words.hours.closed(shopClosedWindow()) : undefined}
      >
        {children}
        {words.hero.whatsapp}
      </a>
    )
  }

  const checkClick = (event: MouseEvent): void => {
    const isSame = isSameClick(event.timeStamp)
    if (checkShopClosed() || isSame) {
      event.preventDefault()
      return
    }
    if (chat.whenWritten === null) return
    // Followed within moments of the first dish: the chat waits for the order rather than open without it.
    event.preventDefault()
    if (isWaiting.current) return
    isWaiting.current = true
    const beside = windowBeside()
    void chat.whenWritten().then((address) => {
      isWaiting.current = false
      if (checkShopClosed()) beside.close()
      else beside.go(address)
    })
  }
  const checkMiddleClick = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) checkClick(event)
  }

  return (
    <a
      className={styles['link']}
      href={chat.address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={checkClick}
      onAuxClick={checkMiddleClick}
    >
      {children}
      {words.hero.whatsapp}
    </a>
  )
}
