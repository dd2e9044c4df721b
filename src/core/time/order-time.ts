import { formatClock, getDubaiMinuteOfDay } from './dubai-time.ts'

/** '21:40', '00:05': two Latin digits each, whatever the device's language and time zone. */
export function formatDubaiTime(instant: number): string {
  return formatClock(getDubaiMinuteOfDay(instant)).padStart(5, '0')
}
