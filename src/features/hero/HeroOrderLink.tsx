import { useState, type MouseEvent, type ReactNode } from 'react'
import { siWhatsapp } from 'simple-icons'
import { MIDDLE_BUTTON, sameClickGuard } from '../../browser/same-click.ts'
import { useWords } from '../../messages/words-context.tsx'
import { checkShopClosed, shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import styles from './HeroOrderLink.module.css'
import { useChatLink } from './use-chat-link.ts'

/** The chat with the restaurant: a greeting, or the basket's lines; nothing at all while closed (HERO-6). */
export function HeroOrderLink({ greeting }: { greeting: string }): ReactNode {
  const { words } = useWords()
  const shop = useShopState()
  const chat = useChatLink(greeting)
  const [isSameClick] = useState(sameClickGuard)

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
        <BrandIcon icon={siWhatsapp} size={26} />
        {words.hero.whatsapp}
      </a>
    )
  }

  const checkClick = (event: MouseEvent): void => {
    const isSame = isSameClick(event.timeStamp)
    if (checkShopClosed() || isSame) event.preventDefault()
  }
  const checkMiddleClick = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) checkClick(event)
  }

  return (
    <a
      className={styles['link']}
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      onClick={checkClick}
      onAuxClick={checkMiddleClick}
    >
      <BrandIcon icon={siWhatsapp} size={26} />
      {words.hero.whatsapp}
    </a>
  )
}
