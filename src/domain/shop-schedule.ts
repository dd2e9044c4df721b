import type { ReceiveMethod } from './order-form.ts'
import { DAY_MINUTES, formatClock, getDubaiMinuteOfDay } from './opening-hours.ts'

/**
 * When the shop takes orders, as the server sends it to a page, in minutes since the epoch. Fields
 * are left out when empty.
 */
export interface ShopSchedule {
  /** In order; the last span is repeated every day. None: the shop never opens. */
  readonly open: readonly OpenSpan[]
  /** What a closed shop says in place of its hours, in the page's language. */
  readonly reasons?: readonly ClosedReason[]
  readonly pause?: MethodPause
}

/** From its first minute up to, not including, its last. */
export type OpenSpan = readonly [from: number, until: number]

export interface ClosedReason {
  readonly from: number
  readonly until: number
  readonly text: string
  /** When it takes orders again, as a sentence; left out where that is not known, or said already. */
  readonly opening?: string
}

/** One way to receive an order is not offered for a while; the other one is. */
export interface MethodPause {
  readonly method: ReceiveMethod
  readonly until: number
  /** In the page's language. */
  readonly text: string
}

/** The shop at a minute. */
export interface ShopState {
  readonly isOpen: boolean
  /** When it closes or opens next, in minutes after midnight; null if it never does. */
  readonly changesAt: number | null
  /** '4:00–12:00' while it is closed, still to be isolated left to right; '' while it is open. */
  readonly closedHours: string
  /** What a closed shop says in place of these hours. */
  readonly reason: ClosedReason | null
}

/** `minute` is in minutes since the epoch. */
export function getShopState({ open, reasons = [] }: ShopSchedule, minute: number): ShopState {
  const span = findSpan(open, minute)
  if (span === null) return { isOpen: false, changesAt: null, closedHours: '0:00–24:00', reason: null }
  const { closedAt, from, until } = span
  const isOpen = minute >= from
  return {
    isOpen,
    changesAt: isOpen && until - from >= DAY_MINUTES ? null : toMinuteOfDay(isOpen ? until : from),
    closedHours: isOpen
      ? ''
      : `${formatClock(toMinuteOfDay(closedAt))}–${formatClock(toMinuteOfDay(from) || DAY_MINUTES)}`,
    reason: (!isOpen && reasons.find((reason) => minute >= reason.from && minute < reason.until)) || null,
  }
}

/** Whether orders are taken at a minute since the epoch. */
export function isOpenAt(open: readonly OpenSpan[], minute: number): boolean {
  return minute >= (findSpan(open, minute)?.from ?? Infinity)
}

interface FoundSpan {
  /** When the span before ended; its own start if that is not known. */
  readonly closedAt: number
  readonly from: number
  readonly until: number
}

/** The span that a minute is in, or the next one; null for a shop that never opens. */
function findSpan(open: readonly OpenSpan[], minute: number): FoundSpan | null {
  const index = open.findIndex(([, until]) => minute < until)
  // At -1 it is the last one.
  const span = open.at(index)
  if (span === undefined) return null
  const [from, until] = span
  if (index !== -1) return { closedAt: open[index - 1]?.[1] ?? from, from, until }
  // As many days later as it takes to end after the minute.
  const later = (Math.floor((minute - until) / DAY_MINUTES) + 1) * DAY_MINUTES
  return { closedAt: until + later - DAY_MINUTES, from: from + later, until: until + later }
}

function toMinuteOfDay(minute: number): number {
  return getDubaiMinuteOfDay(minute * 60_000)
}
