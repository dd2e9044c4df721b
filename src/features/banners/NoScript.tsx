import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { formatClosedHours, type ClosedHours } from '../../domain/opening-hours.ts'
import { toPhoneUrl } from '../../domain/restaurant.ts'
import { getMessages } from '../../i18n/messages.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './NoScript.module.css'

interface NoScriptProps {
  readonly language: Language
  readonly closedHours: ClosedHours
  /** WhatsApp link with a greeting. */
  readonly greetingUrl: string
}

/** How to order without JavaScript, and the opening hours. */
export function NoScript({ language, closedHours, greetingUrl }: NoScriptProps): ReactNode {
  const { footer, noScript } = getPageMessages(language)
  const { hours } = getMessages(language)
  const closed = formatClosedHours(closedHours)
  return (
    <noscript>
      <div className={styles.notice}>
        <p>{noScript}</p>
        <p>
          <a href={toPhoneUrl(restaurant.phone)}>
            <bdi dir="ltr">{restaurant.phone}</bdi>
          </a>
          {' · '}
          <ExternalLink href={greetingUrl}>{footer.whatsapp}</ExternalLink>
        </p>
        {closed !== null && <p>{hours.closed(closed)}</p>}
      </div>
    </noscript>
  )
}
