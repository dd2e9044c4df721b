import type { Bilingual } from '../../core/text/language.ts'
import type { DayHours } from './weekly-hours.ts'

/** Dates on which other hours than those of the week apply. */
export interface SpecialDay {
  readonly id: string
  /** First and last date in Dubai, 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
  /** In place of the week's. Empty: those of the week stay. */
  readonly hours: 'closed' | DayHours
  /** The owner's words, one line each; '' where a language has none. */
  readonly message: Bilingual
  /** From the official timetable, in ms since the epoch. */
  readonly iftar: readonly number[]
}

/** The times of iftar after `now`, in order. In ms since the epoch, as is `now`. */
export function listIftarTimes(specialDays: readonly SpecialDay[], now: number): readonly number[] {
  const times = specialDays.flatMap(({ iftar }) => iftar)
  return times.filter((at) => at > now).toSorted((one, other) => one - other)
}
