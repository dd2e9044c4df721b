import type { Language } from '../domain/language.ts'
import { checkoutAr } from './checkout-words-ar.ts'
import { checkoutEn, type CheckoutWords } from './checkout-words-en.ts'
import { messages, type Messages } from './index.ts'
import { useWords } from './words-context.tsx'

/** All that a page says on which an order is reviewed. */
export type CheckoutMessages = Messages & CheckoutWords

const WORDS: Record<Language, CheckoutMessages> = {
  ar: { ...messages('ar'), ...checkoutAr },
  en: { ...messages('en'), ...checkoutEn },
}

/** The words of every page with those of an order: home does without the latter until something is chosen. */
export function checkoutMessages(language: Language): CheckoutMessages {
  return WORDS[language]
}

/** The same inside of a WordsProvider; throws outside of one. */
export function useCheckoutWords(): { readonly language: Language; readonly words: CheckoutMessages } {
  const { language } = useWords()
  return { language, words: checkoutMessages(language) }
}
