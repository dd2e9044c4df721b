import type { Language } from '../domain/language.ts'
import { basketCodeAr } from './ar/basket-code.ts'
import { basketCodeEn, type BasketCodeMessages } from './en/basket-code.ts'
import { useMessages } from './messages-context.tsx'

const MESSAGES: Readonly<Record<Language, BasketCodeMessages>> = { ar: basketCodeAr, en: basketCodeEn }

/** Messages of a basket that moves over to a phone. Throws outside of a MessagesProvider. */
export function useBasketCodeMessages(): BasketCodeMessages {
  return MESSAGES[useMessages().language]
}
