import { basketCodeAr } from './basket-code.ar.ts'
import { basketCodeEn, type BasketCodeMessages } from './basket-code.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of a basket that moves over to a phone. */
export const { use: useBasketCodeMessages } = createMessages<BasketCodeMessages>(basketCodeAr, basketCodeEn)

export type { BasketCodeMessages }
