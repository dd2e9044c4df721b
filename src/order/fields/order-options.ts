import type { Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { Payment } from '#shop/domain/shop-settings.ts'

/** What the owner has set of orders for later, as pages get it. */
export interface LaterOptions {
  /** From the order to the first time that can be chosen. */
  readonly leadMinutes: number
  /** Between two times that can be chosen. */
  readonly slotMinutes: number
  /** How long before closing orders stop. */
  readonly lastOrderMinutes: number
  /** When the fast is broken, in ms since the epoch, on the days for which the owner says so. */
  readonly iftar: readonly number[]
}

/** What the owner has published for checkout, as pages get it. What is left out is not offered. */
export interface OrderOptions {
  /** The one way to receive an order, where the owner offers no other. */
  readonly onlyMethod?: ReceiveMethod
  /** In the order shown. */
  readonly areas?: readonly DeliveryArea[]
  /** Whether an order may go to an area that is not in the list. */
  readonly hasOtherAreas?: true
  /** Ways to pay at the door. */
  readonly payments?: readonly Payment[]
  /** Orders for later the same day. */
  readonly later?: LaterOptions
  /** Whether a pickup is brought to the customer's car. */
  readonly hasCarPickup?: true
  /** How long until a pickup is ready: '15' or '15-20'. */
  readonly pickupMinutes?: string
  /** The smallest order that is picked up. */
  readonly pickupMinimum?: Fils
  /** IDs of dishes that go with an order, in the order shown. */
  readonly goesWith?: readonly string[]
}

/** Nothing published. */
export const EMPTY_ORDER_OPTIONS: OrderOptions = {}
