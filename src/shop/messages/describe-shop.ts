import { toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import {
  DAY_MINUTES,
  formatClock,
  getDubaiDay,
  getDubaiMinuteOfDay,
  toInstant,
  type EpochMinute,
  type Instant,
} from '#core/time/dubai-time.ts'
import { formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatWeekday } from '#i18n/format-weekday.ts'
import { isolate } from '#core/text/isolate.ts'
import { closedAt, findOpenSpan, type ClosedShop, type Closure, type ShopNow } from '../domain/closed-at.ts'
import type { OpeningPlan } from '../domain/opening-plan.ts'
import type { ReceiveMethod } from '../domain/receive-method.ts'
import { WITHOUT_END, type Pause } from '../domain/setting-values.ts'
import { getOpeningHoursMessages } from './opening-hours-messages.ts'
import { getShopMessages } from './shop-messages.ts'

/** A weekday is ambiguous beyond these days. */
const MAX_DAYS_AHEAD = 6
const HALF_DAY_MS = 12 * 60 * 60 * 1000

export interface ClosedNotice {
  readonly text: string
  /** When it opens; undefined if that is not known or said already. */
  readonly opening: string | undefined
}

/**
 * The notice of a closed shop: why it is closed, or `sentence` with the current closed hours. '4:00–13:30' beside
 * '1:30 pm' would be two ways to write a time, so the opening alone says one that is not a whole hour.
 */
export function formatClosedNotice(
  { at, closure }: ClosedShop,
  sentence: 'closedNow' | 'closedOrdering',
  language: Language,
): ClosedNotice {
  const { hours } = getShopMessages(language)
  const messages = getOpeningHoursMessages(language)
  const { until, why } = closure
  if (why.kind === 'hours') {
    const closedHours = formatClosedHours(closure)
    if (until === Infinity) return { text: hours[sentence](closedHours), opening: undefined }
    const isSaid = /:(?!00)/.test(closedHours)
    return {
      text: hours[sentence](isSaid ? undefined : closedHours),
      opening: hours.weOpenAt(formatMinute(until, language)),
    }
  }
  const opening = formatOpening(until, at, language) ?? undefined
  if (why.kind === 'days') return { text: hours.closedOrdering(), opening }
  if (why.kind === 'specialDay') return { text: toOwnerText(why.message, language), opening }
  const { pause } = why
  const reason = toOwnerText(pause.reason, language)
  const text = pause.until === WITHOUT_END ? messages.stopped : messages.paused(formatEnd(pause.until, at, language))
  // One time is said: the opening where it is known and is not the end of the pause.
  if (reason === '') return { text: until === toMinute(pause.until) ? text : (opening ?? text), opening: undefined }
  return { text: opening === undefined ? joinSentences(reason, text) : reason, opening }
}

/** The tooltip: 'Closed 4:00–12:00', or why it is closed. */
export function formatClosedTitle(shop: ClosedShop, language: Language): string {
  const { closure } = shop
  if (closure.why.kind === 'hours') return getShopMessages(language).hours.closed(formatClosedHours(closure))
  const { text, opening } = formatClosedNotice(shop, 'closedOrdering', language)
  return joinSentences(text, opening)
}

/** 'Open until 4 am', 'Closed · opens at 12 noon'. */
export function formatShopStatus(shop: ShopNow, language: Language): string {
  const { hours } = getShopMessages(language)
  if (!shop.isOpen) {
    const { until, why } = shop.closure
    if (why.kind === 'hours' && until !== Infinity) return hours.opensAt(formatMinute(until, language))
    if (why.kind === 'hours') return hours.closed(formatClosedHours(shop.closure))
    const { text, opening } = formatClosedNotice(shop, 'closedOrdering', language)
    return opening ?? text
  }
  if (shop.until === Infinity) return hours.openAlways
  const minutes = shop.until - toMinute(shop.at)
  if (minutes <= DAY_MINUTES) return hours.openUntil(formatMinute(shop.until, language))
  if (minutes > MAX_DAYS_AHEAD * DAY_MINUTES) return hours.openNow
  return hours.openUntil(formatDayAndTime(shop.until, language))
}

/**
 * Why a way to receive an order is closed at an instant, as it is said at `now`, and the other way where that is open;
 * '' while it is open, and while the whole shop is closed, which has a sentence of its own.
 */
export function formatMethodClosure(
  plan: OpeningPlan,
  method: ReceiveMethod,
  at: Instant,
  now: Instant,
  language: Language,
): string {
  const closure = closedAt(plan, method, at)
  if (closure === null || closedAt(plan, 'everything', at) !== null) return ''
  const other = method === 'delivery' ? 'pickup' : 'delivery'
  const otherClosure = plan.methods.includes(other) ? closedAt(plan, other, at) : null
  if (otherClosure !== null) return formatBothClosed(plan, [closure, otherClosure], now, language)
  if (closure.why.kind === 'paused') return formatMethodPause(method, closure.why.pause, now, language)
  const { pickupWorks } = getOpeningHoursMessages(language)
  const works = plan.methods.includes('pickup') ? pickupWorks : ''
  return joinSentences(formatNextDelivery(plan, closure.until, now, language), works)
}

/** 'Rain. Delivery is paused until 9:30 pm. Pickup is available.' */
export function formatMethodPause(
  method: ReceiveMethod,
  { until, reason }: Pick<Pause, 'until' | 'reason'>,
  now: Instant,
  language: Language,
): string {
  const { deliveryPaused, pickupPaused, deliveryWorks, pickupWorks } = getOpeningHoursMessages(language)
  const [isPaused, works] = method === 'delivery' ? [deliveryPaused, pickupWorks] : [pickupPaused, deliveryWorks]
  const paused = joinSentences(toOwnerText(reason, language), isPaused(formatEnd(until, now, language)))
  return joinSentences(paused, works)
}

/** When the first of both is back: 'We take orders again at 4:30 pm.' */
function formatBothClosed(plan: OpeningPlan, closures: readonly Closure[], now: Instant, language: Language): string {
  const again = Math.min(...closures.map(({ until }) => until))
  const text = formatOpening(again, now, language) ?? formatNextDelivery(plan, again, now, language)
  return joinSentences(plan.pause === null ? '' : toOwnerText(plan.pause.reason, language), text)
}

/** 'Delivery tomorrow from 1 pm to 11 pm.' */
function formatNextDelivery(plan: OpeningPlan, from: EpochMinute, now: Instant, language: Language): string {
  const { noDeliveryNow, deliveryToday, deliveryTomorrow, deliveryOn } = getOpeningHoursMessages(language)
  if (!isNear(from, now)) return noDeliveryNow
  const until = findOpenSpan(plan, 'delivery', toInstant(from))?.until ?? from
  if (until === Infinity) return endSentence(formatDeliveryFrom(from, now, language))
  const times = [formatMinute(from, language), formatMinute(until, language)] as const
  const day = toNamedDay(from)
  const daysAhead = day - getDubaiDay(now)
  if (daysAhead <= 0) return deliveryToday(...times)
  return daysAhead === 1 ? deliveryTomorrow(...times) : deliveryOn(formatNamedDay(from, language), ...times)
}

/** Why nothing is delivered to an area: 'Paused until 8:30 pm', 'Delivery from 5 pm'. */
export function formatAreaClosure({ until, why }: Closure, now: Instant, language: Language): string {
  const { areaPaused, noDeliveryThere } = getOpeningHoursMessages(language)
  if (why.kind === 'paused') return areaPaused(formatEnd(why.pause.until, now, language))
  return isNear(until, now) ? formatDeliveryFrom(until, now, language) : noDeliveryThere
}

/** 'Delivery from 5 pm', 'Delivery from Sunday at 5 pm'. */
function formatDeliveryFrom(from: EpochMinute, now: Instant, language: Language): string {
  const { areaFrom, time } = getOpeningHoursMessages(language)
  const isToday = toNamedDay(from) <= getDubaiDay(now)
  return areaFrom(isToday ? time(formatMinute(from, language)) : formatDayAndTime(from, language))
}

/** 'We take orders again tomorrow at 12 noon.'; null if that is not near. */
function formatOpening(opensAt: EpochMinute, now: Instant, language: Language): string | null {
  if (!isNear(opensAt, now)) return null
  const { ordersAgainToday, ordersAgainTomorrow, ordersAgainOn } = getOpeningHoursMessages(language)
  const time = formatMinute(opensAt, language)
  const daysAhead = toNamedDay(opensAt) - getDubaiDay(now)
  if (daysAhead <= 0) return ordersAgainToday(time)
  return daysAhead === 1 ? ordersAgainTomorrow(time) : ordersAgainOn(formatNamedDay(opensAt, language), time)
}

/**
 * '9:30 pm'; with the weekday, or the date of a day that is a week or more ahead, where that could
 * be misunderstood.
 */
function formatEnd(until: Instant, now: Instant, language: Language): string {
  const { time, timeOnDay } = getOpeningHoursMessages(language)
  const minute = toMinute(until)
  if (until - now < HALF_DAY_MS) return time(formatMinute(minute, language))
  if (getDubaiDay(until) - getDubaiDay(now) < 7) return formatDayAndTime(minute, language)
  return timeOnDay(formatDate(until, language, now), formatMinute(minute, language))
}

/** Whether a weekday names the day of a minute. */
function isNear(minute: EpochMinute, now: Instant): boolean {
  return getDubaiDay(toInstant(minute)) - getDubaiDay(now) <= MAX_DAYS_AHEAD
}

/** Midnight is the end of the day that people name with it: 'Sunday at 12 midnight' is the end of Sunday. */
function toNamedDay(minute: EpochMinute): number {
  return getDubaiDay(toInstant(minute - 1))
}

function formatNamedDay(minute: EpochMinute, language: Language): string {
  return formatWeekday(minute - 1, language)
}

function formatDayAndTime(minute: EpochMinute, language: Language): string {
  return getOpeningHoursMessages(language).timeOnDay(formatNamedDay(minute, language), formatMinute(minute, language))
}

export function formatMinute(minute: EpochMinute, language: Language): string {
  return formatTimeOfDay(toInstant(minute), language)
}

/** '4:00–12:00', '0:00–24:00' of a shop that never opens; still to be isolated left to right. */
export function formatClosedHours({ since, until }: Pick<Closure, 'since' | 'until'>): string {
  if (until === Infinity) return '0:00–24:00'
  const [from, to] = [since, until].map((minute) => formatClock(getDubaiMinuteOfDay(toInstant(minute))))
  return `${from}–${to === '0:00' ? '24:00' : to}`
}

/** A pause lasts to the end of the minute in which it ends. */
function toMinute(instant: Instant): EpochMinute {
  return Math.ceil(instant / 60_000)
}

/** Words of the other language keep their own direction. */
export function toOwnerText(text: Bilingual, language: Language): string {
  const local = toLocalText(text, language)
  return local.language === language ? local.text : isolate(local.text)
}

/** Joins two sentences, of which one may be missing. Owners often omit their full stop. */
export function joinSentences(first: string, second = ''): string {
  if (first === '' || second === '') return `${first}${second}`
  return `${endSentence(first)} ${second}`
}

/** Adds a full stop to a sentence that has no mark at its end. */
export function endSentence(text: string): string {
  return /[.!?؟…]\u2069?$/.test(text) ? text : `${text}.`
}
