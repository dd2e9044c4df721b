import { getDeliveryFee, OTHER_AREA, type ChosenArea, type DeliveryFee } from './fields/area/chosen-area.ts'
import { sumFils, toFils, ZERO_FILS, type Fils } from '#core/money.ts'
import type { PricedBasket } from './lines/price.ts'

/**
 * What an order costs, its delivery included. Apart from `priceBasket`, because home needs no
 * delivery: what is stored and published of a basket stays without it.
 */
export interface OrderAmounts {
  /**
   * Null where delivery has no price of its own: pickup, no area chosen yet. A `fee` of null is told on WhatsApp.
   */
  readonly delivery: { readonly fee: DeliveryFee } | null
  /** Of the items and of the fee that is known. */
  readonly total: Fils
  /** Amount missing to the minimum order of the area, or of pickup; 0 if it is reached. */
  readonly missing: Fils
}

/** Whether delivery costs something that is only told on WhatsApp, so that nothing computed from the total is known. */
export function isFeeUnknown({ delivery }: Pick<OrderAmounts, 'delivery'>): boolean {
  return delivery !== null && delivery.fee === null
}

/** `area`: null for pickup, and while none is chosen. `pickupMinimum` is given for pickup only. */
export function priceOrder(
  { total }: Pick<PricedBasket, 'total'>,
  area: ChosenArea | null,
  pickupMinimum: Fils | null = null,
): OrderAmounts {
  if (area === null) return { delivery: null, total, missing: getMissing(pickupMinimum, total) }
  const fee = getDeliveryFee(area, total)
  const minimum = area === OTHER_AREA ? null : area.minimum
  return {
    delivery: { fee },
    total: sumFils([total, fee ?? ZERO_FILS]),
    missing: getMissing(minimum, total),
  }
}

function getMissing(minimum: Fils | null, total: Fils): Fils {
  return toFils(Math.max(0, (minimum ?? 0) - total))
}
