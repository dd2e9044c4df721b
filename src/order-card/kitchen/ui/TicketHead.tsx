import { Fragment, useContext, type ReactNode } from 'react'
import type { CardAmounts } from '../../domain/priced-card.ts'
import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import { getDirection, toLocalText, type Language } from '#core/text/language.ts'
import { getWantedDay, hasDateSaid, isNightAhead } from '#order/fields/wanted/wanted-time.ts'
import { useOrderOptions } from '#order/form/state/order-options-store.ts'
import { isSharedBasket, type OrderLink } from '#order/link/order-link.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import { findReadyMinutes } from '#order/ready-minutes.ts'
import { normaliseLine } from '#core/text/text.ts'
import { formatOrderTime, formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { formatDate, formatDayAndDate } from '#i18n/format-date.ts'
import { formatNight } from '#i18n/format-night.ts'
import { useNow } from '#shop/state/shop-store.ts'
import type { KitchenMessages } from '../messages/kitchen.en.ts'
import { kitchenMessages } from '../messages/kitchen-messages.ts'
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
  const writtenAt = order?.writtenAt ?? now
  const isNight = wantedAt !== null && isNightAhead(wantedAt, writtenAt)
  const isTonight = wantedAt !== null && getWantedDay({ at: wantedAt }, writtenAt) === 'tonight'
  const { pickupMinutes, later } = useOrderOptions()
  const hasDate = wantedAt !== null && hasDateSaid(wantedAt, writtenAt, later?.daysAhead !== undefined)
  const formatDay = hasDate ? formatDayAndDate : formatDate
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
              <TicketTime instant={order.writtenAt} toDay={(language) => formatDate(order.writtenAt, language, now)} />
            </span>
          </>
        )}
      </p>
      {wantedAt !== null && (
        <p className={styles.wanted}>
          <TicketTime
            instant={wantedAt}
            toTime={isNight ? formatTimeOfDay : undefined}
            toLabel={({ later, tonight }) => (isTonight ? `${later}: ${tonight}` : later)}
            toDay={(language) =>
              isNight ? `(${formatNight(wantedAt, language, now, hasDate)})` : formatDay(wantedAt, language, now)
            }
          />
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
              {index > 0 && SEPARATOR}
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

interface TicketTimeProps {
  readonly instant: number
  readonly toTime?: ((instant: number, language: Language) => string) | undefined
  /** What is said before the time. */
  readonly toLabel?: (messages: KitchenMessages) => string
  readonly toDay: (language: Language) => string
}

/** A time with its day, a line for each language: '9:40 pm 22 November'. */
function TicketTime({ instant, toTime = formatOrderTime, toLabel, toDay }: TicketTimeProps): ReactNode {
  return useContext(TicketLanguages).map((language, index) => {
    const { figures, dayPart } = splitTime(toTime(instant, language))
    return (
      <span
        key={language}
        lang={language}
        dir={getDirection(language)}
        className={index > 0 ? styles.secondTime : styles.firstTime}
      >
        {toLabel !== undefined && (
          <>
            <span className={styles.words}>{toLabel(kitchenMessages[language])}</span>{' '}
          </>
        )}
        <bdi dir="ltr" className={styles.figures}>
          {figures}
        </bdi>{' '}
        <span className={styles.small}>{dayPart}</span>{' '}
        <bdi className={styles.date}>{keepFigures(toDay(language))}</bdi>
      </span>
    )
  })
}

function splitTime(time: string): { readonly figures: string; readonly dayPart: string } {
  const [figures = '', ...words] = normaliseLine(time).split(' ')
  return { figures, dayPart: words.join(' ') }
}
