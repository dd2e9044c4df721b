import type { Language } from '../domain/language.ts'
import { pageWordsAr } from './page-words-ar.ts'
import { pageWordsEn, type PageWords } from './page-words-en.ts'

const WORDS: Record<Language, PageWords> = { ar: pageWordsAr, en: pageWordsEn }

/** The words that only the server draws, in one language; `messages` has those of the islands. */
export function pageWords(language: Language): PageWords {
  return WORDS[language]
}
