import { DAY_MINUTES, getDayStart, getDubaiDay } from './opening-hours.ts'
import { getPausedUntil, getSpecialDay, listOpenSpans, type ShopHours } from './shop-hours.ts'
import type { SpecialDay } from './special-day.ts'

/**
 * A time, within one day in Dubai, in which a closed shop has other words than its usual hours. In
 * minutes since the epoch.
 */
export interface ClosedTime {
  readonly from: number
  readonly until: number
  /** 'days': closed for a day or longer, or since a time that is not known. */
  readonly why: 'paused' | 'special' | 'days'
  /** The special day whose message counts. */
  readonly special: SpecialDay | null
  /** null: not within a week, or not known. */
  readonly opensAt: number | null
  /** How many days later it opens: 1 is tomorrow. */
  readonly daysAhead: number
}

/** A weekday names no day that is further away. */
const MAX_DAYS_AHEAD = 6

/** The times of the next eight days, from today's midnight at `now` (ms since the epoch) on. */
export function listClosedTimes(hours: ShopHours, now: number): readonly ClosedTime[] {
  const open = listOpenSpans(hours, now)
  const today = getDubaiDay(now)
  // One span a day: the hours around any time are the usual ones.
  if (open.length <= 1 && hours.specialDays.length === 0 && getPausedUntil(hours) === 0) return []
  return open.flatMap(({ from }, index) => {
    const closedAt = open[index - 1]?.until ?? null
    const isLong = closedAt === null || from - closedAt >= DAY_MINUTES
    const isLast = index === open.length - 1
    return splitByDay(Math.max(closedAt ?? 0, getDayStart(today)), from, getPausedUntil(hours)).flatMap((time) => {
      const day = getDay(time.from)
      const special = getSpecialDay(hours.specialDays, day)
      const hasMessage = special !== null && (special.message.en !== '' || special.message.ar !== '')
      const why = time.from < getPausedUntil(hours) ? 'paused' : hasMessage ? 'special' : isLong ? 'days' : null
      if (why === null) return []
      const daysAhead = getDay(from) - day
      // The last span is the standard one, not what the owner has published for that day.
      const isKnown = daysAhead <= MAX_DAYS_AHEAD && !(isLast && isLong)
      return [{ ...time, why, special: hasMessage ? special : null, opensAt: isKnown ? from : null, daysAhead }]
    })
  })
}

function splitByDay(from: number, until: number, pausedUntil: number): readonly { from: number; until: number }[] {
  if (from >= until) return []
  const midnight = getDayStart(getDay(from) + 1)
  const end = Math.min(until, midnight, pausedUntil > from ? pausedUntil : Infinity)
  return [{ from, until: end }, ...splitByDay(end, until, pausedUntil)]
}

function getDay(minute: number): number {
  return getDubaiDay(minute * 60_000)
}
