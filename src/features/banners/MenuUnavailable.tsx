import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { toPhoneUrl } from '../../domain/restaurant.ts'
import { getPath, type Page } from '../../domain/routes.ts'
import { getCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { whatsappLogo } from '../../ui/logos.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './MenuUnavailable.module.css'

interface MenuUnavailableProps {
  readonly language: Language
  readonly page: Page
  /** The chat with a greeting in it. */
  readonly greeting: string
}

/** Takes the menu's place where there is no content at all: how to order all the same (D2, CNT-4). */
export function MenuUnavailable({ language, page, greeting }: MenuUnavailableProps): ReactNode {
  const messages = getCheckoutMessages(language)
  const { noMenu, footer } = getPageMessages(language)
  // Home is headed by its welcome already; on checkout this is all there is.
  const [Heading, title] =
    page === 'home' ? (['h2', messages.menu.title] as const) : (['h1', messages.checkout.title] as const)
  return (
    <section id="menu" className={styles.notice} aria-labelledby="menu-title">
      <Heading id="menu-title">{title}</Heading>
      <p>{noMenu.unavailable}</p>
      <div className={styles.ways}>
        <a href={getPath(page, language)}>{noMenu.retry}</a>
        <a href={toPhoneUrl(restaurant.phone)}>
          <bdi dir="ltr">{restaurant.phone}</bdi>
        </a>
        <ExternalLink href={greeting}>
          <BrandIcon icon={whatsappLogo} />
          {footer.whatsapp}
        </ExternalLink>
      </div>
    </section>
  )
}
