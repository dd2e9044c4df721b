import type { Language } from '../domain/language.ts'
import type { OrderMessageStrings } from '../domain/order-message-strings.ts'
import { orderMessageAr } from './ar/order-message.ts'
import { orderMessageEn } from './en/order-message.ts'

/**
 * The words of the WhatsApp message in both languages. For the server's greeting; an order takes
 * them from `checkout-words`.
 */
export const orderMessages: Record<Language, OrderMessageStrings> = { en: orderMessageEn, ar: orderMessageAr }
