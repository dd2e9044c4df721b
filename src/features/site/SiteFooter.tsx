import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { phoneLink } from '../../domain/restaurant.ts'
import { pageWords } from '../../messages/page-words.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
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
  const words = pageWords(language).footer
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['name']}>{restaurant.fullName[language]}</p>
        <h2 className="visually-hidden">{words.contact}</h2>
        <ul className={styles['links']}>
          <li>
            <a href={phoneLink(restaurant.phone)}>
              <Icon icon={phoneIcon} size={22} />
              <span className="visually-hidden">{words.call} </span>
              <bdi dir="ltr">{restaurant.phone}</bdi>
            </a>
          </li>
          <li>
            <OutsideLink href={greeting}>
              <BrandIcon icon={whatsappLogo} />
              {words.whatsapp}
            </OutsideLink>
          </li>
          {NETWORKS.map(({ network, icon }) => {
            const address = restaurant.social[network]
            return (
              address !== undefined &&
              address !== '' && (
                <li key={network}>
                  <OutsideLink href={address}>
                    <BrandIcon icon={icon} />
                    {words[network]}
                  </OutsideLink>
                </li>
              )
            )
          })}
        </ul>
        <p className={styles['small']}>
          <span>
            © <bdi>{year}</bdi> {restaurant.name[language]} · {words.allRights}
          </span>
          {isSampleMenu && <span>{words.sampleMenu}</span>}
          <span>{words.servingSuggestion}</span>
        </p>
      </div>
    </footer>
  )
}
