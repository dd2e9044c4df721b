/** When the shop takes no orders, in minutes after midnight in Dubai. */
export type ClosedHours =
  | { readonly kind: 'never' }
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly from: number; readonly to: number }

export const DAY_MINUTES = 24 * 60

/**
 * Reads the setting `CLOSED_HOURS`: `HH:MM-HH:MM`, which may cross midnight, `00:00-24:00` or
 * `off`. Gives null for anything else.
 */
export function parseClosedHours(text: string): ClosedHours | null {
  if (text === 'off') return { kind: 'never' }
  const match = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text)
  if (match === null) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number)
  const from = fromHour * 60 + fromMinute
  const to = toHour * 60 + toMinute
  if (fromMinute > 59 || toMinute > 59 || from >= DAY_MINUTES || to > DAY_MINUTES || from === to) return null
  if (from === 0 && to === DAY_MINUTES) return { kind: 'always' }
  return { kind: 'daily', from, to: to % DAY_MINUTES }
}

/** Dubai is four hours ahead of UTC all year, without daylight saving time. */
const DUBAI_OFFSET_MINUTES = 4 * 60

/** Minutes after midnight in Dubai at an instant given in ms since the epoch. */
export function getDubaiMinuteOfDay(instant: number): number {
  const minute = (Math.floor(instant / 60_000) + DUBAI_OFFSET_MINUTES) % DAY_MINUTES
  // Before 1970 the remainder is negative.
  return minute < 0 ? minute + DAY_MINUTES : minute
}

/** The day in Dubai of an instant in ms since the epoch, counted from 1970-01-01. */
export function getDubaiDay(instant: number): number {
  return Math.floor((instant / 60_000 + DUBAI_OFFSET_MINUTES) / DAY_MINUTES)
}

/** Midnight in Dubai, in minutes since the epoch, at which a day begins that is counted from 1970-01-01. */
export function getDayStart(day: number): number {
  return day * DAY_MINUTES - DUBAI_OFFSET_MINUTES
}

/** '4:00': no leading zero, Latin digits. */
export function formatClock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
