import type { Language } from '#core/text/language.ts'
import { orderMessageAr } from './order-message.ar.ts'
import { orderMessageEn, type OrderMessageStrings } from './order-message.en.ts'

/**
 * Strings of the WhatsApp message, for the server's greeting link. Scripts of an order take them
 * from `getCheckoutMessages`.
 */
export const orderMessages: Record<Language, OrderMessageStrings> = { en: orderMessageEn, ar: orderMessageAr }
