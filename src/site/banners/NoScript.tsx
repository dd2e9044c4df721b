import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Figure } from '#ui/Figure.tsx'
import { HoursSentence } from '#ui/HoursSentence.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './NoScript.module.css'

interface NoScriptProps {
  readonly language: Language
  readonly hours: readonly string[]
  readonly phone: string
  readonly greetingUrl: string
}

/** How to order without JavaScript, the way to the menu, and today's hours. */
export function NoScript({ language, hours, phone, greetingUrl }: NoScriptProps): ReactNode {
  const { footer, hero, noScript } = getPageMessages(language)
  return (
    <noscript>
      <div className={styles.notice}>
        <p>{noScript}</p>
        <p className={styles.links}>
          <a href={toPhoneUrl(phone)}>
            <Icon name="phone" size={24} />
            <Figure>{phone}</Figure>
          </a>
          <ExternalLink href={greetingUrl}>
            <BrandIcon name="whatsapp" />
            {footer.whatsapp}
          </ExternalLink>
          <a href={getPath('home', language, 'menu')}>{hero.seeMenu}</a>
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
