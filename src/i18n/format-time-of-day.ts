import { formatClock, getDubaiMinuteOfDay } from '../domain/opening-hours.ts'

/** '21:30' in Dubai, of an instant in ms since the epoch. */
export function formatTimeOfDay(instant: number): string {
  return formatClock(getDubaiMinuteOfDay(instant))
}
