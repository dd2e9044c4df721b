import type { Language } from '#core/text/language.ts'
import { DAY_MINUTES, formatClock, getDubaiMinuteOfDay, type Instant, type MinuteOfDay } from '#core/time/dubai-time.ts'
import { isolateLtr } from '#core/text/isolate.ts'

/** Formats a time of day: '4 am', '12 noon'; '⁦4:00⁩ فجراً'. */
export const formatClockTime: Record<Language, (minute: MinuteOfDay) => string> = {
  en: (minute) => `${toClock(minute).replace(/:00$/, '')} ${toEnglishDayPart(minute % DAY_MINUTES)}`,
  ar: (minute) => `${isolateLtr(toClock(minute))} ${toArabicDayPart(minute % DAY_MINUTES)}`,
}

/** As `formatClockTime`, of an instant, in Dubai: '9:30 pm', '9 pm'. */
export function formatTimeOfDay(instant: Instant, language: Language): string {
  return formatClockTime[language](getDubaiMinuteOfDay(instant))
}

/** The time of an order, in Dubai: always with its minutes, '9:00 pm'. */
export function formatOrderTime(instant: Instant, language: Language): string {
  const minute = getDubaiMinuteOfDay(instant)
  return language === 'ar' ? formatClockTime.ar(minute) : formatMinute.en(minute)
}

/** As `formatOrderTime`, without isolates, which plain lines of the order message don't need. */
export const formatMinute: Record<Language, (minute: MinuteOfDay) => string> = {
  en: (minute) => `${toClock(minute)} ${toEnglishDayPart(minute % DAY_MINUTES)}`,
  ar: (minute) => `${toClock(minute)} ${toArabicDayPart(minute % DAY_MINUTES)}`,
}

function toClock(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60) % 12
  return formatClock((hour === 0 ? 12 : hour) * 60 + (minute % 60))
}

function toEnglishDayPart(minute: MinuteOfDay): string {
  if (minute === 0) return 'midnight'
  if (minute === 12 * 60) return 'noon'
  return minute < 12 * 60 ? 'am' : 'pm'
}

const MIDNIGHT = 'منتصف الليل'
const AFTER_MIDNIGHT = `بعد ${MIDNIGHT}`
/** The parts of the Arabic day that have several words. */
export const LONG_DAY_PARTS = [AFTER_MIDNIGHT, MIDNIGHT]

function toArabicDayPart(minute: MinuteOfDay): string {
  if (minute === 0) return MIDNIGHT
  const hour = Math.floor(minute / 60)
  if (hour < 3) return AFTER_MIDNIGHT
  if (hour < 6) return 'فجراً'
  if (hour < 12) return 'صباحاً'
  if (hour < 15) return 'ظهراً'
  if (hour < 17) return 'عصراً'
  return 'مساءً'
}
