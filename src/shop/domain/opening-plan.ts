import {
  DAY_MINUTES,
  getDayStart,
  getDubaiDay,
  getDubaiMinuteOfDay,
  parseClosedHours,
  type ClosedHours,
  type EpochMinute,
  type Instant,
} from '#core/time/dubai-time.ts'
import { RECEIVE_METHODS, type ReceiveMethod } from './receive-method.ts'
import type { ShopSettings } from './setting-rows.ts'
import type { Pause } from './setting-values.ts'
import type { DatedHours, SpecialDay } from './special-day.ts'
import type { AreaHours, DayHours, WeeklyHours } from './weekly-hours.ts'

export interface OpeningPlan {
  /** Those of the setting `CLOSED_HOURS` on each day where the owner has published none. */
  readonly week: WeeklyHours
  /** Without those that are over. */
  readonly specialDays: readonly DatedHours[]
  readonly lastOrderMinutes: number
  /** null once it is over. */
  readonly pause: Pause | null
  /** null: delivery has the shop's hours. */
  readonly deliveryHours: WeeklyHours | null
  /** Every delivery goes to one of them; null: also elsewhere, or always to one of them, or there is none. */
  readonly areas: readonly AreaHours[] | null
  /** The ways to receive an order that the owner offers. */
  readonly methods: readonly ReceiveMethod[]
}

/** Of a shop that takes no orders, and of a page that has not started. */
export const NEVER_OPEN_PLAN: OpeningPlan = {
  week: Array.from({ length: 7 }, () => []),
  specialDays: [],
  lastOrderMinutes: 0,
  pause: null,
  deliveryHours: null,
  areas: null,
  methods: RECEIVE_METHODS,
}

/** The hours alone, for what is painted before the page has the owner's words. */
export function omitWords(plan: OpeningPlan): OpeningPlan {
  const none = { en: '', ar: '' }
  return {
    ...plan,
    specialDays: plan.specialDays.map((days) => ({ ...days, message: none })),
    pause: plan.pause && { ...plan.pause, reason: none },
  }
}

export interface OwnerHours {
  readonly settings: Partial<ShopSettings>
  readonly specialDays: readonly SpecialDay[]
  readonly deliveryAreas?: readonly (AreaHours & { readonly isClosed: boolean })[]
}

export interface TimeSpan {
  readonly from: EpochMinute
  readonly until: EpochMinute
}

/** How many days ahead pages name special days. */
const DAYS_AHEAD = 8

/**
 * The hours that matter at `now`. `closedHours` is the setting; `published` is null if the owner
 * has published no hours.
 */
export function toOpeningPlan(closedHours: string, published: OwnerHours | null, now: Instant): OpeningPlan {
  const { settings = {}, specialDays = [], deliveryAreas = [] }: Partial<OwnerHours> = published ?? {}
  const { weeklyHours, lastOrderMinutes, pause = null } = settings
  const { deliveryHours = null, methods = RECEIVE_METHODS, hasOtherAreas = false } = settings
  const areas = deliveryAreas.filter(({ isClosed }) => !isClosed)
  const isAlwaysOpen = ({ hours = null, pausedUntil = null }: AreaHours): boolean =>
    hours === null && pausedUntil === null
  const isBound =
    deliveryAreas.length > 0 && !hasOtherAreas && methods.includes('delivery') && !areas.some(isAlwaysOpen)
  const standard = toDayHours(parseClosedHours(closedHours) ?? { kind: 'never' })
  // A span of the day before may still run.
  const yesterday = toDate(getDubaiDay(now) - 1)
  return {
    week: weeklyHours ?? Array.from({ length: 7 }, () => standard),
    specialDays: specialDays
      .filter(({ to }) => to >= yesterday)
      .map(({ from, to, hours, message }) => ({ from, to, hours, message })),
    lastOrderMinutes: lastOrderMinutes ?? 0,
    pause: pause !== null && pause.until > now ? pause : null,
    deliveryHours,
    areas: isBound ? areas.map(({ hours = null, pausedUntil = null }) => ({ hours, pausedUntil })) : null,
    methods,
  }
}

function toDayHours(closed: ClosedHours): DayHours {
  if (closed.kind === 'always') return []
  if (closed.kind === 'never') return [{ from: 0, until: DAY_MINUTES }]
  return [{ from: closed.to, until: closed.from > closed.to ? closed.from : closed.from + DAY_MINUTES }]
}

export function moveToDay(hours: DayHours, day: number): readonly TimeSpan[] {
  return hours.map(({ from, until }) => ({ from: getDayStart(day) + from, until: getDayStart(day) + until }))
}

/** The hours of a day, counted from 1970-01-01: those of a special day in place of the week's. */
export function getDayHours({ week, specialDays }: OpeningPlan, day: number): DayHours {
  const special = getSpecialDay(specialDays, day)?.hours ?? []
  if (special === 'closed') return []
  return special.length > 0 ? special : (week[getWeekday(day)] ?? [])
}

/** 0 is Monday. */
export function getWeekday(day: number): number {
  // 1970-01-01 was a Thursday.
  return (day + 3) % 7
}

/** The day whose hours count at `now`, counted from 1970-01-01: the day before while its last hours still run. */
export function getDayInForce(plan: OpeningPlan, now: Instant): number {
  const today = getDubaiDay(now)
  const minute = DAY_MINUTES + getDubaiMinuteOfDay(now)
  return getDayHours(plan, today - 1).some(({ until }) => minute < until) ? today - 1 : today
}

/**
 * Of special days that overlap the one that begins later counts; of two on the same day the newer
 * one.
 */
export function getSpecialDay(specialDays: readonly DatedHours[], day: number): DatedHours | null {
  if (specialDays.length === 0) return null
  const date = toDate(day)
  return specialDays
    .filter(({ from, to }) => from <= date && date <= to)
    .reduce<DatedHours | null>((later, next) => (later === null || next.from >= later.from ? next : later), null)
}

/** Days in a row to which the same special day applies; the days are counted from 1970-01-01. */
export interface SpecialDays {
  readonly special: DatedHours
  readonly first: number
  readonly last: number
}

/**
 * Returns the special days from the day before `now` to `count` days ahead, each run in its full
 * length: up to another one that takes precedence.
 */
export function listSpecialDays(
  { specialDays }: OpeningPlan,
  now: Instant,
  count = DAYS_AHEAD,
): readonly SpecialDays[] {
  const today = getDubaiDay(now)
  return specialDays
    .flatMap((special, index) => {
      const stronger = specialDays.filter(
        ({ from }, other) => from > special.from || (from === special.from && other > index),
      )
      const all: SpecialDays = { special, first: toDay(special.from), last: toDay(special.to) }
      return stronger.reduce<readonly SpecialDays[]>(leaveOut, [all])
    })
    .filter(({ first, last }) => last >= today - 1 && first <= today + count)
    .toSorted((one, other) => one.first - other.first)
}

/** The runs without the days of another special day. */
function leaveOut(runs: readonly SpecialDays[], { from, to }: DatedHours): readonly SpecialDays[] {
  return runs
    .flatMap((run) => [
      { ...run, last: Math.min(run.last, toDay(from) - 1) },
      { ...run, first: Math.max(run.first, toDay(to) + 1) },
    ])
    .filter(({ first, last }) => first <= last)
}

/** 'YYYY-MM-DD' of a day that is counted from 1970-01-01. */
export function toDate(day: number): string {
  return new Date(day * DAY_MINUTES * 60_000).toISOString().slice(0, 10)
}

/** The day, counted from 1970-01-01, of 'YYYY-MM-DD'. */
function toDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / (DAY_MINUTES * 60_000)
}
