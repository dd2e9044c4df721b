import { getDubaiMinuteOfDay } from './opening-hours.ts'

/** '21:40', '00:05': two digits each, Latin ones, whatever the device's language and time zone. */
export function formatDubaiTime(instant: number): string {
  const minute = getDubaiMinuteOfDay(instant)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
