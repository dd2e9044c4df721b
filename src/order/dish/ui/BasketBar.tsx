import type { ReactNode } from 'react'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatAed } from '#core/money.ts'
import { getPath } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { useOrder } from '../../state/current-order.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './BasketBar.module.css'

/** Link to checkout with item count, what is missing to the area's minimum, and total; at the bottom of a phone's screen. */
export function BasketBar(): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const { itemCount, total } = useBasket()
  const { checkout } = useCheckoutMessages()
  const { fields, amounts, problems } = useOrder()
  // Of a delivery that is withdrawn only checkout speaks.
  const missing = fields.area === undefined || problems.method !== undefined ? 0 : amounts.missing
  if (itemCount === 0) return null
  return (
    <div className={styles.container}>
      <a className={styles.bar} data-sticky-bar href={getPath('checkout', language)}>
        <Icon name="shopping-bag" size={22} />
        <span className={styles.label}>{`${messages.menu.viewOrder} · ${itemCount}`}</span>
        <Figure>{formatAed(total)}</Figure>
        {missing > 0 && (
          <span className={styles.missing}>{keepFigures(checkout.toMinimum(formatAed(amounts.missing)))}</span>
        )}
      </a>
    </div>
  )
}
