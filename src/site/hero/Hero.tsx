import type { ReactNode } from 'react'
import { restaurant, words } from '../../../restaurant.config.ts'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import type { DeliveryApp } from '#shop/domain/restaurant.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { splitMessage } from '#i18n/split-message.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { DeliveryApps } from './DeliveryApps.tsx'
import styles from './Hero.module.css'

interface HeroProps {
  readonly language: Language
  readonly slogan: string
  readonly phone: string
  readonly deliveryApps: readonly DeliveryApp[]
  /** Whether there is a carousel: its space is reserved before it loads. */
  readonly hasImages: boolean
  /** Separate islands; the rest is static HTML. */
  readonly shopStatus?: ReactNode
  readonly receiveNotice?: ReactNode
  readonly delivery?: ReactNode
  readonly sameAgain?: ReactNode
  readonly whatsAppLink?: ReactNode
  readonly carousel?: ReactNode
}

/** The first screen: welcome, shop status, links to order and the image carousel. */
export function Hero({
  language,
  slogan,
  phone,
  deliveryApps,
  hasImages,
  shopStatus,
  receiveNotice,
  delivery,
  sameAgain,
  whatsAppLink,
  carousel,
}: HeroProps): ReactNode {
  const { hero, footer } = getPageMessages(language)
  return (
    <section id="home" className={styles.hero} aria-labelledby="welcome">
      <div className={styles.inner} data-has-images={hasImages || undefined}>
        <div className={styles.content}>
          <h1 id="welcome" className={styles.title}>
            <Welcome language={language} />
          </h1>
          <div className={styles.taglines}>
            <p>{slogan}</p>
            <p className={styles.tagline}>{words.invitation[language]}</p>
          </div>
          <section className={styles.order} aria-labelledby="order-now">
            <div className={styles.facts}>
              <h2 id="order-now" className={styles.orderTitle}>
                {hero.orderNow}
              </h2>
              {shopStatus}
              {delivery}
              {receiveNotice}
            </div>
            {sameAgain}
            <div className={styles.actions}>
              <a className={styles.menuLink} href="#menu">
                {hero.seeMenu}
                <Icon name="arrow-down" size={20} />
              </a>
              {whatsAppLink}
              <a className={styles.phone} href={toPhoneUrl(phone)} data-live="phone">
                <Icon name="phone" size={22} />
                <span className={styles.phoneNumber}>
                  <span className="visually-hidden">{footer.call} </span>
                  <Figure>{phone}</Figure>
                </span>
              </a>
            </div>
            <DeliveryApps language={language} apps={deliveryApps.filter(({ url }) => url !== '')} />
          </section>
        </div>
        {carousel}
      </div>
    </section>
  )
}

/** Greeting small and restaurant name large, but one sentence for screen readers. */
function Welcome({ language }: { language: Language }): ReactNode {
  const [greeting, rest] = splitMessage(getPageMessages(language).hero.welcome)
  return (
    <>
      <span className={styles.greeting}>{greeting}</span>
      {restaurant.fullName[language]}
      {rest}
    </>
  )
}
