import type { Language } from '../domain/language.ts'
import type { OrderMessageWords } from '../domain/order-message-words.ts'
import { orderMessageAr } from './order-message-words-ar.ts'
import { orderMessageEn } from './order-message-words-en.ts'

/** The words of the WhatsApp message in both languages. For the server's greeting; an order takes them from `checkout-words`. */
export const orderMessageWords: Record<Language, OrderMessageWords> = { en: orderMessageEn, ar: orderMessageAr }
