import type { Instant } from '#core/time/dubai-time.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { DayHours } from './weekly-hours.ts'

/** Dates on which other hours than those of the week apply. */
export interface SpecialDay {
  readonly id: string
  /** First and last date in Dubai, 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
  /** Replaces the hours of the week; empty: they stay. */
  readonly hours: 'closed' | DayHours
  /** The owner's words, one line each; '' where a language has none. */
  readonly message: Bilingual
  /** From the official timetable. */
  readonly iftar: readonly Instant[]
}

export function listIftarTimes(specialDays: readonly SpecialDay[], now: Instant): readonly Instant[] {
  const times = specialDays.flatMap(({ iftar }) => iftar)
  return times.filter((at) => at > now).toSorted((one, other) => one - other)
}
