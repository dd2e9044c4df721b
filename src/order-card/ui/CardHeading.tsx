import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { Language } from '#core/text/language.ts'
import { getWantedDay, hasDateSaid, isNightAhead } from '#order/fields/wanted/wanted-time.ts'
import { useOrderOptions } from '#order/form/state/order-options-store.ts'
import type { LinkedOrder } from '#order/link/order-link.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import type { findReadyMinutes } from '#order/ready-minutes.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDate, formatDayAndDate } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
import { useOrderCardMessages, type OrderCardMessages } from '../messages/order-card-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useNow } from '#shop/state/shop-store.ts'
import styles from './OrderCardPage.module.css'

interface CardHeadingProps {
  readonly order: LinkedOrder | null
  /** In ms since the epoch; null for an order of now. */
  readonly wantedAt: number | null
  /** In which it is ready, or with the customer; said until they have passed. */
  readonly minutes: ReturnType<typeof findReadyMinutes>
}

function formatWanted(
  at: number,
  { writtenAt, now, isDayAhead }: { writtenAt: number; now: number; isDayAhead: boolean },
  language: Language,
  messages: OrderCardMessages,
): string {
  const hasDate = hasDateSaid(at, writtenAt, isDayAhead)
  const isNight = isNightAhead(at, writtenAt)
  const time = isNight ? formatNightTime[language](at, now, hasDate) : formatOrderTime(at, language)
  // The time of a night has both of its dates.
  if (hasDate && !isNight)
    return messages[at < now ? 'wasWantedOn' : 'wantedOn'](formatDayAndDate(at, language, now), time)
  if (at < now) return messages.wasWantedAt(time)
  return getWantedDay({ at }, now) === 'tonight' ? messages.wantedTonight(time) : messages.wantedAt(time)
}

/** Number and time of an order, and when it is wanted; a link without them is that of a basket. */
export function CardHeading({ order, wantedAt, minutes }: CardHeadingProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const now = useNow()
  const isDayAhead = useOrderOptions().later?.daysAhead !== undefined
  if (order === null) return <p className={styles.heading}>{messages.basket}</p>
  const { ref, revision, writtenAt, method } = order
  const isComing = minutes !== null && now < writtenAt + (minutes[1] ?? minutes[0]) * 60_000
  return (
    <p className={styles.heading}>
      {keepFigures(
        messages.written(
          formatOrderNumber(ref, revision),
          formatDate(writtenAt, language, now),
          formatOrderTime(writtenAt, language),
        ),
      )}
      {method !== null && <> {messages[method]}.</>}
      {isComing && <> {keepFigures(messages[method === 'pickup' ? 'readyIn' : 'withYouIn'](...minutes))}.</>}
      {wantedAt !== null && (
        <> {keepFigures(formatWanted(wantedAt, { writtenAt, now, isDayAhead }, language, messages))}</>
      )}
    </p>
  )
}
