import { getDubaiDay, getDubaiMinuteOfDay } from '#core/time/dubai-time.ts'
import { isRecord } from '#core/text/parse-record.ts'
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
export const GRACE_MINUTES = 10
const MINUTE_MS = 60_000
/** Nobody calls the hours before this one today; they belong to the night. */
const NIGHT_ENDS_AT_HOUR = 6
export const NIGHT_MS = NIGHT_ENDS_AT_HOUR * 60 * MINUTE_MS

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
