import type { Language } from '#core/text/language.ts'
import { useLanguage } from './language-context.tsx'

interface LocalizedMessages<Messages> {
  readonly get: (language: Language) => Messages
  /** Messages in the language of the page. Throws outside of a LanguageProvider. */
  readonly use: () => Messages
}

/** Returns how to read the messages of one subject, which has a dictionary for each language. */
export function createMessages<Messages>(ar: Messages, en: Messages): LocalizedMessages<Messages> {
  const get = (language: Language): Messages => (language === 'ar' ? ar : en)
  return { get, use: () => get(useLanguage()) }
}
