import type { Fils } from '#core/money.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { hasNewFee, OTHER_AREA, type ChosenArea, type DeliveryFee, type SeenFee } from './fields/area/chosen-area.ts'
import type { OrderAmounts } from './priced-order.ts'

/** Why a complete order may not leave now. */
export type SendingProblem =
  /** The chosen way to receive the order is closed at its time, in ms since the epoch. */
  | { readonly kind: 'methodClosed'; readonly method: ReceiveMethod; readonly at: number }
  /** `missing` is the amount that is missing to the minimum order of the area; null: of pickup. */
  | { readonly kind: 'belowMinimum'; readonly area: DeliveryArea | null; readonly missing: Fils }

/** The chosen area costs another fee than the customer has seen. */
export interface FeeChange {
  readonly area: DeliveryArea
  readonly fee: DeliveryFee
}

interface OrderToCheck {
  /** Null while none is chosen. */
  readonly method: ReceiveMethod | null
  /** The time of the order where the method is closed then. */
  readonly closedAt: number | null
  /** Null for pickup, and while none is chosen. */
  readonly area: ChosenArea | null
  readonly amounts: OrderAmounts
}

export function toFeeChange(
  area: ChosenArea | null,
  seen: SeenFee | null,
  { delivery }: OrderAmounts,
  itemsTotal: Fils,
): FeeChange | null {
  if (area === null || area === OTHER_AREA || delivery === null) return null
  return hasNewFee(area, seen, itemsTotal) ? { area, fee: delivery.fee } : null
}

export function findSendingProblem({
  method,
  closedAt,
  area,
  amounts: { missing },
}: OrderToCheck): SendingProblem | null {
  if (method === null) return null
  if (closedAt !== null) return { kind: 'methodClosed', method, at: closedAt }
  return missing === 0 || area === OTHER_AREA ? null : { kind: 'belowMinimum', area, missing }
}
