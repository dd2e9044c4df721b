import { DAY_MINUTES, getDubaiMinuteOfDay, type Instant } from '#core/time/dubai-time.ts'
import type { Language } from '#core/text/language.ts'
import { formatClockTime, formatMinute } from './format-clock-time.ts'
import { formatDate } from './format-date.ts'
import { formatWeekday } from './format-weekday.ts'

const TO: Record<Language, string> = { ar: 'إلى', en: 'to' }

/** The night of an instant after midnight: '28 to 29 November', 'Saturday 28 to Sunday 29 November'. */
export function formatNight(instant: Instant, language: Language, now: Instant, hasWeekdays = false): string {
  const before = instant - DAY_MINUTES * 60_000
  const until = formatDate(instant, language, now)
  const from = formatDate(before, language, now)
  const [day = '', ...month] = from.split(' ')
  const format = (at: Instant, date: string): string =>
    hasWeekdays ? `${formatWeekday(at / 60_000, language)} ${date}` : date
  return `${format(before, until.endsWith(month.join(' ')) ? day : from)} ${TO[language]} ${format(instant, until)}`
}

/** Such an instant for who reads of it on the day before: '12 midnight (28 to 29 November)'. */
export const formatNightTime: Record<Language, (instant: Instant, now: Instant, hasWeekdays?: boolean) => string> = {
  en: (instant, now, hasWeekdays) =>
    `${formatClockTime.en(getDubaiMinuteOfDay(instant))} (${formatNight(instant, 'en', now, hasWeekdays)})`,
  ar: (instant, now, hasWeekdays) =>
    `${formatMinute.ar(getDubaiMinuteOfDay(instant))} (${formatNight(instant, 'ar', now, hasWeekdays)})`,
}
