import type { Instant } from '#core/time/dubai-time.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { DayHours } from './weekly-hours.ts'

/** Dates on which other hours than those of the week apply. */
export interface DatedHours {
  /** First and last date in Dubai, 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
  /** Replaces the hours of the week; empty: they stay. */
  readonly hours: 'closed' | DayHours
  /** The owner's words, one line each; '' where a language has none. */
  readonly message: Bilingual
}

/** As the owner publishes them. */
export interface SpecialDay extends DatedHours {
  readonly id: string
  /** From the official timetable. */
  readonly iftar: readonly Instant[]
}

/** In order, those that have passed, too. */
export function listIftarTimes(specialDays: readonly SpecialDay[]): readonly Instant[] {
  return specialDays.flatMap(({ iftar }) => iftar).toSorted((one, other) => one - other)
}
