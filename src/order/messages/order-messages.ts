import type { Language } from '#core/text/language.ts'
import type { OrderMessageStrings } from './order-message-strings.ts'
import { orderMessageAr } from './order-message.ar.ts'
import { orderMessageEn } from './order-message.en.ts'

/**
 * Strings of the WhatsApp message, for the server's greeting link. Scripts of an order take them
 * from `getCheckoutMessages`.
 */
export const orderMessages: Record<Language, OrderMessageStrings> = { en: orderMessageEn, ar: orderMessageAr }
