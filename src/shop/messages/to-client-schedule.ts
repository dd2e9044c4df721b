import { listClosures, type Closure } from '../domain/closures.ts'
import type { AreaPause, DeliveryArea } from '../domain/delivery-area.ts'
import { listAreaGaps, listDeliveryGaps, type DeliveryGap } from '../domain/delivery-hours.ts'
import { toLocalText, type Bilingual, type Language } from '#core/text/language.ts'
import {
  DAY_MINUTES,
  getDubaiDay,
  getDubaiMinuteOfDay,
  type EpochMinute,
  type Instant,
  toInstant,
} from '#core/time/dubai-time.ts'
import {
  formatHoursBefore,
  getPausedUntil,
  listKnownSpans,
  listOpenSpans,
  type OpeningPlan,
  type TimeSpan,
} from '../domain/opening-plan.ts'
import { MAX_DAYS_AHEAD, type ClosedReason, type MethodPause, type ClientSchedule } from '../domain/client-schedule.ts'
import { RECEIVE_METHODS } from '../domain/receive-method.ts'
import { WITHOUT_END, type Pause } from '../domain/shop-settings.ts'
import { joinSentences } from './format-closed-notice.ts'
import { formatTimeOfDay } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatWeekday } from '#i18n/format-weekday.ts'
import { isolate } from '#core/text/isolate.ts'
import { getOpeningHoursMessages } from './opening-hours-messages.ts'
import { getShopMessages } from './shop-messages.ts'

const HALF_DAY_MS = 12 * 60 * 60 * 1000

export function toClientSchedule(hours: OpeningPlan, language: Language, now: Instant): ClientSchedule {
  const reasons = listClosures(hours, now).map((closure) => toReason(closure, hours, language, now))
  const gaps = listDeliveryGaps(hours, now)
  const noDelivery = gaps.flatMap((gap) => toNoDelivery(gap, hours, language, now))
  const pause = toMethodPause(hours, gaps, language, now)
  const spans = listOpenSpans(hours, now)
  return {
    open: spans.map((span, index) => ({
      ...span,
      opens: formatMinuteOf(span.from, language),
      closes: formatMinuteOf(span.until, language),
      ...(hasClosingDay(span) && { closesOn: formatDayAndTime(span.until, span.until - 1, language) }),
      closed: formatHoursBefore(spans, index),
    })),
    ...(reasons.length > 0 && { reasons }),
    ...(pause !== null && { pause }),
    ...(hours.lastOrderMinutes > 0 && { lastOrderMinutes: hours.lastOrderMinutes }),
    ...(noDelivery.length > 0 && { noDelivery }),
  }
}

function hasClosingDay({ from, until, isAroundTheClock = false }: TimeSpan): boolean {
  return until - from > DAY_MINUTES && !isAroundTheClock
}

function formatMinuteOf(minute: EpochMinute, language: Language): string {
  return formatTimeOfDay(toInstant(minute), language)
}

/** `dayMinute` is in the day that is named: 'Sunday at 12 midnight' is the end of Sunday. */
function formatDayAndTime(minute: EpochMinute, dayMinute: EpochMinute, language: Language): string {
  const { timeOnDay } = getOpeningHoursMessages(language)
  return timeOnDay(formatWeekday(dayMinute, language), formatMinuteOf(minute, language))
}

function toReason(closure: Closure, hours: OpeningPlan, language: Language, now: Instant): ClosedReason {
  const { from, until, reason: kind, special, opensAt, daysAhead } = closure
  const { pause } = hours
  const messages = getOpeningHoursMessages(language)
  const opening = opensAt === null ? {} : { opening: formatOpening(opensAt, daysAhead, language) }
  if (kind === 'paused' && pause !== null) {
    const reason = toOwnerText(pause.reason, language)
    const text = pause.until === WITHOUT_END ? messages.stopped : messages.paused(formatEnd(pause, language, now))
    if (reason !== '') {
      // The end of the pause replaces an unknown opening.
      return { from, until, text: opensAt === null ? joinSentences(reason, text) : reason, ...opening }
    }
    return { from, until, text, ...(opensAt === getPausedUntil(hours) ? {} : opening) }
  }
  const text =
    special === null ? getShopMessages(language).hours.closedOrdering() : toOwnerText(special.message, language)
  return { from, until, text, ...opening }
}

function formatOpening(opensAt: EpochMinute, daysAhead: number, language: Language): string {
  const { ordersAgainToday, ordersAgainTomorrow, ordersAgainOn } = getOpeningHoursMessages(language)
  const time = formatMinuteOf(opensAt, language)
  const named = toNamedDay(opensAt, daysAhead)
  if (named.daysAhead <= 0) return ordersAgainToday(time)
  if (named.daysAhead === 1) return ordersAgainTomorrow(time)
  return ordersAgainOn(formatWeekday(named.minute, language), time)
}

/** Midnight is the end of the day that people name with it. */
function toNamedDay(minute: EpochMinute, daysAhead: number): { minute: EpochMinute; daysAhead: number } {
  const isMidnight = getDubaiMinuteOfDay(toInstant(minute)) === 0
  return isMidnight ? { minute: minute - 1, daysAhead: daysAhead - 1 } : { minute, daysAhead }
}

