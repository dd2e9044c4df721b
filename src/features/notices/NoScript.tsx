import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { closedWindow, type ClosedHours } from '../../domain/opening-hours.ts'
import { phoneLink } from '../../domain/restaurant.ts'
import { messages } from '../../messages/index.ts'
import { pageWords } from '../../messages/page-words.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import styles from './NoScript.module.css'

interface NoScriptProps {
  readonly language: Language
  readonly closedHours: ClosedHours
  /** The chat with a greeting in it. */
  readonly greeting: string
}

/** Without JavaScript: how to order all the same, and when (contracts, What works when). */
export function NoScript({ language, closedHours, greeting }: NoScriptProps): ReactNode {
  const { footer, noScript } = pageWords(language)
  const { hours } = messages(language)
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
          <OutsideLink href={greeting}>{footer.whatsapp}</OutsideLink>
        </p>
        {closed !== null && <p>{hours.closed(closed)}</p>}
      </div>
    </noscript>
  )
}
