import { Fragment, type ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { readMinutes } from '../../../shop/domain/delivery-area.ts'
import { toLocalText, type Language } from '../../../core/text/language.ts'
import type { OrderLink } from '../../../order/domain/link/order-link.ts'
import { formatOrderNumber } from '../../../order/domain/order-number.ts'
import { normaliseLine } from '../../../core/text/text.ts'
import { formatOrderTime } from '../../../i18n/format-clock-time.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useNow } from '../../../shop/state/shop-store.ts'
import styles from './Ticket.module.css'
import { TicketWords } from './TicketWords.tsx'

interface TicketHeadProps {
  readonly link: OrderLink
  readonly amounts: CardAmounts
  readonly languages: readonly [Language, ...Language[]]
}

/** Number and times, how the order is received, and where it goes. A time that is wanted is the largest figure. */
export function TicketHead({ link: { facts, wantedAt, area: code }, amounts, languages }: TicketHeadProps): ReactNode {
  const method = facts?.method ?? null
  const { area } = amounts
  const minutes = area === null || wantedAt !== null ? null : readMinutes(area)
  return (
    <>
      <p className={styles.head} data-later={wantedAt !== null}>
        {facts === null ? (
          <TicketWords languages={languages} toText={({ basket }) => basket} />
        ) : (
          <>
            <bdi dir="ltr" className={styles.number}>
              {formatOrderNumber(facts.ref, facts.revision)}
            </bdi>
            <span className={styles.time}>
              <TicketTime instant={facts.writtenAt} languages={languages} />{' '}
              <TicketDate instant={facts.writtenAt} languages={languages.slice(0, 1)} />
            </span>
          </>
        )}
      </p>
      {wantedAt !== null && (
        <p className={styles.wanted}>
          <TicketWords languages={languages} toText={({ later }) => later} />
          <TicketTime instant={wantedAt} languages={languages} />
          <TicketDate instant={wantedAt} languages={languages} />
        </p>
      )}
      {method !== null && (
        <p className={styles.method}>
          <TicketWords languages={languages} toText={(words) => words[method]} />
        </p>
      )}
      {facts !== null && facts.revision > 1 && (
        <p className={styles.warning}>
          <TicketWords
            languages={languages}
            toText={({ replaces }) => replaces(formatOrderNumber(facts.ref, facts.revision - 1))}
          />
        </p>
      )}
      {area !== null && (
        <p className={styles.area}>
          {[...new Set(languages.map((language) => toLocalText(area.name, language).text))].map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {area === null && code !== null && (
        <p className={styles.area}>
          <TicketWords languages={languages} toText={({ areaInChat }) => areaInChat} />
        </p>
      )}
      {minutes !== null && (
        <p>
          <TicketWords languages={languages} toText={(words) => words.minutes(...minutes)} />
        </p>
      )}
    </>
  )
}

/** The figures, and the part of the day in each language: '9:40 pm'. */
function TicketTime({
  instant,
  languages,
}: {
  instant: number
  languages: readonly [Language, ...Language[]]
}): ReactNode {
  return (
    <>
      <bdi dir="ltr" className={styles.figures}>
        {splitTime(instant, languages[0]).figures}
      </bdi>{' '}
      <span className={styles.small}>
        <TicketWords languages={languages} toText={(_, language) => splitTime(instant, language).dayPart} />
      </span>
    </>
  )
}

function splitTime(instant: number, language: Language): { readonly figures: string; readonly dayPart: string } {
  const [figures = '', ...words] = normaliseLine(formatOrderTime(instant, language)).split(' ')
  return { figures, dayPart: words.join(' ') }
}

function TicketDate({ instant, languages }: { instant: number; languages: readonly Language[] }): ReactNode {
  const now = useNow()
  return (
    <span className={styles.date}>
      <TicketWords languages={languages} toText={(_, language) => formatDate(instant, language, now)} />
    </span>
  )
}