function toMethodPause(
  { pause }: OpeningPlan,
  gaps: readonly DeliveryGap[],
  language: Language,
  now: Instant,
): MethodPause | null {
  if (pause === null || pause.what === 'everything') return null
  const { deliveryPaused, pickupPaused, deliveryWorks, pickupWorks } = getOpeningHoursMessages(language)
  const isDelivery = pause.what === 'delivery'
  const sentence = (isDelivery ? deliveryPaused : pickupPaused)(formatEnd(pause, language, now))
  const reason = joinSentences(toOwnerText(pause.reason, language), sentence)
  const until = Math.ceil(pause.until / 60_000)
  const hasGap = gaps.some((gap) => gap.from < until && toInstant(gap.until) > now)
  const works = isDelivery ? pickupWorks : hasGap ? '' : deliveryWorks
  return { method: pause.what, until, text: joinSentences(reason, works) }
}

/** An area as pages get it: with the times in which nothing is delivered there, in place of its hours and its pause. */
export function toClientArea(
  { hours = null, pausedUntil = null, ...area }: DeliveryArea,
  language: Language,
  now: Instant,
): DeliveryArea {
  const { areaPaused } = getOpeningHoursMessages(language)
  const gaps = hours === null ? [] : listAreaGaps(hours, now)
  const pauses: AreaPause[] = gaps.map((gap) => ({
    from: gap.from,
    until: gap.until,
    text: formatAreaGap(gap, language),
  }))
  if (pausedUntil !== null && pausedUntil > now) {
    const text = areaPaused(formatEnd({ until: pausedUntil }, language, now))
    pauses.unshift({ until: Math.ceil(pausedUntil / 60_000), text })
  }
  return pauses.length === 0 ? area : { ...area, pauses }
}

/** 'Delivery from 5 pm', 'Delivery from Sunday at 5 pm'. */
function formatAreaGap({ next, daysAhead }: DeliveryGap, language: Language): string {
  const { areaFrom, noDeliveryThere, time } = getOpeningHoursMessages(language)
  if (next === null) return noDeliveryThere
  const isToday = toNamedDay(next.from, daysAhead).daysAhead <= 0
  if (isToday) return areaFrom(time(formatMinuteOf(next.from, language)))
  return areaFrom(formatDayAndTime(next.from, next.from - 1, language))
}

/** 'Delivery from 1 pm to 11 pm. Pickup is available.'; the same for both while pickup is paused, too. */
function toNoDelivery(gap: DeliveryGap, plan: OpeningPlan, language: Language, now: Instant): readonly MethodPause[] {
  const { from, until } = gap
  const { pause, methods } = plan
  const pausedUntil = pause?.what === 'pickup' ? Math.ceil(pause.until / 60_000) : -Infinity
  const end = Math.min(until, pausedUntil)
  const text = from < end ? formatBothShut(gap, plan, pausedUntil, language, now) : ''
  const shut = RECEIVE_METHODS.map((method) => ({ method, from, until: end, text }))
  const { pickupWorks } = getOpeningHoursMessages(language)
  const alone = joinSentences(formatNextDelivery(gap, language), methods.includes('pickup') ? pickupWorks : '')
  const open = [{ method: 'delivery', from: Math.max(from, pausedUntil), until, text: alone } as const]
  return [...shut, ...open].filter((part) => part.from < part.until)
}

/** When the first of both is back: 'We take orders again at 4:30 pm.' */
function formatBothShut(
  gap: DeliveryGap,
  plan: OpeningPlan,
  pausedUntil: EpochMinute,
  language: Language,
  now: Instant,
): string {
  const open = listKnownSpans(plan, now).find((span) => span.until > pausedUntil)
  const pickupAt = open === undefined ? Infinity : Math.max(open.from, pausedUntil)
  const again = Math.min(gap.next?.from ?? Infinity, pickupAt)
  const daysAhead = getDubaiDay(toInstant(again)) - getDubaiDay(toInstant(gap.from))
  const isNear = daysAhead <= MAX_DAYS_AHEAD
  const sentence = isNear ? formatOpening(again, daysAhead, language) : formatNextDelivery(gap, language)
  return joinSentences(toOwnerText(plan.pause?.reason ?? { en: '', ar: '' }, language), sentence)
}

function formatNextDelivery({ next, daysAhead }: DeliveryGap, language: Language): string {
  const { noDeliveryNow, deliveryToday, deliveryTomorrow, deliveryOn } = getOpeningHoursMessages(language)
  if (next === null) return noDeliveryNow
  const [from, to] = [formatMinuteOf(next.from, language), formatMinuteOf(next.until, language)]
  const named = toNamedDay(next.from, daysAhead)
  if (named.daysAhead <= 0) return deliveryToday(from, to)
  if (named.daysAhead === 1) return deliveryTomorrow(from, to)
  return deliveryOn(formatWeekday(named.minute, language), from, to)
}

/**
 * '9:30 pm'; with the weekday, or the date of a day that is a week or more ahead, where that could
 * be misunderstood.
 */
function formatEnd({ until }: Pick<Pause, 'until'>, language: Language, now: Instant): string {
  const { time, timeOnDay } = getOpeningHoursMessages(language)
  const minute = Math.ceil(until / 60_000)
  if (until - now < HALF_DAY_MS) return time(formatMinuteOf(minute, language))
  const isWithinWeek = getDubaiDay(until) - getDubaiDay(now) < 7
  if (isWithinWeek) return formatDayAndTime(minute, minute - 1, language)
  return timeOnDay(formatDate(until, language, now), formatMinuteOf(minute, language))
}

/** Words of the other language keep their own direction. */
export function toOwnerText(text: Bilingual, language: Language): string {
  const local = toLocalText(text, language)
  return local.language === language ? local.text : isolate(local.text)
}
