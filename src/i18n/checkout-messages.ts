import type { Language } from '../domain/language.ts'
import { checkoutAr } from './ar/checkout.ts'
import { checkoutEn, type CheckoutOnlyMessages } from './en/checkout.ts'
import { getMessages, type Messages } from './messages.ts'
import { useMessages } from './messages-context.tsx'

/** Messages of every page plus those of an order. */
export type CheckoutMessages = Messages & CheckoutOnlyMessages

const MESSAGES: Record<Language, CheckoutMessages> = {
  ar: { ...getMessages('ar'), ...checkoutAr },
  en: { ...getMessages('en'), ...checkoutEn },
}

/**
 * Separate from `getMessages`: home loads the messages of an order only after an item was added.
 */
export function getCheckoutMessages(language: Language): CheckoutMessages {
  return MESSAGES[language]
}

/** Throws outside of a MessagesProvider. */
export function useCheckoutMessages(): { readonly language: Language; readonly messages: CheckoutMessages } {
  const { language } = useMessages()
  return { language, messages: getCheckoutMessages(language) }
}
