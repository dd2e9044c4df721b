import type { Language } from '../core/text/language.ts'

/** Each language's own name, for the language toggle. */
export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' }
