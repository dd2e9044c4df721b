/** When the shop takes no orders, in minutes after midnight in Dubai. */
export type ClosedHours =
  | { readonly kind: 'never' }
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly from: number; readonly to: number }

const DAY_MINUTES = 24 * 60

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

/** Closed from the first minute up to, not including, the last. */
export function isClosedAt(hours: ClosedHours, instant: number): boolean {
  if (hours.kind !== 'daily') return hours.kind === 'always'
  const minute = getDubaiMinuteOfDay(instant)
  return hours.from < hours.to ? minute >= hours.from && minute < hours.to : minute >= hours.from || minute < hours.to
}

/** '4:00': no leading zero, Latin digits. */
export function formatClock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/**
 * '4:00–12:00', still to be isolated left to right where it is shown; null for a shop that never
 * closes.
 */
export function formatClosedHours(hours: ClosedHours): string | null {
  if (hours.kind === 'never') return null
  const { from, to } = hours.kind === 'daily' ? hours : { from: 0, to: 0 }
  return `${formatClock(from)}–${formatClock(to === 0 ? DAY_MINUTES : to)}`
}
