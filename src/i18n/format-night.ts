import { DAY_MINUTES, getDubaiMinuteOfDay, type Instant } from '#core/time/dubai-time.ts'
import type { Language } from '#core/text/language.ts'
import { formatClockTime, formatMinute } from './format-clock-time.ts'
import { formatDate } from './format-date.ts'

const TO: Record<Language, string> = { ar: 'إلى', en: 'to' }

/** The night of an instant after midnight: '28 to 29 November', '30 November to 1 December'. */
export function formatNight(instant: Instant, language: Language, now: Instant): string {
  const until = formatDate(instant, language, now)
  const from = formatDate(instant - DAY_MINUTES * 60_000, language, now)
  const [day = '', ...month] = from.split(' ')
  return `${until.endsWith(month.join(' ')) ? day : from} ${TO[language]} ${until}`
}

/** Such an instant for who reads of it on the day before: '12 midnight (28 to 29 November)'. */
export const formatNightTime: Record<Language, (instant: Instant, now: Instant) => string> = {
  en: (instant, now) => `${formatClockTime.en(getDubaiMinuteOfDay(instant))} (${formatNight(instant, 'en', now)})`,
  ar: (instant, now) => `${formatMinute.ar(getDubaiMinuteOfDay(instant))} (${formatNight(instant, 'ar', now)})`,
}
