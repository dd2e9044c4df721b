import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { phoneLink } from '../../domain/restaurant.ts'
import { sitePath, type Page } from '../../domain/site-path.ts'
import { checkoutMessages } from '../../messages/checkout-words.ts'
import { pageWords } from '../../messages/page-words.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { whatsappLogo } from '../../ui/logos.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import styles from './NoMenu.module.css'

interface NoMenuProps {
  readonly language: Language
  readonly page: Page
  /** The chat with a greeting in it. */
  readonly greeting: string
}

/** Takes the menu's place where there is no content at all: how to order all the same (D2, CNT-4). */
export function NoMenu({ language, page, greeting }: NoMenuProps): ReactNode {
  const words = checkoutMessages(language)
  const { noMenu, footer } = pageWords(language)
  // Home is headed by its welcome already; on checkout this is all there is.
  const [Heading, title] =
    page === 'home' ? (['h2', words.menu.title] as const) : (['h1', words.checkout.title] as const)
  return (
    <section id="menu" className={styles['notice']} aria-labelledby="menu-title">
      <Heading id="menu-title">{title}</Heading>
      <p>{noMenu.unavailable}</p>
      <div className={styles['ways']}>
        <a href={sitePath(page, language)}>{noMenu.retry}</a>
        <a href={phoneLink(restaurant.phone)}>
          <bdi dir="ltr">{restaurant.phone}</bdi>
        </a>
        <OutsideLink href={greeting}>
          <BrandIcon icon={whatsappLogo} />
          {footer.whatsapp}
        </OutsideLink>
      </div>
    </section>
  )
}
