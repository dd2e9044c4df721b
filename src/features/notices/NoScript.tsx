import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { closedWindow, type ClosedHours } from '../../domain/opening-hours.ts'
import { orderLink } from '../../domain/order-link.ts'
import { greetingMessage } from '../../domain/order-message.ts'
import { phoneLink } from '../../domain/restaurant.ts'
import { messages } from '../../messages/index.ts'
import { pageWords } from '../../messages/page-words.ts'
import { orderMessageWords } from '../../messages/order-message-words.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import styles from './NoScript.module.css'

/** Without JavaScript: how to order all the same, and when (contracts, What works when). */
export function NoScript({ language, closedHours }: { language: Language; closedHours: ClosedHours }): ReactNode {
  const { footer, noScript } = pageWords(language)
  const { hours } = messages(language)
  const greeting = greetingMessage(restaurant.name[language], orderMessageWords[language])
  const closed = closedWindow(closedHours)
  return (
    <noscript>
      <div className={styles['note']}>
        <p>{noScript}</p>
        <p>
          <a href={phoneLink(restaurant.phone)}>
            <bdi dir="ltr">{restaurant.phone}</bdi>
          </a>
          {' · '}
          <OutsideLink href={orderLink(restaurant.whatsapp, greeting.linkText)}>{footer.whatsapp}</OutsideLink>
        </p>
        {closed !== null && <p>{hours.closed(closed)}</p>}
      </div>
    </noscript>
  )
}
