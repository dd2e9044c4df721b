import { formatClock } from '../domain/opening-hours.ts'
import { isolateLtr } from './isolate.ts'

/** Formats a time of day, given in minutes after midnight: '4 am', '12 noon'; '⁦4:00⁩ فجراً'. */
export const formatClockTime = {
  en: (minute: number): string => {
    if (minute === 12 * 60) return '12 noon'
    if (minute % (24 * 60) === 0) return '12 midnight'
    const clock = twelveHourClock(minute).replace(/:00$/, '')
    return `${clock} ${minute % (24 * 60) < 12 * 60 ? 'am' : 'pm'}`
  },
  ar: (minute: number): string => `${isolateLtr(twelveHourClock(minute))} ${arabicDayPart(minute % (24 * 60))}`,
}

function twelveHourClock(minute: number): string {
  const hour = Math.floor(minute / 60) % 12
  return formatClock((hour === 0 ? 12 : hour) * 60 + (minute % 60))
}

function arabicDayPart(minute: number): string {
  if (minute === 0) return 'منتصف الليل'
  const hour = Math.floor(minute / 60)
  if (hour < 3) return 'بعد منتصف الليل'
  if (hour < 6) return 'فجراً'
  if (hour < 12) return 'صباحاً'
  if (hour < 15) return 'ظهراً'
  if (hour < 18) return 'عصراً'
  return 'مساءً'
}
