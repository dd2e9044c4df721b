import { checkoutAr } from './ar/checkout.ts'
import { checkoutEn, type CheckoutMessages } from './en/checkout.ts'
import { createMessages } from './create-messages.ts'

/** Messages of an order. Home loads them only after an item was added. */
export const { get: getCheckoutMessages, use: useCheckoutMessages } = createMessages<CheckoutMessages>(
  checkoutAr,
  checkoutEn,
)

export type { CheckoutMessages }
