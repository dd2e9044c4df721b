import { DAY_MINUTES, getDayStart, getDubaiDay, toInstant } from '#core/time/dubai-time.ts'
import { closedAt, findOpenSpan, type ShopPart } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import type { LaterOptions } from '../order-options.ts'
import { GRACE_MINUTES, NIGHT_MS, type WantedTime } from './wanted-time.ts'

// Apart from `wanted-time.ts`, because checkout asks this alone.

const MINUTE_MS = 60_000
/** Without days ahead, a time that is further away could be meant for another day. */
const MAX_AHEAD_MINUTES = DAY_MINUTES

/**
 * When the opening that runs at `now` ends; a day after `now` at the latest. In ms since the epoch; null while the shop
 * is closed.
 */
export function getOpeningEnd(plan: OpeningPlan, now: number): number | null {
  const span = findOpenSpan(plan, 'everything', now)
  if (span === null) return null
  return Math.min(span.until, Math.floor(now / MINUTE_MS) + MAX_AHEAD_MINUTES) * MINUTE_MS
}

/**
 * Until when an order can be wanted at `now`: the end of the opening that runs or, where the owner takes orders days
 * ahead, of the last day's night. In ms since the epoch; null while the shop is closed.
 */
export function getLastTime({ daysAhead }: LaterOptions, plan: OpeningPlan, now: number): number | null {
  const openUntil = getOpeningEnd(plan, now)
  return openUntil === null || daysAhead === undefined ? openUntil : getNightEnd(getDubaiDay(now) + daysAhead)
}

/** When the night after a day ends, in ms since the epoch. */
function getNightEnd(day: number): number {
  return toInstant(getDayStart(day + 1)) + NIGHT_MS
}

/**
 * The day under which a time is offered at `now`, counted from 1970-01-01: the hours after midnight belong to the night
 * that began on the day before, those of the night that runs to today.
 */
export function getOfferedDay({ at }: Pick<WantedTime, 'at'>, now: number): number {
  return Math.max(getDubaiDay(at - NIGHT_MS), getDubaiDay(now))
}

/**
 * The times that can be chosen at `now` in the opening that ends at `openUntil`, from `from` on, all in ms since
 * the epoch; iftar comes first. `openUntil` null: closed, no times.
 */
export function listWantedTimes(
  { leadMinutes, slotMinutes, lastOrderMinutes, iftar }: LaterOptions,
  now: number,
  openUntil: number | null,
  from = now,
): readonly WantedTime[] {
  if (openUntil === null) return []
  const earliest = Math.max(from, now + leadMinutes * MINUTE_MS)
  const isWithinOpening = (at: number): boolean => isBefore(at, openUntil, lastOrderMinutes)
  const atIftar = iftar.filter((at) => at >= earliest && isWithinOpening(at)).slice(0, 1)
  const slotMs = slotMinutes * MINUTE_MS
  // Dubai is whole hours ahead of UTC, so its clock has the same slots.
  const first = Math.ceil(earliest / slotMs) * slotMs
  const slots = Array.from(
    { length: Math.max(0, Math.ceil((openUntil - first) / slotMs) + 1) },
    (_, i) => first + i * slotMs,
  )
  return [
    ...atIftar.map((at) => ({ at, isIftar: true })),
    ...slots.filter(isWithinOpening).map((at) => ({ at, isIftar: false })),
  ]
}

/** Listed without asking for whom the shop is open then. */
function listTimesOfDay(later: LaterOptions, plan: OpeningPlan, now: number, day: number): readonly WantedTime[] {
  const openUntil = getOpeningEnd(plan, now)
  if (openUntil === null || later.daysAhead === undefined) return listWantedTimes(later, now, openUntil)
  const from = day > getDubaiDay(now) ? getNightEnd(day - 1) : now
  // The minute at which its night ends is of the next day.
  return listWantedTimes({ ...later, lastOrderMinutes: 0 }, now, getNightEnd(day), from)
}

/** Whether each of `parts` is open at `at`. */
function areOpen(later: LaterOptions, plan: OpeningPlan, parts: readonly ShopPart[], at: number): boolean {
  // At the end of an opening last orders are taken still: what counts then is the minute before. An area has hours of its
  // own, which don't end with last orders.
  const isEnd = later.lastOrderMinutes > 0 && closedAt(plan, 'everything', at) !== null
  return parts.every((part) => closedAt(plan, part, isEnd && typeof part === 'string' ? at - MINUTE_MS : at) === null)
}

/**
 * The times that can be chosen at `now` for an order, in ms since the epoch: those at which each of `parts` is open, its
 * way to be received and the area it goes to. `day`, of `listPossibleDays`, counts where orders are taken days ahead.
 */
export function listPossibleTimes(
  later: LaterOptions,
  plan: OpeningPlan,
  parts: readonly ShopPart[],
  now: number,
  day = getDubaiDay(now),
): readonly WantedTime[] {
  return listTimesOfDay(later, plan, now, day).filter(({ at }) => areOpen(later, plan, parts, at))
}

/** The days, counted from 1970-01-01, that have a possible time: today alone, unless orders are taken days ahead. */
export function listPossibleDays(
  later: LaterOptions,
  plan: OpeningPlan,
  parts: readonly ShopPart[],
  now: number,
): readonly number[] {
  const today = getDubaiDay(now)
  return Array.from({ length: (later.daysAhead ?? 0) + 1 }, (_, ahead) => today + ahead).filter((day) =>
    listTimesOfDay(later, plan, now, day).some(({ at }) => areOpen(later, plan, parts, at)),
  )
}

/** Whether the shop takes orders at `at`; at the end of an opening it takes the last ones still. */
export function isTakenAt(plan: OpeningPlan, later: LaterOptions, at: number): boolean {
  return areOpen(later, plan, ['everything'], at)
}

/** Whether orders are taken until `at`. The minute of `openUntil` itself counts only where the shop closes later. */
function isBefore(at: number, openUntil: number, lastOrderMinutes: number): boolean {
  return at < openUntil || (at === openUntil && lastOrderMinutes > 0)
}

/**
 * Whether a time that was chosen earlier is still good, with ten minutes of grace. `openUntil`:
 * the end of the running opening.
 */
export function isStillPossible(
  { at }: WantedTime,
  { leadMinutes, lastOrderMinutes }: LaterOptions,
  now: number,
  openUntil: number,
): boolean {
  return at >= now + (leadMinutes - GRACE_MINUTES) * MINUTE_MS && isBefore(at, openUntil, lastOrderMinutes)
}
