import type { Language } from '#core/text/language.ts'
import lalezarArabic from './fonts/lalezar-arabic.woff2?url'
import lalezarLatin from './fonts/lalezar-latin.woff2?url'
import readexArabic from './fonts/readex-pro-arabic.woff2?url'
import readexLatin from './fonts/readex-pro-latin.woff2?url'

/** Files of fonts.css that every page of a language needs, loaded beside the page. */
export const preloadedFonts: Readonly<Record<Language, readonly string[]>> = {
  ar: [lalezarArabic, readexArabic, readexLatin],
  en: [lalezarLatin, readexLatin],
}
