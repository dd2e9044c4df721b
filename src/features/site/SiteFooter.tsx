import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { toPhoneUrl } from '../../domain/restaurant.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { phoneIcon } from '../../ui/icons.ts'
import { facebookLogo, instagramLogo, tiktokLogo, whatsappLogo } from '../../ui/logos.ts'
import styles from './SiteFooter.module.css'

const NETWORKS = [
  { network: 'tiktok', icon: tiktokLogo },
  { network: 'instagram', icon: instagramLogo },
  { network: 'facebook', icon: facebookLogo },
] as const

interface SiteFooterProps {
  readonly language: Language
  readonly year: number
  /** The chat with a greeting in it. */
  readonly greeting: string
  /** Whether the site serves the sample menu: then the small print says so. */
  readonly isSampleMenu?: boolean
}

/** The footer of every page (FOOT-1); a link the configuration leaves out hides its button. */
export function SiteFooter({ language, year, greeting, isSampleMenu = false }: SiteFooterProps): ReactNode {
  const messages = getPageMessages(language).footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>{restaurant.fullName[language]}</p>
        <h2 className="visually-hidden">{messages.contact}</h2>
        <ul className={styles.links}>
          <li>
            <a href={toPhoneUrl(restaurant.phone)}>
              <Icon icon={phoneIcon} size={22} />
              <span className="visually-hidden">{messages.call} </span>
              <bdi dir="ltr">{restaurant.phone}</bdi>
            </a>
          </li>
          <li>
            <ExternalLink href={greeting}>
              <BrandIcon icon={whatsappLogo} />
              {messages.whatsapp}
            </ExternalLink>
          </li>
          {NETWORKS.map(({ network, icon }) => {
            const address = restaurant.social[network]
            return (
              address !== undefined &&
              address !== '' && (
                <li key={network}>
                  <ExternalLink href={address}>
                    <BrandIcon icon={icon} />
                    {messages[network]}
                  </ExternalLink>
                </li>
              )
            )
          })}
        </ul>
        <p className={styles.small}>
          <span>
            © <bdi>{year}</bdi> {restaurant.name[language]} · {messages.allRights}
          </span>
          {isSampleMenu && <span>{messages.sampleMenu}</span>}
          <span>{messages.servingSuggestion}</span>
        </p>
      </div>
    </footer>
  )
}
