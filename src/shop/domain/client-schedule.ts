import type { ReceiveMethod } from './receive-method.ts'
import { DAY_MINUTES, type EpochMinute } from '#core/time/dubai-time.ts'

/** When the shop takes orders, as the server sends it to a page. Fields are left out when empty. */
export interface ClientSchedule {
  /** In order; the last span repeats every day. Empty if the shop never opens. */
  readonly open: readonly OpenSpan[]
  /** Texts of a closed shop that replace its hours, in the page’s language. */
  readonly reasons?: readonly ClosedReason[]
  readonly pause?: MethodPause
  /** From the end of a span to closing, where orders stop before it. */
  readonly lastOrderMinutes?: number
  /**
   * While the shop takes orders but delivers nothing, by the owner's hours of delivery or of every area; of both methods
   * where pickup is paused, too. In order.
   */
  readonly noDelivery?: readonly MethodPause[]
}

/** A weekday is ambiguous beyond these days. */
export const MAX_DAYS_AHEAD = 6

/** From its first minute up to, not including, its last. */
export interface OpenSpan {
  readonly from: EpochMinute
  readonly until: EpochMinute
  /** Formatted: '12 noon', '4 am'. */
  readonly opens: string
  readonly closes: string
  /** With its weekday, 'Sunday at 4 am': for a span that lasts a day or longer. */
  readonly closesOn?: string
  /** The shop does not close at the end of this span. */
  readonly isAroundTheClock?: boolean
  /**
   * The hours before it, in which the shop is closed: '4:00–12:00', still to be isolated left to
   * right.
   */
  readonly closed: string
}

export interface ClosedReason {
  readonly from: EpochMinute
  readonly until: EpochMinute
  readonly text: string
  /** A sentence about the next opening; left out if unknown or part of the text. */
  readonly opening?: string
}

/** Delivery or pickup is paused; the other one is not. */
export interface MethodPause {
  readonly method: ReceiveMethod
  /** Left out for a pause that has begun. */
  readonly from?: EpochMinute
  readonly until: EpochMinute
  /** In the page's language. */
  readonly text: string
}

/** State of the shop at one minute. */
export interface ShopNow {
  readonly isOpen: boolean
  /** Open every day without a gap. */
  readonly isAroundTheClock: boolean
  /** The formatted time of the next change; null if there is none within six days. */
  readonly changesAt: string | null
  /** '4:00–12:00' while it is closed, still to be isolated left to right; '' while it is open. */
  readonly closedHours: string
  /** The text that replaces these hours. */
  readonly reason: ClosedReason | null
}

export function getShopAt({ open, reasons = [] }: ClientSchedule, minute: EpochMinute): ShopNow {
  const span = findSpan(open, minute)
  const closedShop = { isOpen: false, isAroundTheClock: false }
  if (span === null) return { ...closedShop, changesAt: null, closedHours: '0:00–24:00', reason: null }
  const { from, opens, closed, isAroundTheClock = false } = span
  if (minute >= from) {
    return { isOpen: true, isAroundTheClock, changesAt: getClosingTime(span, minute), closedHours: '', reason: null }
  }
  const reason = reasons.find((each) => minute >= each.from && minute < each.until) ?? null
  return { ...closedShop, changesAt: opens, closedHours: closed, reason }
}

/** Formatted; null if the shop does not close, or later than a weekday can name. */
function getClosingTime({ until, closes, closesOn, isAroundTheClock }: OpenSpan, minute: EpochMinute): string | null {
  if (isAroundTheClock) return null
  if (until - minute <= DAY_MINUTES) return closes
  return until - minute <= MAX_DAYS_AHEAD * DAY_MINUTES ? (closesOn ?? null) : null
}

/** Whether orders are taken. */
export function isOpenAt(open: readonly OpenSpan[], minute: EpochMinute): boolean {
  return minute >= (findSpan(open, minute)?.from ?? Infinity)
}

/** Why a way to receive an order is not available at a minute at which the shop is open; null if it is. */
export function findMethodPause(
  { open, pause, noDelivery = [] }: ClientSchedule,
  method: ReceiveMethod,
  minute: EpochMinute,
): MethodPause | null {
  const isOf = (one: MethodPause | undefined): boolean =>
    one?.method === method && (one.from ?? 0) <= minute && minute < one.until
  // A closed shop has a sentence of its own.
  return isOpenAt(open, minute) ? ([...noDelivery, pause].find(isOf) ?? null) : null
}

/** The current or next span; null if the shop never opens. */
export function findSpan(open: readonly OpenSpan[], minute: EpochMinute): OpenSpan | null {
  const last = open.at(-1)
  if (last === undefined) return null
  const found = open.find(({ until }) => minute < until)
  if (found !== undefined) return found
  // Repeats the last span until it ends after the minute.
  const later = (Math.floor((minute - last.until) / DAY_MINUTES) + 1) * DAY_MINUTES
  return { ...last, from: last.from + later, until: last.until + later }
}
