import { checkoutAr } from './checkout.ar.ts'
import { checkoutEn, type CheckoutMessages } from './checkout.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of an order. Home loads them only after an item was added. */
export const { get: getCheckoutMessages, use: useCheckoutMessages } = createMessages<CheckoutMessages>(
  checkoutAr,
  checkoutEn,
)

export type { CheckoutMessages }
