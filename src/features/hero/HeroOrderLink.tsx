import { useState, type MouseEvent, type ReactNode } from 'react'
import { siWhatsapp } from 'simple-icons'
import { restaurant } from '../../../restaurant.config.ts'
import { MIDDLE_BUTTON, sameClickGuard } from '../../browser/same-click.ts'
import { basketOrderLines } from '../../domain/basket-order-lines.ts'
import { orderLink } from '../../domain/order-link.ts'
import { basketMessage } from '../../domain/order-message.ts'
import { orderMessageWords } from '../../messages/order-message-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useBasket } from '../../state/basket.ts'
import { checkShopClosed, shopClosedWindow, useShopState } from '../../state/shop-hours.ts'
import { useAllRequests } from '../../state/special-requests.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import styles from './HeroOrderLink.module.css'

/** The chat with the restaurant: a greeting, or the basket's lines; nothing at all while closed (HERO-6). */
export function HeroOrderLink(): ReactNode {
  const { language, words } = useWords()
  const shop = useShopState()
  const basket = useBasket()
  const requests = useAllRequests()
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

  const lines = basketOrderLines(basket, requests, language, words.requests)
  const message = basketMessage({ restaurant: restaurant.name[language], language, lines }, orderMessageWords[language])
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
      href={orderLink(restaurant.whatsapp, message.linkText)}
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
