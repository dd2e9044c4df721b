import type { ReactNode } from 'react'
import { localText } from '../../domain/language.ts'
import { formatAed } from '../../domain/money.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { useBasket } from '../../state/basket.ts'
import { useBasketNotes } from '../../state/basket-notes.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { infoIcon } from './icons.ts'
import styles from './BasketNotes.module.css'

/**
 * What changed since the visitor chose: dishes gone from the menu, other prices (B08, B12). The region is always on the
 * page, so that what comes into it is said.
 */
export function BasketNotes(): ReactNode {
  const { language, words } = useCheckoutWords()
  const { dropped, repriced } = useBasketNotes()
  const changed = useBasket().lines.filter((line) => repriced.includes(line.itemId))
  return (
    <div role="status" className={styles['notes']}>
      {dropped > 0 && (
        <p className={styles['note']}>
          <Icon icon={infoIcon} size={20} />
          {words.checkout.dropped}
        </p>
      )}
      {changed.length > 0 && (
        <div className={styles['note']}>
          <Icon icon={infoIcon} size={20} />
          <div>
            <p>{words.checkout.repriced}</p>
            <ul>
              {changed.map((line) => (
                <li key={line.lineId}>
                  <NameText text={localText(line.item.name, language)} around={language} />{' '}
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
