import type { ReactNode } from 'react'
import { getPath } from '#core/routes.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './EmptyBasket.module.css'

export function EmptyBasket(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name="shopping-bag" size={40} />
      </span>
      <p className={styles.text}>{messages.checkout.empty}</p>
      <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
        {messages.checkout.toMenu}
      </a>
    </div>
  )
}
