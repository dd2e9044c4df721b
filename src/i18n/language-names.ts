import type { Language } from '../domain/language.ts'

/** What each language calls itself: the toggle on a page in one of them names the other. */
export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' }
