import type { Bilingual } from './language.ts'

/** Dates on which other hours than those of the week apply. */
export interface SpecialDay {
  readonly id: string
  /** First and last date in Dubai, 'YYYY-MM-DD'. */
  readonly from: string
  readonly to: string
  /** Spans such as '18:00-04:00' in place of the week's. Empty: those of the week stay. */
  readonly hours: 'closed' | readonly string[]
  /** The owner's words, one line each; '' where a language has none. */
  readonly message: Bilingual
  /** 'YYYY-MM-DD HH:MM' in Dubai, from the official timetable. */
  readonly iftar: readonly string[]
}

/** The times of iftar after `now`, in order. In ms since the epoch, as is `now`. */
export function listIftarTimes(specialDays: readonly SpecialDay[], now: number): readonly number[] {
  const times = specialDays.flatMap(({ iftar }) => iftar.map(readDubaiTime))
  return times.filter((at) => at > now).toSorted((one, other) => one - other)
}

/** Reads 'YYYY-MM-DD HH:MM' as ms since the epoch. */
function readDubaiTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+04:00`)
}
