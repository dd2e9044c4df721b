import { formatDubaiTime, toInstant, type EpochMinute, type Instant, type MinuteOfDay } from '#core/time/dubai-time.ts'

/**
 * Hours of a day in Dubai, 'HH:MM' each: from the first minute up to, not including, the last. `soldOutUntil`
 * is when an item that is sold out comes back by itself.
 */
type ServedHours = readonly [from: string, until: string, soldOutUntil?: EpochMinute]

/** The hours of an item that is served at any time. */
export const ALL_DAY = ['00:00', '24:00'] as const

/**
 * The hours in which an item can be ordered, or that it is sold out. Left out of an item: always
 * available.
 */
export type Availability = 'soldOut' | ServedHours

/** Whether an item can be ordered at an instant. Hours may cross midnight. */
export function isAvailableAt(availability: Availability | undefined, instant: Instant): boolean {
  if (availability === undefined) return true
  if (availability === 'soldOut') return false
  const [from, until, soldOutUntil = 0] = availability
  if (instant < toInstant(soldOutUntil)) return false
  const time = formatDubaiTime(instant)
  return from < until ? from <= time && time < until : from <= time || time < until
}

/** Whether an item is sold out, be it for some time or until the owner changes it. */
export function isSoldOut(availability: Availability | undefined): boolean {
  return availability === 'soldOut' || availability?.[2] !== undefined
}

export function toServedMinutes([from, until]: ServedHours): readonly [from: MinuteOfDay, until: MinuteOfDay] {
  const toMinutes = (time: string): MinuteOfDay => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return [toMinutes(from), toMinutes(until)]
}
