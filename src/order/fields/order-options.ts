import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { CHECKOUT_SETTINGS, ShopSettings } from '#shop/domain/setting-rows.ts'

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
  /** How many days ahead an order can be; left out: within the opening that runs. */
  readonly daysAhead?: number
}

/** What the owner has set. */
type CheckoutSettings = {
  readonly [Name in (typeof CHECKOUT_SETTINGS)[number]]?: NonNullable<ShopSettings[Name]>
}

/** What the owner has published for checkout, as pages get it. What is left out is not offered. */
export interface OrderOptions extends CheckoutSettings {
  /** The one way to receive an order, where the owner offers no other. */
  readonly onlyMethod?: ReceiveMethod
  /** In the order shown. */
  readonly areas?: readonly DeliveryArea[]
  /** Whether an order may go to an area that is not in the list. */
  readonly hasOtherAreas?: true
  /** Orders for later the same day. */
  readonly later?: LaterOptions
}

/** Nothing published. */
export const EMPTY_ORDER_OPTIONS: OrderOptions = {}
