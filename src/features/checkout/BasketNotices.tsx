import type { ReactNode } from 'react'
import { toLocalText } from '../../domain/language.ts'
import { formatAed } from '../../domain/money.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useBasket } from '../../state/basket-store.ts'
import { useBasketNotices } from '../../state/basket-notices-store.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { infoIcon } from './icons.ts'
import styles from './BasketNotices.module.css'

/**
 * What changed since the visitor chose: dishes gone from the menu, other prices (B08, B12). The region is always on the
 * page, so that what comes into it is said.
 */
export function BasketNotices(): ReactNode {
  const { language, messages } = useCheckoutMessages()
  const { dropped, repriced } = useBasketNotices()
  const changed = useBasket().lines.filter((line) => repriced.includes(line.itemId))
  return (
    <div role="status" className={styles.notes}>
      {dropped > 0 && (
        <p className={styles.note}>
          <Icon icon={infoIcon} size={20} />
          {messages.checkout.dropped(dropped)}
        </p>
      )}
      {changed.length > 0 && (
        <div className={styles.note}>
          <Icon icon={infoIcon} size={20} />
          <div>
            <p>{messages.checkout.repriced}</p>
            <ul>
              {changed.map((line) => (
                <li key={line.lineId}>
                  <LocalizedText text={toLocalText(line.item.name, language)} pageLanguage={language} />{' '}
                  <bdi dir="ltr">{formatAed(line.unitPrice)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
