import type { Language } from '../domain/language.ts'
import { orderCardAr } from './ar/order-card.ts'
import { orderCardEn, type OrderCardMessages } from './en/order-card.ts'
import { getMessages, type Messages } from './messages.ts'
import { useMessages } from './messages-context.tsx'

const MESSAGES: Record<Language, OrderCardMessages> = { ar: orderCardAr, en: orderCardEn }

interface CardMessages extends Messages {
  readonly card: OrderCardMessages
}

/** Messages of every page and of the order card. Throws outside of a MessagesProvider. */
export function useOrderCardMessages(): { readonly language: Language; readonly messages: CardMessages } {
  const { language } = useMessages()
  return { language, messages: { ...getMessages(language), card: MESSAGES[language] } }
}
