import type { MouseEvent, ReactNode } from 'react'
import { getPath, type Page } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useSiteMessages } from '../messages/site-messages.ts'
import { useCartCount } from '../state/cart-count-store.ts'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './CartButton.module.css'

/** Link to checkout with the item count. With an empty basket it shows a toast instead. */
export function CartButton({ page }: { page: Page }): ReactNode {
  const language = useLanguage()
  const messages = useSiteMessages()
  const { count: storedCount, increments } = useCartCount()
  // These pages never load a menu: without a stored count the basket is empty.
  const count = storedCount ?? (page === 'notFound' || page === 'privacy' ? 0 : null)
  const isEmpty = count === 0

  const stayWhenEmpty = (event: MouseEvent): void => {
    if (!isEmpty) return
    event.preventDefault()
    showToast(messages.nav.addItemFirst)
  }

  return (
    <a
      id="cart"
      className={styles.cart}
      href={getPath('checkout', language)}
      title={isEmpty ? messages.nav.cartEmpty : messages.nav.goToCheckout}
      aria-label={count === null ? messages.nav.goToCheckout : messages.nav.cart(count)}
      // Before hydration it looks empty too, so that most customers see no change.
      data-empty={(count ?? 0) === 0 || undefined}
      aria-current={page === 'checkout' ? 'page' : undefined}
      onClick={stayWhenEmpty}
    >
      <span key={increments} className={styles.bounce} data-bouncing={increments > 0} data-cart-icon>
        <Icon name="shopping-bag" size={22} />
        <span className={styles.count} data-cart-count hidden={(count ?? 0) === 0}>
          {count ?? 0}
        </span>
      </span>
    </a>
  )
}
