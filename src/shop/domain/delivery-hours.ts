import { getDayStart, getDubaiDay, toInstant, type EpochMinute, type Instant } from '#core/time/dubai-time.ts'
import { MAX_DAYS_AHEAD } from './client-schedule.ts'
import { DAYS_AHEAD, listKnownSpans, moveToDay, type OpeningPlan, type TimeSpan } from './opening-plan.ts'
import { intersectSpans, mergeSpans, subtractSpans, type AreaHours, type WeeklyHours } from './weekly-hours.ts'

type Spans = readonly TimeSpan[]

/** Part of one day in which nothing is delivered, or not to an area. */
export interface DeliveryGap {
  readonly from: EpochMinute
  readonly until: EpochMinute
  /** The next hours of delivery; null: not within a week, or not known. */
  readonly next: TimeSpan | null
  /** How many days later they begin: 1 is tomorrow. */
  readonly daysAhead: number
}

/**
 * Returns the gaps of the next eight days, from today's midnight on: outside the hours of delivery, and while nothing is
 * delivered to any area. A pause of delivery is no gap, but delivery begins after it.
 */
export function listDeliveryGaps(plan: OpeningPlan, now: Instant): readonly DeliveryGap[] {
  const { deliveryHours, areas, pause } = plan
  if (deliveryHours === null && areas === null) return []
  const open = listKnownSpans(plan, now)
  const days = listDays(now)
  const hours = deliveryHours === null ? open : intersectSpans(open, listDeliverySpans(deliveryHours, days))
  const toAreas = areas?.flatMap((area) => listAreaSpans(area, days))
  const delivery = toAreas === undefined ? hours : intersectSpans(hours, mergeSpans(toAreas))
  const afterPause = pause?.what === 'delivery' ? subtractPause(delivery, pause.until) : delivery
  return listGaps(open, delivery, now, afterPause)
}

/** When something is delivered to an area. */
function listAreaSpans({ hours = null, pausedUntil = null }: AreaHours, days: readonly number[]): Spans {
  const spans = hours === null ? listWholeDays(days) : listDeliverySpans(hours, days)
  return pausedUntil === null ? spans : subtractPause(spans, pausedUntil)
}

function subtractPause(spans: Spans, until: Instant): Spans {
  return subtractSpans(spans, [{ from: -Infinity, until: Math.ceil(until / 60_000) }])
}

function listWholeDays(days: readonly number[]): Spans {
  return days.map((day) => ({ from: getDayStart(day), until: getDayStart(day + 1) }))
}

/** Returns the gaps of an area with hours of its own, from today's midnight on, whether the shop is open or not. */
export function listAreaGaps(hours: WeeklyHours, now: Instant): readonly DeliveryGap[] {
  const days = listDays(now)
  return listGaps(listWholeDays(days), listDeliverySpans(hours, days), now)
}

/** Yesterday, because a span of it may still run, and the days that pages know. */
function listDays(now: Instant): readonly number[] {
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => getDubaiDay(now) - 1 + index)
}

/** The parts of `open` in which nothing is delivered; `next` is one of `coming`. */
function listGaps(open: Spans, delivery: Spans, now: Instant, coming: Spans = delivery): readonly DeliveryGap[] {
  const today = getDubaiDay(now)
  const days = listDays(now)
  return subtractSpans(open, delivery)
    .flatMap(({ from, until }) => days.map((day) => cutToDay(from, until, day)))
    .filter(({ from, until }) => from < until && until > getDayStart(today))
    .map(({ from, until }) => {
      const next = coming.find((span) => span.from >= until) ?? null
      const daysAhead = next === null ? 0 : toDay(next.from) - toDay(from)
      return { from, until, next: daysAhead > MAX_DAYS_AHEAD ? null : next, daysAhead }
    })
}

/** The hours of delivery on days that are counted from 1970-01-01, whether the shop is open or not. */
function listDeliverySpans(hours: WeeklyHours, days: readonly number[]): Spans {
  // 1970-01-01 was a Thursday.
  return mergeSpans(days.flatMap((day) => moveToDay(hours[(day + 3) % 7] ?? [], day)))
}

function cutToDay(from: EpochMinute, until: EpochMinute, day: number): { from: EpochMinute; until: EpochMinute } {
  return { from: Math.max(from, getDayStart(day)), until: Math.min(until, getDayStart(day + 1)) }
}

function toDay(minute: EpochMinute): number {
  return getDubaiDay(toInstant(minute))
}
