import type { Fils } from '#core/money.ts'
import type { MethodPause } from '#shop/domain/client-schedule.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { OTHER_AREA, type ChosenArea, type DeliveryFee } from './fields/area/chosen-area.ts'
import type { OrderAmounts } from './priced-order.ts'

/** Why a complete order may not leave now. */
export type SendingProblem =
  /** The chosen way to receive the order is paused; `text` says it in the page's language. */
  | { readonly kind: 'methodPaused'; readonly text: string }
  /** `missing` is the amount that is missing to the minimum order of the area; null: of pickup. */
  | { readonly kind: 'belowMinimum'; readonly area: DeliveryArea | null; readonly missing: Fils }

/** The chosen area costs another fee than when it was chosen. */
export interface FeeChange {
  readonly area: DeliveryArea
  readonly fee: DeliveryFee
}

interface OrderToCheck {
  /** Null while none is chosen. */
  readonly method: ReceiveMethod | null
  /** Why the way to receive the order is not available at its time. */
  readonly pause: MethodPause | null
  /** Null for pickup, and while none is chosen. */
  readonly area: ChosenArea | null
  readonly amounts: OrderAmounts
}

export function toFeeChange(area: ChosenArea | null, { delivery }: OrderAmounts): FeeChange | null {
  return area === null || area === OTHER_AREA || delivery === null ? null : { area, fee: delivery.fee }
}

export function findSendingProblem({ method, pause, area, amounts: { missing } }: OrderToCheck): SendingProblem | null {
  if (method === null) return null
  if (pause !== null) return { kind: 'methodPaused', text: pause.text }
  return missing === 0 || area === OTHER_AREA ? null : { kind: 'belowMinimum', area, missing }
}
