import type { ReactNode } from 'react'
import { formatAed } from '../../domain/money.ts'
import { getPath } from '../../domain/routes.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useBasket } from '../../state/basket-store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { shoppingBagIcon } from '../../ui/icons.ts'
import styles from './BasketBar.module.css'

/** On phones, at the foot of the screen: what is in the basket, and the way to it. */
export function BasketBar(): ReactNode {
  const { language, messages } = useMessages()
  const { itemCount: pieces, total } = useBasket()
  if (pieces === 0) return null
  return (
    <div className={styles.room}>
      <a className={styles.bar} data-sticky-bar href={getPath('checkout', language)}>
        <Icon icon={shoppingBagIcon} size={22} />
        <span className={styles.words}>
          {messages.menu.viewOrder} · {pieces}
        </span>
        <bdi dir="ltr">{formatAed(total)}</bdi>
      </a>
    </div>
  )
}
