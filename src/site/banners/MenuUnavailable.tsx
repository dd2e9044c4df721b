import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { getPath } from '#core/routes.ts'
import { getSiteMessages } from '../messages/site-messages.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import styles from './MenuUnavailable.module.css'

interface MenuUnavailableProps {
  readonly language: Language
  readonly page: 'home' | 'checkout' | 'orderCard'
  readonly phone: string
  readonly greetingUrl: string
  /** A link of the page's own to try again. */
  readonly children?: ReactNode
}

/** Shown instead of the menu when there is no content: how to order by phone or WhatsApp. */
export function MenuUnavailable({ language, page, phone, greetingUrl, children }: MenuUnavailableProps): ReactNode {
  const { nav } = getSiteMessages(language)
  const { checkout } = getCheckoutMessages(language)
  const { menuUnavailable, footer, orderCard } = getPageMessages(language)
  // Home already has an h1, the welcome; the other pages have none without their content.
  const title = { home: nav.menu, checkout: checkout.title, orderCard: orderCard.title }[page]
  const Heading = page === 'home' ? 'h2' : 'h1'
  return (
    <section id="menu" className={styles.notice} aria-labelledby="menu-title" data-menu-unavailable>
      <Heading id="menu-title">{title}</Heading>
      <p>{menuUnavailable.text}</p>
      <div className={styles.links}>
        {children ?? <a href={getPath(page, language)}>{menuUnavailable.retry}</a>}
        <a href={toPhoneUrl(phone)} data-live="phone">
          <Figure>{phone}</Figure>
        </a>
        <ExternalLink href={greetingUrl} data-live="whatsapp">
          <BrandIcon name="whatsapp" />
          {footer.whatsapp}
        </ExternalLink>
      </div>
    </section>
  )
}
