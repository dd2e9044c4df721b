import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import styles from './NoScript.module.css'

interface NoScriptProps {
  readonly language: Language
  readonly hours: readonly string[]
  readonly phone: string
  readonly greetingUrl: string
}

/** How to order without JavaScript, and the opening hours. */
export function NoScript({ language, hours, phone, greetingUrl }: NoScriptProps): ReactNode {
  const { footer, noScript } = getPageMessages(language)
  return (
    <noscript>
      <div className={styles.notice}>
        <p>{noScript}</p>
        <p>
          <a href={toPhoneUrl(phone)}>
            <Figure>{phone}</Figure>
          </a>
          {' · '}
          <ExternalLink href={greetingUrl}>{footer.whatsapp}</ExternalLink>
        </p>
        {hours.map((line) => (
          <p key={line}>
            <HoursSentence text={line} />
          </p>
        ))}
      </div>
    </noscript>
  )
}
