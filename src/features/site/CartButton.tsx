import type { MouseEvent, ReactNode } from 'react'
import { getPath, type Page } from '../../domain/routes.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useCartCount } from '../../state/cart-count-store.ts'
import { showToast } from '../../state/toast-store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { shoppingBagIcon } from '../../ui/icons.ts'
import styles from './CartButton.module.css'

/** The way to checkout with the number of pieces; with an empty basket it stays and says so (NAV-6, NAV-7). */
export function CartButton({ page }: { page: Page }): ReactNode {
  const { language, messages } = useMessages()
  const { count: read, increments: rises } = useCartCount()
  // A page without a menu reads what is stored, and nothing more will come.
  const count = read ?? (page === 'notFound' ? 0 : null)
  const isEmpty = count === 0

  const stayWhenEmpty = (event: MouseEvent): void => {
    if (!isEmpty) return
    event.preventDefault()
    showToast(messages.nav.emptyCart)
  }

  return (
    <a
      className={styles.cart}
      href={getPath('checkout', language)}
      title={isEmpty ? messages.nav.cartEmpty : messages.nav.goToCheckout}
      aria-label={count === null ? messages.nav.goToCheckout : messages.nav.cart(count)}
      aria-disabled={isEmpty}
      aria-current={page === 'checkout' ? 'page' : undefined}
      onClick={stayWhenEmpty}
    >
      <span key={rises} className={styles.bounce} data-bouncing={rises > 0}>
        <Icon icon={shoppingBagIcon} size={22} />
        {/* The head script shows a number when a customer taps before hydration. */}
        <span className={styles.count} data-cart-count hidden={(count ?? 0) === 0} suppressHydrationWarning>
          {count ?? 0}
        </span>
      </span>
    </a>
  )
}
