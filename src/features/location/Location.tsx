import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { formatClosedHours, type ClosedHours } from '../../domain/opening-hours.ts'
import { toDirectionsUrl, toPhoneUrl, toReviewUrl } from '../../domain/restaurant.ts'
import { formatClockTime } from '../../i18n/format-clock-time.ts'
import { getMessages } from '../../i18n/messages.ts'
import { getPageMessages } from '../../i18n/page-messages.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Location.module.css'

interface LocationProps {
  readonly language: Language
  readonly closedHours: ClosedHours
  /** The map island. */
  readonly map?: ReactNode
}

/** Address, opening hours, phone number and map. */
export function Location({ language, closedHours, map }: LocationProps): ReactNode {
  const { location: messages, hours } = getPageMessages(language)
  const formatTime = formatClockTime[language]
  const reviewUrl = toReviewUrl(restaurant)
  return (
    <section id="location" className={styles.location} aria-labelledby="location-title">
      <h2 id="location-title" className={styles.title}>
        {messages.title}
      </h2>
      <dl className={styles.facts}>
        <Fact icon={<Icon name="map-pin" size={24} />} name={messages.address}>
          <address className={styles.address}>{restaurant.address[language]}</address>
        </Fact>
        <Fact icon={<Icon name="clock" size={24} />} name={messages.hours}>
          {closedHours.kind === 'daily'
            ? hours.weTakeOrders(formatTime(closedHours.to), formatTime(closedHours.from))
            : closedHours.kind === 'never'
              ? hours.aroundTheClock
              : getMessages(language).hours.closed(formatClosedHours(closedHours) ?? '')}
        </Fact>
        <Fact icon={<Icon name="phone" size={24} />} name={messages.phone}>
          <a className={styles.phone} href={toPhoneUrl(restaurant.phone)}>
            <bdi dir="ltr">{restaurant.phone}</bdi>
          </a>
        </Fact>
      </dl>
      <div className={styles.links}>
        <ExternalLink className={styles.directions} href={toDirectionsUrl(restaurant)}>
          <Icon name="navigation" size={20} />
          {messages.directions}
        </ExternalLink>
        {reviewUrl !== null && (
          <ExternalLink className={styles.rating} href={reviewUrl}>
            <Icon name="star" size={20} isFilled />
            {messages.rating(restaurant.google.rating)}
          </ExternalLink>
        )}
      </div>
      {map}
    </section>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }): ReactNode {
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
