import type { Language } from '../domain/language.ts'

const formats: Record<Language, Intl.DateTimeFormat> = {
  ar: createFormat('ar-AE-u-nu-latn'),
  en: createFormat('en-GB'),
}

function createFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' })
}

/** Formats the day in Dubai of an instant in ms: '22 November', '22 نوفمبر'. */
export function formatDate(instant: number, language: Language): string {
  return formats[language].format(instant)
}
