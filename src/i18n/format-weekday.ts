import { toInstant, type EpochMinute } from '#core/time/dubai-time.ts'
import type { Language } from '#core/text/language.ts'

/** 'Friday', 'الجمعة': the day in Dubai. */
export function formatWeekday(minute: EpochMinute, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Dubai' }).format(toInstant(minute))
}
