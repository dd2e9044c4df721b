import { DAY_MINUTES, getDayStart, getDubaiDay, type Instant } from '#core/time/dubai-time.ts'
import { getDayHours, moveToDay, type OpeningPlan, type TimeSpan } from './opening-plan.ts'
import { intersectSpans, mergeSpans, type WeeklyHours } from './weekly-hours.ts'

// Apart from `closed-at.ts`, because the script in the head of every page asks this alone.

type Spans = readonly TimeSpan[]

/** How many days ahead a closed shop knows its next opening. */
const DAYS_AHEAD = 8
const WEEK_MINUTES = 7 * DAY_MINUTES

/** Whether the shop takes orders at an instant. */
export function isOpenAt(plan: OpeningPlan, at: Instant): boolean {
  const minute = Math.floor(at / 60_000)
  return listOpenSpans(plan, at).some(({ from, until }) => from <= minute && minute < until)
}

/**
 * When the shop takes orders, from the day before an instant to eight days later; they stop some minutes before it
 * closes. A pause that is over by then is left out.
 */
export function listOpenSpans(plan: OpeningPlan, at: Instant): Spans {
  const days = listDays(at)
  const end = getDayStart((days.at(-1) ?? 0) + 1)
  const open = mergeSpans(days.flatMap((day) => moveToDay(getDayHours(plan, day), day)))
    .map(({ from, until }) => ({
      from,
      until: until >= end && hasNoGap(plan.week) ? Infinity : until - plan.lastOrderMinutes,
    }))
    .filter(({ from, until }) => from < until)
  return plan.pause?.what === 'everything' ? subtractPause(open, plan.pause.until, at) : open
}

/** The days, counted from 1970-01-01, for which spans are listed: from the one before an instant. */
export function listDays(at: Instant): readonly number[] {
  const today = getDubaiDay(at)
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index)
}

export function subtractPause(spans: Spans, until: Instant, at: Instant): Spans {
  if (!isPausedAt(until, at)) return spans
  return intersectSpans(spans, [{ from: Math.ceil(until / 60_000), until: Infinity }])
}

/** Minutes are whole: a pause lasts to the end of the minute in which it ends. */
export function isPausedAt(until: Instant | null, at: Instant): until is Instant {
  return until !== null && Math.floor(at / 60_000) < Math.ceil(until / 60_000)
}

/** Whether the shop is open at every minute of the week, by night too. */
function hasNoGap(week: WeeklyHours): boolean {
  // Twice, because the last span of a week may run into the next one.
  const [first, ...others] = mergeSpans([...week, ...week].flatMap(moveToDay))
  return others.length === 0 && first !== undefined && first.until - first.from >= WEEK_MINUTES
}
