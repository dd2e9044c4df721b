import type { Instant } from '#core/time/dubai-time.ts'
import type { Language } from '#core/text/language.ts'
import { formatWeekday } from './format-weekday.ts'

const LOCALES: Record<Language, string> = { ar: 'ar-AE-u-nu-latn', en: 'en-GB' }
/**
 * Formats the day in Dubai of an instant: '22 November', '22 نوفمبر'; with its year if that is not
 * the year of `now`.
 */
export function formatDate(instant: Instant, language: Language, now: Instant): string {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dubai' })
  const isSameYear = year.format(instant) === year.format(now)
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    ...(!isSameYear && { year: 'numeric' }),
    timeZone: 'Asia/Dubai',
  }).format(instant)
}

/** With its weekday: 'Sunday 29 November', 'الأحد 29 نوفمبر'. */
export function formatDayAndDate(instant: Instant, language: Language, now: Instant): string {
  return `${formatWeekday(instant / 60_000, language)} ${formatDate(instant, language, now)}`
}

/** 'Sun 29 Nov', 'الأحد 29 نوفمبر'. */
export function formatShortDay(instant: Instant, language: Language): string {
  const format = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'Asia/Dubai' }).format(instant)
  return `${format({ weekday: 'short' })} ${format({ day: 'numeric', month: 'short' })}`
}
