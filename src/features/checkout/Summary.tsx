import type { ReactNode } from 'react'
import { restaurant } from '../../../restaurant.config.ts'
import { formatAed } from '../../domain/money.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useBasket } from '../../state/basket-store.ts'
import styles from './Summary.module.css'

/** Item count, subtotal at original prices, savings if any, total, and that it includes VAT. */
export function Summary(): ReactNode {
  const { checkout } = useCheckoutMessages().messages
  const { itemCount, subtotal, savings, total } = useBasket()
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <Row name={checkout.items} value={String(itemCount)} />
        <Row name={savings > 0 ? checkout.subtotal : checkout.subtotalWithoutSavings} value={formatAed(subtotal)} />
        {savings > 0 && <Row name={checkout.savings} value={formatAed(savings)} kind="savings" />}
        <Row name={checkout.total} value={formatAed(total)} kind="total" />
      </dl>
      {restaurant.tax !== null && <p className={styles.vat}>{checkout.pricesIncludeVat}</p>}
    </div>
  )
}

function Row({ name, value, kind }: { name: string; value: string; kind?: 'savings' | 'total' }): ReactNode {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  )
}
