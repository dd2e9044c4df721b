import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { splitMessage } from '../../i18n/split-message.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './Hero.module.css'

interface HeroProps {
  readonly language: Language
  /** Whether there is a carousel: its place is kept until it has come. */
  readonly hasPictures: boolean
  /** The three parts that come to life, each by itself: the rest is only ever drawn by the server. */
  readonly shopStatus?: ReactNode
  readonly orderLink?: ReactNode
  readonly carousel?: ReactNode
}

/** The first thing a visitor sees: what this place is, that it is open, and how to order (HERO-1, HERO-2, HERO-5). */
export function Hero({ language, hasPictures, shopStatus, orderLink, carousel }: HeroProps): ReactNode {
  const { hero } = getPageMessages(language)
  return (
    <section id="home" className={styles.hero} aria-labelledby="welcome">
      <div className={styles.inner} data-pictures={hasPictures || undefined}>
        <div className={styles.words}>
          <h1 id="welcome" className={styles.title}>
            <Welcome language={language} />
          </h1>
          <div className={styles.lines}>
            <p className={styles.subtitle}>{hero.subtitle}</p>
            <p className={styles.tagline}>{hero.tagline}</p>
          </div>
          {shopStatus}
          <section className={styles.order} aria-labelledby="order-now">
            <h2 id="order-now" className={styles.orderTitle}>
              {hero.orderNow}
            </h2>
            {orderLink}
            <p className={styles.also}>{hero.alsoOn}</p>
            <DeliveryApps />
          </section>
        </div>
        {carousel}
      </div>
    </section>
  )
}

/** The welcome in two weights: the greeting small, the restaurant's name large; read as one sentence. */
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

function DeliveryApps(): ReactNode {
  const apps = restaurant.deliveryApps.filter((app) => app.url !== '')
  return (
    <ul className={styles.apps}>
      {apps.map((app) => (
        <li key={app.name}>
          <ExternalLink className={styles.app} href={app.url} lang="en">
            {app.name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
