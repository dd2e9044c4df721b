import type { ReactNode } from 'react'
import type { Language } from '#core/text/language.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { toDirectionsUrl, toReviewUrl, type RestaurantConfig } from '#shop/domain/restaurant.ts'
import { getPageMessages } from '../messages/page-messages.ts'
import { splitMessage } from '#i18n/split-message.ts'
import { Figure } from '#ui/Figure.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { HoursList } from '#ui/HoursList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MapIllustration } from './MapIllustration.tsx'
import styles from './Location.module.css'

interface LocationProps {
  readonly language: Language
  readonly restaurant: RestaurantConfig
  readonly hours: readonly string[]
  readonly delivery?: ReactNode
  /** The map island, over the illustrated map. */
  readonly map?: ReactNode
}

export function Location({ language, restaurant, hours, delivery, map }: LocationProps): ReactNode {
  const { location: messages } = getPageMessages(language)
  const reviewUrl = toReviewUrl(restaurant)
  const [before, after] = splitMessage(messages.rating)
  return (
    <section id="location" className={styles.location} aria-labelledby="location-title">
      <h2 id="location-title" className={styles.title}>
        {messages.title}
      </h2>
      <div className={styles.card}>
        <dl className={styles.facts}>
          <InfoRow icon={<Icon name="map-pin" size={24} />} name={messages.address}>
            <address className={styles.address} data-live="address">
              {restaurant.address[language]}
            </address>
          </InfoRow>
          <InfoRow icon={<Icon name="clock" size={24} />} name={messages.hours}>
            <HoursList lines={hours} />
          </InfoRow>
          <InfoRow icon={<Icon name="phone" size={24} />} name={messages.phone}>
            <a className={styles.phone} href={toPhoneUrl(restaurant.phone)} data-live="phone">
              <Figure>{restaurant.phone}</Figure>
            </a>
          </InfoRow>
        </dl>
        {delivery !== undefined && <div className={styles.delivery}>{delivery}</div>}
        <div className={styles.links}>
          <ExternalLink className={styles.directions} href={toDirectionsUrl(restaurant)}>
            <Icon name="navigation" size={20} />
            {messages.directions}
          </ExternalLink>
          {reviewUrl !== null && (
            <ExternalLink className={styles.rating} href={reviewUrl}>
              <span>
                {before}
                <bdi className={styles.score}>{restaurant.google.rating}</bdi>
                {after}
              </span>
              <Stars score={Number(restaurant.google.rating)} />
            </ExternalLink>
          )}
        </div>
      </div>
      <div className={styles.map}>
        <MapIllustration language={language} />
        {map}
      </div>
    </section>
  )
}

function InfoRow({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Five stars, filled up to `score` in halves. */
function Stars({ score }: { score: number }): ReactNode {
  return (
    <span className={styles.stars} aria-hidden>
      {[1, 2, 3, 4, 5].map((place) => {
        const share = score - place + 1
        return (
          <span
            key={place}
            className={styles.star}
            data-fill={share >= 0.75 ? 'full' : share >= 0.25 ? 'half' : 'none'}
          >
            <Icon name="star" size={20} />
            <Icon name="star" size={20} isFilled />
          </span>
        )
      })}
    </span>
  )
}
