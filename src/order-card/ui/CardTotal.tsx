import type { ReactNode } from 'react'
import type { CardAmounts } from '../domain/priced-card.ts'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import type { LinkedOrder } from '#order/link/order-link.ts'
import { useOrderCardMessages } from '../messages/order-card-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { keepFigures } from '#core/text/keep-figures.ts'
import styles from './CardTotal.module.css'

interface CardTotalProps {
  /** Null where nothing can be ordered. */
  readonly amounts: CardAmounts | null
  readonly order: LinkedOrder | null
}

/**
 * The total at today's prices with what delivery costs of it, and the total that the order was
 * written with where it differs. Where a fee or a price is not known, there is no total but that of the items.
 */
export function CardTotal({ amounts, order }: CardTotalProps): ReactNode {
  const language = useLanguage()
  const messages = useOrderCardMessages()
  const writtenTotal = order?.total ?? null
  const written = writtenTotal !== null && <p>{keepFigures(messages.totalWhenWritten(formatAed(writtenTotal)))}</p>
  if (amounts === null) return written
  const { area, fee, isFeeUnknown, itemsTotal, total } = amounts
  return (
    <div className={styles.total}>
      {area !== null && (
        <p className={styles.delivery}>
          <span>
            {messages.delivery}: <LocalizedText text={toLocalText(area.name, language)} pageLanguage={language} />
          </span>
          {fee !== null && (fee === 0 ? messages.free : <Figure>{formatAed(fee)}</Figure>)}
        </p>
      )}
      <dl className={styles.row}>
        <dt>
          {total === null ? messages.items : messages.total}
          {order === null && <span className={styles.prices}> {messages.todaysPrices}</span>}
        </dt>
        <dd>
          <Figure>{formatAed(total ?? itemsTotal)}</Figure>
          {isFeeUnknown && <span className={styles.prices}> {messages.plusDelivery}</span>}
        </dd>
      </dl>
      {!isFeeUnknown && writtenTotal !== total && written}
    </div>
  )
}
