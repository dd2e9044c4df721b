import { formatDubaiTime, type Instant, type MinuteOfDay } from '../../core/time/dubai-time.ts'

/** Hours of a day in Dubai, 'HH:MM' each: from the first minute up to, not including, the last. */
type ServedHours = readonly [from: string, until: string]

/**
 * The hours in which an item can be ordered, or that it is sold out. Left out of an item: always
 * available.
 */
export type Availability = 'soldOut' | ServedHours

/** Whether an item can be ordered at an instant. Hours may cross midnight. */
export function isAvailableAt(availability: Availability | undefined, instant: Instant): boolean {
  if (availability === undefined) return true
  if (availability === 'soldOut') return false
  const [from, until] = availability
  const time = formatDubaiTime(instant)
  return from < until ? from <= time && time < until : from <= time || time < until
}

export function toServedMinutes([from, until]: ServedHours): readonly [from: MinuteOfDay, until: MinuteOfDay] {
  const toMinutes = (time: string): MinuteOfDay => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return [toMinutes(from), toMinutes(until)]
}
