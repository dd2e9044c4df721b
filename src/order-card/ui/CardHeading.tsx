import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { LinkedOrder } from '#order/link/order-link.ts'
import { formatOrderNumber } from '#order/order-number.ts'
import type { findReadyMinutes } from '#order/ready-minutes.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
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

/** Number and time of an order, and when it is wanted; a link without them is that of a basket. */
export function CardHeading({ order, wantedAt, minutes }: CardHeadingProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const now = useNow()
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
        <> {keepFigures(messages[wantedAt < now ? 'wasWantedAt' : 'wantedAt'](formatOrderTime(wantedAt, language)))}</>
      )}
    </p>
  )
}
