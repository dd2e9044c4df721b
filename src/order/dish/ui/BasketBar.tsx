import type { ReactNode } from 'react'
import { formatAed } from '#core/money.ts'
import { getPath } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { Figure } from '#ui/Figure.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './BasketBar.module.css'

/** Link to checkout with item count and total, fixed to the bottom of a phone's screen. */
export function BasketBar(): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const { itemCount, total } = useBasket()
  if (itemCount === 0) return null
  return (
    <div className={styles.container}>
      <a className={styles.bar} data-sticky-bar href={getPath('checkout', language)}>
        <Icon name="shopping-bag" size={22} />
        <span className={styles.label}>{`${messages.menu.viewOrder} · ${itemCount}`}</span>
        <Figure>{formatAed(total)}</Figure>
      </a>
    </div>
  )
}
