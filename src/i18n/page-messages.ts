import type { Language } from '../domain/language.ts'
import { pageAr } from './ar/page.ts'
import { pageEn, type PageMessages } from './en/page.ts'

const MESSAGES: Record<Language, PageMessages> = { ar: pageAr, en: pageEn }

/** The words that only the server draws, in one language; `messages` has those of the islands. */
export function getPageMessages(language: Language): PageMessages {
  return MESSAGES[language]
}
