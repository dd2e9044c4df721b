declare const unit: unique symbol

/**
 * A number whose unit the compiler knows: an `Instant` can't be passed as an `EpochMinute`. A plain
 * number, such as a sum or `Date.now()`, passes as either, so that calculations need no conversion.
 */
type NumberIn<Unit extends string> = number & { readonly [unit]?: Unit }

/** Milliseconds since the epoch. */
export type Instant = NumberIn<'milliseconds since the epoch'>
/** Minutes since the epoch. */
export type EpochMinute = NumberIn<'minutes since the epoch'>
/** Minutes after the midnight in Dubai at which a day begins; above DAY_MINUTES on the next day. */
export type MinuteOfDay = NumberIn<'minutes after midnight'>

/** When the shop takes no orders. */
export type ClosedHours =
  | { readonly kind: 'never' }
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly from: MinuteOfDay; readonly to: MinuteOfDay }

export const DAY_MINUTES = 24 * 60

/**
 * Parses the setting `CLOSED_HOURS`: `HH:MM-HH:MM`, which may cross midnight, `00:00-24:00` or
 * `off`. Returns null for anything else.
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

export function toInstant(minute: EpochMinute): Instant {
  return minute * 60_000
}

export function getDubaiMinuteOfDay(instant: Instant): MinuteOfDay {
  const minute = (Math.floor(instant / 60_000) + DUBAI_OFFSET_MINUTES) % DAY_MINUTES
  // Before 1970 the remainder is negative.
  return minute < 0 ? minute + DAY_MINUTES : minute
}

/** Returns the day in Dubai, counted from 1970-01-01. */
export function getDubaiDay(instant: Instant): number {
  return Math.floor((instant / 60_000 + DUBAI_OFFSET_MINUTES) / DAY_MINUTES)
}

/** Returns the midnight in Dubai at which a day, counted from 1970-01-01, begins. */
export function getDayStart(day: number): EpochMinute {
  return day * DAY_MINUTES - DUBAI_OFFSET_MINUTES
}

/** '4:00': no leading zero, Latin digits. */
export function formatClock(minute: MinuteOfDay): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/** '21:40', '00:05': two Latin digits each, whatever the device's language and time zone. */
export function formatDubaiTime(instant: Instant): string {
  return formatClock(getDubaiMinuteOfDay(instant)).padStart(5, '0')
}
