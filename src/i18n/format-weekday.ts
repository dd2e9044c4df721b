import type { Language } from '../core/text/language.ts'

/** 'Friday', 'الجمعة': the day in Dubai of a minute since the epoch. */
export function formatWeekday(minute: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Dubai' }).format(minute * 60_000)
}
