import type { Language } from '../domain/language.ts'
import { pageAr } from './ar/page.ts'
import { pageEn, type PageMessages } from './en/page.ts'

const MESSAGES: Record<Language, PageMessages> = { ar: pageAr, en: pageEn }

/** Returns the messages that only the server renders. */
export function getPageMessages(language: Language): PageMessages {
  return MESSAGES[language]
}
