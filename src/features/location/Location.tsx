import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import type { Language } from '../../domain/language.ts'
import { closedWindow, type ClosedHours } from '../../domain/opening-hours.ts'
import { directionsLink, phoneLink, reviewLink } from '../../domain/restaurant.ts'
import { clockInWords } from '../../messages/clock-words.ts'
import { messages } from '../../messages/index.ts'
import { pageWords } from '../../messages/page-words.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockIcon, mapPinIcon, navigationIcon, phoneIcon, starIcon } from '../../ui/icons.ts'
import styles from './Location.module.css'

interface LocationProps {
  readonly language: Language
  readonly closedHours: ClosedHours
  /** The map, in whatever form. */
  readonly map?: ReactNode
}

/** Where the restaurant is, when it cooks and how to get there (LOC-1). */
export function Location({ language, closedHours, map }: LocationProps): ReactNode {
  const { location: words, hours } = pageWords(language)
  const say = clockInWords[language]
  const review = reviewLink(restaurant)
  return (
    <section id="location" className={styles['location']} aria-labelledby="location-title">
      <h2 id="location-title" className={styles['title']}>
        {words.title}
      </h2>
      <dl className={styles['facts']}>
        <Fact icon={<Icon icon={mapPinIcon} size={24} />} name={words.address}>
          <address className={styles['address']}>{restaurant.address[language]}</address>
        </Fact>
        <Fact icon={<Icon icon={clockIcon} size={24} />} name={words.hours}>
          {closedHours.kind === 'daily'
            ? hours.weTakeOrders(say(closedHours.to), say(closedHours.from))
            : closedHours.kind === 'never'
              ? hours.aroundTheClock
              : messages(language).hours.closed(closedWindow(closedHours) ?? '')}
        </Fact>
        <Fact icon={<Icon icon={phoneIcon} size={24} />} name={words.phone}>
          <a className={styles['phone']} href={phoneLink(restaurant.phone)}>
            <bdi dir="ltr">{restaurant.phone}</bdi>
          </a>
        </Fact>
      </dl>
      <div className={styles['links']}>
        <OutsideLink className={styles['directions']} href={directionsLink(restaurant)}>
          <Icon icon={navigationIcon} size={20} />
          {words.directions}
        </OutsideLink>
        {review !== null && (
          <OutsideLink className={styles['rating']} href={review}>
            <Icon icon={starIcon} size={20} isFilled />
            {words.rating(restaurant.google.rating)}
          </OutsideLink>
        )}
      </div>
      {map}
    </section>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
