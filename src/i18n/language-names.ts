import type { Language } from '#core/text/language.ts'

export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' }
