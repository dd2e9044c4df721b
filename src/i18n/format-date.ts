import type { Instant } from '../core/time/dubai-time.ts'
import type { Language } from '../core/text/language.ts'

const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' } as const
const LOCALES: Record<Language, string> = { ar: 'ar-AE-u-nu-latn', en: 'en-GB' }
const formats = createFormats(DAY_AND_MONTH)
const formatsWithYear = createFormats({ ...DAY_AND_MONTH, year: 'numeric' })

function createFormats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return { ar: new Intl.DateTimeFormat(LOCALES.ar, options), en: new Intl.DateTimeFormat(LOCALES.en, options) }
}

/**
 * Formats the day in Dubai of an instant: '22 November', '22 نوفمبر'; with its year if that is not
 * the year of `now`.
 */
export function formatDate(instant: Instant, language: Language, now: Instant): string {
  const isSameYear = getDubaiYear(instant) === getDubaiYear(now)
  return (isSameYear ? formats : formatsWithYear)[language].format(instant)
}

function getDubaiYear(instant: Instant): string {
  return YEAR.format(instant)
}
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dubai' })
