import { needsArea } from './chosen-area.ts'
import type { DeliveryArea } from './delivery-area.ts'
import type { Fils } from './money.ts'
import { toLinkCode, type OrderLink } from './order-link.ts'
import type { OrderOptions } from './order-options.ts'
import type { PricedBasket } from './priced-basket.ts'
import { priceOrder } from './priced-order.ts'

/** What the order of a link costs today, its delivery included. */
export interface CardAmounts {
  /** Null for pickup, and for an area that the link does not tell or the owner's list lacks. */
  readonly area: DeliveryArea | null
  /** Null where there is none, or none that is known. */
  readonly fee: Fils | null
  /** Of the items and of the fee that is known. */
  readonly total: Fils
  /** Whether a fee comes on top that is not known here. */
  readonly isFeeUnknown: boolean
}

export function priceCard(
  priced: Pick<PricedBasket, 'total'>,
  { area: code, facts }: Pick<OrderLink, 'area' | 'facts'>,
  options: OrderOptions,
): CardAmounts {
  // Two areas may have one code by coincidence: then neither is meant.
  const [found, other] = (options.areas ?? []).filter(({ id }) => toLinkCode(id) === code)
  const area = found !== undefined && other === undefined ? found : null
  const { delivery, total } = priceOrder(priced, area)
  const fee = delivery === null ? null : delivery.fee
  const isDelivery = code !== null || (facts?.method === 'delivery' && needsArea(options))
  return { area, fee, total, isFeeUnknown: isDelivery && fee === null }
}
