import { DAY_MINUTES, getDayStart, getDubaiDay, getDubaiMinuteOfDay, toInstant } from '#core/time/dubai-time.ts'
import { isRecord } from '#core/text/parse-record.ts'
import { closedAt, findOpenSpan, type ShopPart } from '#shop/domain/closed-at.ts'
import type { OpeningPlan } from '#shop/domain/opening-plan.ts'
import { EVERY_METHOD, type OrderField, type WithdrawnChoice } from '../order-field.ts'
import type { LaterOptions } from '../order-options.ts'

/** When an order is wanted. */
export interface WantedTime {
  /** In ms since the epoch, in whole minutes. */
  readonly at: number
  /** At the breaking of the fast: a time that is approximate. */
  readonly isIftar: boolean
}

/** What an order has of it. */
interface OrderedTime extends WantedTime {
  /** True where the owner takes orders days ahead. */
  readonly isDayAhead?: true
}

/**
 * What the customer has chosen. `'open'`: pre-order without a time yet. `'passed'`: the chosen time has expired.
 * `'withdrawn'`: the owner no longer takes orders for that time.
 */
export type WantedChoice = WantedTime | 'open' | 'passed' | 'withdrawn'

export const DEFAULT_LEAD_MINUTES = 45
export const DEFAULT_SLOT_MINUTES = 30

/** A time that was chosen may come this much nearer than the lead time. */
const GRACE_MINUTES = 10
const MINUTE_MS = 60_000
/** A time that is further away could be meant for another day. */
const MAX_AHEAD_MINUTES = DAY_MINUTES
/** Nobody calls the hours before this one today; they belong to the night. */
const NIGHT_ENDS_AT_HOUR = 6
const NIGHT_MS = NIGHT_ENDS_AT_HOUR * 60 * MINUTE_MS

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

/**
 * The day of a wanted time as people call it at `now`; 'tonight' are the hours after midnight of the running night.
 * `'later'`: by its date.
 */
export function getWantedDay({ at }: Pick<WantedTime, 'at'>, now: number): 'today' | 'tonight' | 'tomorrow' | 'later' {
  const isAfterMidnight = getDubaiMinuteOfDay(at) < NIGHT_ENDS_AT_HOUR * 60
  if (isAfterMidnight && getDubaiDay(at - NIGHT_MS) === getDubaiDay(now - NIGHT_MS)) return 'tonight'
  const daysAhead = getDubaiDay(at) - getDubaiDay(now)
  if (daysAhead <= 0) return 'today'
  return daysAhead === 1 ? 'tomorrow' : 'later'
}

/** Whether a time is said with weekday and date: on a later day, tomorrow where the owner takes orders days ahead. */
export function hasDateSaid(at: number, now: number, isDayAhead: boolean): boolean {
  const day = getWantedDay({ at }, now)
  return day === 'later' || (day === 'tomorrow' && isDayAhead)
}

/** Whether a time is in a night that ends on a later day than that of `now`, so that its date alone is misread. */
export function isNightAhead(at: number, now: number): boolean {
  return getDubaiMinuteOfDay(at) < NIGHT_ENDS_AT_HOUR * 60 && getDubaiDay(at) > getDubaiDay(now)
}

/** The chosen time, where orders for later are taken; null for an order of now. */
export function getWantedTime(choice: WantedChoice | undefined, later: LaterOptions | undefined): WantedTime | null {
  if (choice === undefined || typeof choice === 'string' || later === undefined) return null
  return followIftar(choice, later)
}

/** A time at iftar, moved to where the owner has it on that day now; null where there is none any more. Others stay. */
function followIftar(time: WantedTime, { iftar }: Pick<LaterOptions, 'iftar'>): WantedTime | null {
  if (!time.isIftar) return time
  const at = iftar.find((moved) => getDubaiDay(moved) === getDubaiDay(time.at))
  if (at === undefined) return null
  return at === time.at ? time : { at, isIftar: true }
}

/** Reads a choice from stored data, which may hold anything. */
export function parseWantedChoice(value: unknown): WantedChoice | undefined {
  if (value === 'open' || value === 'passed' || value === 'withdrawn') return value
  if (!isRecord(value) || !Number.isSafeInteger(value['at'])) return undefined
  return { at: Number(value['at']), isIftar: value['isIftar'] === true }
}

/**
 * `laterWithdrawn`: orders for later are no longer taken. `iftarWithdrawn`: the owner has taken iftar off the day for
 * which it was chosen.
 */
export type WantedProblem =
  | WithdrawnChoice<'laterWithdrawn' | 'timePassed' | 'timeWithdrawn' | 'iftarWithdrawn'>
  /** The order has moved with iftar, to `at` in ms since the epoch. */
  | { readonly kind: 'iftarMoved'; readonly isBlocking: false; readonly at: number }

/** When the order is wanted; left out for now. */
export const wantedField: OrderField<WantedChoice, WantedProblem, OrderedTime> = {
  parse: parseWantedChoice,
  methods: EVERY_METHOD,
  isStored: true,
  isRemembered: false,
  findError: (wanted, { later }) => (later !== undefined && wanted === 'open' ? 'required' : null),
  findProblem: (wanted, { later }) => {
    if (wanted === undefined) return null
    if (later === undefined) return { kind: 'laterWithdrawn', isBlocking: true }
    if (wanted === 'open') return null
    if (wanted === 'passed') return { kind: 'timePassed', isBlocking: true }
    if (wanted === 'withdrawn') return { kind: 'timeWithdrawn', isBlocking: true }
    const followed = followIftar(wanted, later)
    if (followed === null) return { kind: 'iftarWithdrawn', isBlocking: true }
    return followed.at === wanted.at ? null : { kind: 'iftarMoved', isBlocking: false, at: followed.at }
  },
  resolve: (wanted, { later }) => {
    const time = getWantedTime(wanted, later)
    if (time === null) return undefined
    return later?.daysAhead === undefined ? time : { ...time, isDayAhead: true }
  },
  toMessage: (wanted, { words, now }) => {
    const { at, isIftar, isDayAhead = false } = wanted
    const hasDate = hasDateSaid(at, now, isDayAhead)
    const isNight = isNightAhead(at, now) && !isIftar
    const time = isNight ? words.nightTime(at, now, hasDate) : words.time(getDubaiMinuteOfDay(at))
    // The time of a night has both of its dates.
    const date = hasDate && !isNight ? words.dayAndDate(at, now) : undefined
    if (isIftar) return [words.wantedAtIftar(time, date)]
    const format = {
      today: words.wantedToday,
      tonight: words.wantedTonight,
      tomorrow: words.wantedTomorrow,
      later: words.wantedOn,
    }
    return [format[getWantedDay(wanted, now)](time, date)]
  },
}
