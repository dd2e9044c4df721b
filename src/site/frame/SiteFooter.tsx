import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import { getPath } from '#core/routes.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { Figure } from '#ui/Figure.tsx'
import { BrandIcon } from '#ui/BrandIcon.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { HoursList } from '#ui/HoursList.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './SiteFooter.module.css'

const NETWORKS = ['tiktok', 'instagram', 'facebook'] as const

interface SiteFooterProps {
  readonly language: Language
  readonly restaurant: RestaurantConfig
  readonly hours: readonly string[]
  readonly greetingUrl: string
  /** Adds a note that the menu is only an example. */
  readonly isSampleMenu?: boolean
}

/** Links and numbers that are not set are left out. */
export function SiteFooter({
  language,
  restaurant,
  hours,
  greetingUrl,
  isSampleMenu = false,
}: SiteFooterProps): ReactNode {
  const messages = getPageMessages(language).footer
  const { tax, licence } = restaurant
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.restaurant}>
          <p className={styles.name}>{restaurant.fullName[language]}</p>
          <address className={styles.facts}>
            <p data-live="address">{restaurant.address[language]}</p>
            <HoursList lines={hours} />
          </address>
        </div>
        <h2 className="visually-hidden">{messages.contact}</h2>
        <ul className={styles.links}>
          <li>
            <a href={toPhoneUrl(restaurant.phone)} data-live="phone">
              <Icon name="phone" size={22} />
              <span className="visually-hidden">{messages.call} </span>
              <Figure>{restaurant.phone}</Figure>
            </a>
          </li>
          <li>
            <ExternalLink href={greetingUrl} data-live="whatsapp">
              <BrandIcon name="whatsapp" />
              {messages.whatsapp}
            </ExternalLink>
          </li>
          {NETWORKS.map((network) => {
            const url = restaurant.social[network]
            return (
              url !== undefined &&
              url !== '' && (
                <li key={network}>
                  <ExternalLink href={url}>
                    <BrandIcon name={network} />
                    {messages[network]}
                  </ExternalLink>
                </li>
              )
            )
          })}
        </ul>
        <p className={styles.legal}>
          <a href={getPath('privacy', language)}>{messages.privacy}</a>
          <span>
            © <bdi>{new Date().getFullYear()}</bdi> {restaurant.name[language]} · {messages.allRights}
          </span>
          {isSampleMenu && <span>{messages.sampleMenu}</span>}
          <span>{messages.servingSuggestion}</span>
          {licence !== null && (
            <span>
              {licence.name[language]} · {messages.licence} <bdi dir="ltr">{licence.number}</bdi>
            </span>
          )}
          {tax !== null && (
            <span>
              {messages.taxNumber} <bdi dir="ltr">{tax.trn}</bdi>
            </span>
          )}
        </p>
      </div>
    </footer>
  )
}
