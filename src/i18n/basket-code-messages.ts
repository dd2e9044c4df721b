import { basketCodeAr } from './ar/basket-code.ts'
import { basketCodeEn, type BasketCodeMessages } from './en/basket-code.ts'
import { createMessages } from './create-messages.ts'

/** Messages of a basket that moves over to a phone. */
export const { use: useBasketCodeMessages } = createMessages<BasketCodeMessages>(basketCodeAr, basketCodeEn)

export type { BasketCodeMessages }
