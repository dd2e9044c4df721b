import type { Language } from '../domain/language.ts'
import { islandsAr } from './ar/islands.ts'
import { islandsEn, type Messages } from './en/islands.ts'

export type { Messages }

const MESSAGES: Record<Language, Messages> = { ar: islandsAr, en: islandsEn }

/**
 * Returns the messages of the islands on every page. `getPageMessages` has those that only the
 * server renders, `getCheckoutMessages` those of an order.
 */
export function getMessages(language: Language): Messages {
  return MESSAGES[language]
}
