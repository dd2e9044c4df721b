import type { ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatAed } from '#core/money.ts'
import type { DeliveryFee } from '../../fields/area/chosen-area.ts'
import { formatFeeText } from '../../fields/area/format-fee.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { useOrderForm } from '../../form/state/form-store.ts'
import { useOrder } from '../../state/current-order.ts'
import { Figure } from '#ui/Figure.tsx'
import { ReadyTime } from './ReadyTime.tsx'
import styles from './Summary.module.css'

/** Item count, subtotal, savings if any, delivery if it has a price, total, that it includes VAT, and how long it takes. */
export function Summary(): ReactNode {
  const { checkout } = useCheckoutMessages()
  const { itemCount, subtotal, savings } = useBasket()
  const { method } = useOrderForm()
  const { amounts, isTotalKnown } = useOrder()
  const { delivery, total } = amounts
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <Row name={checkout.items} value={String(itemCount)} />
        <Row name={savings > 0 ? checkout.subtotal : checkout.subtotalWithoutSavings} value={formatAed(subtotal)} />
        {savings > 0 && <Row name={checkout.savings} value={formatAed(savings)} kind="savings" />}
        {delivery !== null && <Row name={checkout.deliveryFee} value={<FeeText fee={delivery.fee} />} />}
        <Row
          name={checkout.total}
          value={
            isTotalKnown ? (
              formatAed(total)
            ) : (
              <>
                <Figure>{formatAed(total)}</Figure> <span className={styles.plus}>{checkout.plusDelivery}</span>
              </>
            )
          }
          kind="total"
        />
      </dl>
      {restaurant.tax !== null && <p className={styles.note}>{keepFigures(checkout.pricesIncludeVat)}</p>}
      {/* Of a pickup it stands beside the address. */}
      {method === 'delivery' && <ReadyTime className={styles.ready} />}
    </div>
  )
}

function Row({ name, value, kind }: { name: string; value: ReactNode; kind?: 'savings' | 'total' }): ReactNode {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? <Figure>{value}</Figure> : value}</dd>
    </div>
  )
}

/** What delivery costs: an amount, free, or told on WhatsApp. */
function FeeText({ fee }: { fee: DeliveryFee }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const text = formatFeeText(fee, checkout)
  return fee === null || fee === 0 ? text : <Figure>{text}</Figure>
}
