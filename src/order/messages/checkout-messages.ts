import { checkoutAr } from './checkout.ar.ts'
import { checkoutEn, type CheckoutMessages } from './checkout.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of what checkout shows at once. The file that all pages share has them. */
export const { get: getCheckoutMessages, use: useCheckoutMessages } = createMessages<CheckoutMessages>(
  checkoutAr,
  checkoutEn,
)

export type { CheckoutMessages }
