import type { Language } from '../domain/language.ts'
import { ar } from './ar.ts'
import { en, type Messages } from './en.ts'

export type { Messages }

const WORDS: Record<Language, Messages> = { ar, en }

/** The words of every page's islands in one language; `pageWords` has what only the server draws, `checkoutMessages` an order's. */
export function messages(language: Language): Messages {
  return WORDS[language]
}
