import { Fragment, useContext, type ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { useOrderOptions } from '#order/form/state/order-options-store.ts'
import { isSharedBasket, type OrderLink } from '#order/link/order-link.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import { findReadyMinutes } from '#order/ready-minutes.ts'
import { normaliseLine } from '#core/text/text.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { useNow } from '#shop/state/shop-store.ts'
import styles from './Ticket.module.css'
import { TicketLanguages } from './ticket-languages.ts'
import { TicketWords } from './TicketWords.tsx'

interface TicketHeadProps {
  readonly link: OrderLink
  readonly amounts: CardAmounts
  /** The car that the order is brought to, and its plate, as the message says; empty without one. */
  readonly car: readonly string[]
}

/** Number and times, how the order is received, and where it goes. A time that is wanted is the largest figure. */
export function TicketHead({ link, amounts: { area }, car }: TicketHeadProps): ReactNode {
  const { order, wantedAt, area: code } = link
  const languages = useContext(TicketLanguages)
  const now = useNow()
  const method = order?.method ?? null
  const { pickupMinutes } = useOrderOptions()
  const minutes = findReadyMinutes({ method, area, isForLater: wantedAt !== null, pickupMinutes })
  return (
    <>
      <p className={styles.head} data-later={wantedAt !== null}>
        {order === null ? (
          <TicketWords toText={({ basket, unnumbered }) => (isSharedBasket(link) ? basket : unnumbered)} />
        ) : (
          <>
            <bdi dir="ltr" className={styles.number}>
              {formatOrderNumber(order.ref, order.revision)}
            </bdi>
            <span className={styles.time}>
              <TicketTime instant={order.writtenAt} />{' '}
              <bdi className={styles.date}>{keepFigures(formatDate(order.writtenAt, languages[0], now))}</bdi>
            </span>
          </>
        )}
      </p>
      {wantedAt !== null && (
        <p className={styles.wanted}>
          <TicketWords toText={({ later }) => later} />
          <TicketTime instant={wantedAt} />
          <span className={styles.date}>
            <TicketWords toText={(_, language) => formatDate(wantedAt, language, now)} />
          </span>
        </p>
      )}
      {method !== null && (
        <p className={styles.method}>
          <TicketWords toText={(messages) => messages[method]} />
        </p>
      )}
      {car.length > 0 && (
        <div className={styles.car}>
          <p className={styles.label}>
            <TicketWords toText={({ toCar }) => toCar} />:
          </p>
          {car.map((text, index) => (
            <p key={index}>
              <bdi>{text}</bdi>
            </p>
          ))}
        </div>
      )}
      {order !== null && order.revision > 1 && (
        <p className={styles.warning}>
          <TicketWords toText={({ replaces }) => replaces(formatOrderNumber(order.ref, order.revision - 1))} />
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
          <TicketWords toText={({ areaInChat }) => areaInChat} />
        </p>
      )}
      {minutes !== null && (
        <p>
          <TicketWords toText={(messages) => messages[method === 'pickup' ? 'readyIn' : 'minutes'](...minutes)} />
        </p>
      )}
    </>
  )
}

/** The figures, and the part of the day in each language: '9:40 pm'. */
function TicketTime({ instant }: { instant: number }): ReactNode {
  const [language] = useContext(TicketLanguages)
  return (
    <>
      <bdi dir="ltr" className={styles.figures}>
        {splitTime(instant, language).figures}
      </bdi>{' '}
      <span className={styles.small}>
        <TicketWords toText={(_, each) => splitTime(instant, each).dayPart} />
      </span>
    </>
  )
}

function splitTime(instant: number, language: Language): { readonly figures: string; readonly dayPart: string } {
  const [figures = '', ...words] = normaliseLine(formatOrderTime(instant, language)).split(' ')
  return { figures, dayPart: words.join(' ') }
}
