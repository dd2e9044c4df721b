import type { Bilingual } from '#core/text/language.ts'
import { DAY_MINUTES, getDayStart, getDubaiDay, type EpochMinute, type Instant } from '#core/time/dubai-time.ts'
import { isPausedAt, listDays, listOpenSpans, subtractPause } from './open-spans.ts'
import { getSpecialDay, moveToDay, type OpeningPlan, type TimeSpan } from './opening-plan.ts'
import type { ReceiveMethod } from './receive-method.ts'
import type { Pause } from './setting-values.ts'
import { intersectSpans, mergeSpans, type AreaHours, type WeeklyHours } from './weekly-hours.ts'

/** What can be closed by itself: all orders, a way to receive them, or the deliveries to an area. */
export type ShopPart = 'everything' | ReceiveMethod | AreaHours

/** Why something is closed. */
type ClosedReason =
  | { readonly kind: 'paused'; readonly pause: Pick<Pause, 'until' | 'reason'> }
  /** On a special day of which the owner says something. */
  | { readonly kind: 'specialDay'; readonly message: Bilingual }
  /** Outside hours: for a day or longer, or since a time that is not known. */
  | { readonly kind: 'days' }
  /** Outside hours. */
  | { readonly kind: 'hours' }

export interface Closure {
  /** When it closed; -Infinity: before the hours of the day before. */
  readonly since: EpochMinute
  /** When it opens; Infinity: not within eight days. */
  readonly until: EpochMinute
  readonly why: ClosedReason
}

type Spans = readonly TimeSpan[]

const NO_WORDS: Bilingual = { en: '', ar: '' }

/** The shop at an instant. */
export type ShopNow = OpenShop | ClosedShop

interface OpenShop {
  readonly isOpen: true
  readonly at: Instant
  /** When it closes; Infinity: never. */
  readonly until: EpochMinute
}

export interface ClosedShop {
  readonly isOpen: false
  readonly at: Instant
  readonly closure: Closure
}

export function getShopAt(plan: OpeningPlan, at: Instant): ShopNow {
  const closure = closedAt(plan, 'everything', at)
  if (closure !== null) return { isOpen: false, at, closure }
  return { isOpen: true, at, until: findOpenSpan(plan, 'everything', at)?.until ?? Infinity }
}

/**
 * Whether a part of the shop is closed at an instant, since and until when, and why; null while it is open. A method is
 * closed while the whole shop is, an area by its own hours and pause alone.
 */
export function closedAt(plan: OpeningPlan, part: ShopPart, at: Instant): Closure | null {
  const minute = Math.floor(at / 60_000)
  const spans = listSpans(plan, part, at)
  const next = spans.find(({ until }) => minute < until)
  if (next !== undefined && next.from <= minute) return null
  const since = spans.findLast(({ until }) => until <= minute)?.until ?? -Infinity
  const until = next?.from ?? Infinity
  const isNeverOpen = until === Infinity && plan.week.every((day) => day.length === 0)
  const isLong = until - since >= DAY_MINUTES && !isNeverOpen
  return { since, until, why: findReason(plan, part, at) ?? { kind: isLong ? 'days' : 'hours' } }
}

/** The span in which a part is open at an instant; null while it is closed. `until` is Infinity if it never closes. */
export function findOpenSpan(plan: OpeningPlan, part: ShopPart, at: Instant): TimeSpan | null {
  const minute = Math.floor(at / 60_000)
  return listSpans(plan, part, at).find(({ from, until }) => from <= minute && minute < until) ?? null
}

/** Null outside hours. */
function findReason(plan: OpeningPlan, part: ShopPart, at: Instant): ClosedReason | null {
  const { pause, specialDays } = plan
  if (typeof part === 'object') {
    const { pausedUntil = null } = part
    return isPausedAt(pausedUntil, at) ? { kind: 'paused', pause: { until: pausedUntil, reason: NO_WORDS } } : null
  }
  // Outside hours that is what is said, because a method opens with its hours at the earliest.
  const isPaused = pause?.what === part && isPausedAt(pause.until, at) && (part === 'everything' || isInHours())
  if (isPaused) return { kind: 'paused', pause }
  const message = part === 'everything' ? getSpecialDay(specialDays, getDubaiDay(at))?.message : undefined
  return message === undefined || (message.en === '' && message.ar === '') ? null : { kind: 'specialDay', message }

  function isInHours(): boolean {
    return findOpenSpan({ ...plan, pause: null }, part, at) !== null
  }
}

/** When a part is open, from the day before an instant to eight days later. A pause that is over by then is left out. */
function listSpans(plan: OpeningPlan, part: ShopPart, at: Instant): Spans {
  const days = listDays(at)
  if (typeof part === 'object') return listAreaSpans(part, days, at)
  const { deliveryHours, areas, pause } = plan
  const open = listOpenSpans(plan, at)
  if (part === 'everything') return open
  const listWhilePause = (spans: Spans): Spans => (pause?.what === part ? subtractPause(spans, pause.until, at) : spans)
  if (part === 'pickup') return listWhilePause(open)
  const inHours = deliveryHours === null ? open : intersectSpans(open, listWeekSpans(deliveryHours, days))
  const toAreas = areas?.flatMap((area) => listAreaSpans(area, days, at))
  return listWhilePause(toAreas === undefined ? inHours : intersectSpans(inHours, mergeSpans(toAreas)))
}

function listAreaSpans({ hours = null, pausedUntil = null }: AreaHours, days: readonly number[], at: Instant): Spans {
  const open = hours === null ? [{ from: getDayStart(days[0] ?? 0), until: Infinity }] : listWeekSpans(hours, days)
  return pausedUntil === null ? open : subtractPause(open, pausedUntil, at)
}

function listWeekSpans(week: WeeklyHours, days: readonly number[]): Spans {
  // 1970-01-01 was a Thursday.
  return mergeSpans(days.flatMap((day) => moveToDay(week[(day + 3) % 7] ?? [], day)))
}
