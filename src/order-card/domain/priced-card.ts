import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { Fils } from '#core/money.ts'
import { sumUp, type PricedLines } from '#order/lines/price.ts'
import type { ResolvedOrder } from '#order/link/resolved-order.ts'
import { toLinkCode, type OrderLink } from '#order/link/order-link.ts'
import type { OrderOptions } from '#order/fields/order-options.ts'
import { priceOrder } from '#order/priced-order.ts'

/** What the order of a link costs today, its delivery included. */
export interface CardAmounts {
  /** Null for pickup, and for an area that the link does not tell or the owner's list lacks. */
  readonly area: DeliveryArea | null
  /** Null where there is none, or none that is known. */
  readonly fee: Fils | null
  /** Whether a fee comes on top that is not known here. */
  readonly isFeeUnknown: boolean
  /** Of the lines that have a price today. */
  readonly itemsTotal: Fils
  /** Of items and fee; null where the fee or the price of a line is not known. */
  readonly total: Fils | null
}

export function priceCard(
  { priced, missingCount }: Pick<ResolvedOrder, 'priced' | 'missingCount'>,
  { area: code, order }: Pick<OrderLink, 'area' | 'order'>,
  options: OrderOptions,
): CardAmounts {
  // Two areas may have one code by coincidence: then neither is meant.
  const [found, other] = (options.areas ?? []).filter(({ id }) => toLinkCode(id) === code)
  const area = found !== undefined && other === undefined ? found : null
  const { delivery, total } = priceOrder(priced, area)
  // The lines without a price may lift the order to the amount from which delivery is free.
  const mayBeFree = missingCount > 0 && area !== null && area.freeFrom !== null && priced.total < area.freeFrom
  const fee = delivery === null || mayBeFree ? null : delivery.fee
  const isDelivery = code !== null || order?.method === 'delivery'
  const isFeeUnknown = isDelivery && fee === null
  return { area, fee, isFeeUnknown, itemsTotal: priced.total, total: isFeeUnknown || missingCount > 0 ? null : total }
}

/** What the lines of one person cost together; null: of those that name nobody. */
export function sumPerson({ lines }: Pick<PricedLines, 'lines'>, person: string | null): Fils {
  return sumUp(lines.filter((line) => (line.person ?? null) === person)).total
}
