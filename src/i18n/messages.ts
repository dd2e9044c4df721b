import type { Language } from '../domain/language.ts'
import { islandsAr } from './ar/islands.ts'
import { islandsEn, type Messages } from './en/islands.ts'

export type { Messages }

const MESSAGES: Record<Language, Messages> = { ar: islandsAr, en: islandsEn }

/**
 * The words of every page's islands in one language; `pageWords` has what only the server draws,
 * `checkoutMessages` an order's.
 */
export function getMessages(language: Language): Messages {
  return MESSAGES[language]
}
