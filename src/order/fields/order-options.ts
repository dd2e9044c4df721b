import type { Fils } from '#core/money.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { Payment } from '#shop/domain/shop-settings.ts'
import type { LaterOptions } from './wanted/wanted-time.ts'

/** What the owner has published for checkout, as pages get it. What is left out is not offered. */
export interface OrderOptions {
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
  /** The smallest order that is picked up. */
  readonly pickupMinimum?: Fils
  /** IDs of dishes that go with an order, in the order shown. */
  readonly goesWith?: readonly string[]
}

/** Nothing published. */
export const EMPTY_ORDER_OPTIONS: OrderOptions = {}
