import type { Language } from '../domain/language.ts'
import { checkoutAr } from './ar/checkout.ts'
import { checkoutEn, type CheckoutOnlyMessages } from './en/checkout.ts'
import { getMessages, type Messages } from './messages.ts'
import { useMessages } from './messages-context.tsx'

/** All that a page says on which an order is reviewed. */
export type CheckoutMessages = Messages & CheckoutOnlyMessages

const MESSAGES: Record<Language, CheckoutMessages> = {
  ar: { ...getMessages('ar'), ...checkoutAr },
  en: { ...getMessages('en'), ...checkoutEn },
}

/**
 * The words of every page with those of an order: home does without the latter until something is
 * chosen.
 */
export function getCheckoutMessages(language: Language): CheckoutMessages {
  return MESSAGES[language]
}

/** The same inside of a MessagesProvider; throws outside of one. */
export function useCheckoutMessages(): { readonly language: Language; readonly messages: CheckoutMessages } {
  const { language } = useMessages()
  return { language, messages: getCheckoutMessages(language) }
}
