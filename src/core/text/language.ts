/** The two languages of the site; Arabic is the default. */
export const LANGUAGES = ['ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'ar'

/** A text in both languages. A side the owner left out is the empty string. */
export interface Bilingual {
  readonly ar: string
  readonly en: string
}

/**
 * A text together with the language it is really written in, so that the page can mark a fallback.
 */
export interface LocalText {
  readonly text: string
  readonly language: Language
}

export function getOtherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}

export function getDirection(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * The text in the wanted language, else the other one, marked with the language of its letters: an
 * owner may have written English into the Arabic field.
 */
export function toLocalText(text: Bilingual, wanted: Language): LocalText {
  const other = getOtherLanguage(wanted)
  const side = text[wanted] === '' && text[other] !== '' ? other : wanted
  return { text: text[side], language: getLanguageOfLetters(text[side]) ?? side }
}

/** The language of a text's letters; null where it has letters of both, or none. */
function getLanguageOfLetters(text: string): Language | null {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const isLatin = /\p{Script=Latin}/u.test(text)
  if (isArabic === isLatin) return null
  return isArabic ? 'ar' : 'en'
}
