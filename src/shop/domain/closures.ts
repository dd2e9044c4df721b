import {
  DAY_MINUTES,
  getDayStart,
  getDubaiDay,
  toInstant,
  type EpochMinute,
  type Instant,
} from '#core/time/dubai-time.ts'
import {
  DAYS_AHEAD,
  getPausedUntil,
  getSpecialDay,
  listOpenSpans,
  type OpeningPlan,
  type TimeSpan,
} from './opening-plan.ts'
import { MAX_DAYS_AHEAD } from './client-schedule.ts'
import type { DatedHours } from './special-day.ts'

/**
 * Part of one day in which the shop is closed for a special reason. The part of a pause after the
 * days that pages know is one closure.
 */
export interface Closure {
  readonly from: EpochMinute
  readonly until: EpochMinute
  /** 'days': closed for a day or longer, or since a time that is not known. */
  readonly reason: 'paused' | 'special' | 'days'
  /** The special day whose message counts. */
  readonly special: DatedHours | null
  /** null: not within a week, or not known. */
  readonly opensAt: EpochMinute | null
  /** How many days later it opens: 1 is tomorrow. */
  readonly daysAhead: number
}

/** Returns the closures of the next eight days, from today’s midnight on. */
export function listClosures(hours: OpeningPlan, now: Instant): readonly Closure[] {
  const open = listOpenSpans(hours, now)
  const today = getDubaiDay(now)
  // One span a day: the hours around any time are the usual ones.
  if (open.length <= 1 && hours.specialDays.length === 0 && getPausedUntil(hours) === 0) return []
  return open.flatMap(({ from }, index) => {
    const closedAt = open[index - 1]?.until ?? null
    const isLong = closedAt === null || from - closedAt >= DAY_MINUTES
    const isLast = index === open.length - 1
    const start = Math.max(closedAt ?? 0, getDayStart(today))
    return splitByDay(start, from, getPausedUntil(hours), getDayStart(today + DAYS_AHEAD + 1)).flatMap((time) => {
      const day = getDay(time.from)
      const special = getSpecialDay(hours.specialDays, day)
      const hasMessage = special !== null && (special.message.en !== '' || special.message.ar !== '')
      const reason = time.from < getPausedUntil(hours) ? 'paused' : hasMessage ? 'special' : isLong ? 'days' : null
      if (reason === null) return []
      const daysAhead = getDay(from) - day
      // The last span is the standard one, which does not count as published.
      const isWithinDay = getDay(time.until - 1) === day
      const isKnown = isWithinDay && daysAhead <= MAX_DAYS_AHEAD && !(isLast && isLong)
      return [{ ...time, reason, special: hasMessage ? special : null, opensAt: isKnown ? from : null, daysAhead }]
    })
  })
}

/**
 * Splits at each midnight and at the end of the pause. A pause after `knownUntil` is not split,
 * because it may last for years.
 */
function splitByDay(
  from: EpochMinute,
  until: EpochMinute,
  pausedUntil: EpochMinute,
  knownUntil: EpochMinute,
): readonly TimeSpan[] {
  const pieces: TimeSpan[] = []
  for (let start = from; start < until;) {
    const isPaused = start < pausedUntil
    const midnight = getDayStart(getDay(start) + 1)
    const end = isPaused && start >= knownUntil ? pausedUntil : Math.min(midnight, isPaused ? pausedUntil : Infinity)
    pieces.push({ from: start, until: Math.min(end, until) })
    start = end
  }
  return pieces
}

function getDay(minute: EpochMinute): number {
  return getDubaiDay(toInstant(minute))
}
