import { listClosures, type Closure } from '../../shop/domain/closures.ts'
import { toLocalText, type Bilingual, type Language } from '../../core/text/language.ts'
import {
  DAY_MINUTES,
  getDubaiDay,
  getDubaiMinuteOfDay,
  type EpochMinute,
  type Instant,
  toInstant,
} from '../../core/time/dubai-time.ts'
import {
  formatHoursBefore,
  getPausedUntil,
  listOpenSpans,
  type OpeningPlan,
  type TimeSpan,
} from '../../shop/domain/opening-plan.ts'
import type { ClosedReason, MethodPause, ClientSchedule } from '../../shop/domain/client-schedule.ts'
import type { Pause } from '../../shop/domain/shop-settings.ts'
import { joinSentences } from '../../shop/messages/format-closed-notice.ts'
import { formatTimeOfDay } from '../../i18n/format-clock-time.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatWeekday } from '../../i18n/format-weekday.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { getPageMessages } from '../messages/page-messages.ts'

const HALF_DAY_MS = 12 * 60 * 60 * 1000

export function toClientSchedule(hours: OpeningPlan, language: Language, now: Instant): ClientSchedule {
  const reasons = listClosures(hours, now).map((closure) => toReason(closure, hours, language, now))
  const pause = toMethodPause(hours, language, now)
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
  const { timeOnDay } = getPageMessages(language).hours
  return timeOnDay(formatWeekday(dayMinute, language), formatMinuteOf(minute, language))
}

function toReason(closure: Closure, hours: OpeningPlan, language: Language, now: Instant): ClosedReason {
  const { from, until, reason: kind, special, opensAt, daysAhead } = closure
  const { pause } = hours
  const messages = getPageMessages(language).hours
  const opening = opensAt === null ? {} : { opening: formatOpening(opensAt, daysAhead, language) }
  if (kind === 'paused' && pause !== null) {
    const reason = toOwnerText(pause.reason, language)
    const text = messages.paused(formatEnd(pause, language, now))
    if (reason !== '') {
      // The end of the pause replaces an unknown opening.
      return { from, until, text: opensAt === null ? joinSentences(reason, text) : reason, ...opening }
    }
    return { from, until, text, ...(opensAt === getPausedUntil(hours) ? {} : opening) }
  }
  const text = special === null ? messages.closedForLong : toOwnerText(special.message, language)
  return { from, until, text, ...opening }
}

function formatOpening(opensAt: EpochMinute, daysAhead: number, language: Language): string {
  const { ordersAgainToday, ordersAgainTomorrow, ordersAgainOn } = getPageMessages(language).hours
  const time = formatMinuteOf(opensAt, language)
  // Midnight is the end of the day that people name with it.
  const isMidnight = getDubaiMinuteOfDay(toInstant(opensAt)) === 0
  const namedDaysAhead = isMidnight ? daysAhead - 1 : daysAhead
  if (namedDaysAhead === 0) return ordersAgainToday(time)
  if (namedDaysAhead === 1) return ordersAgainTomorrow(time)
  return ordersAgainOn(formatWeekday(isMidnight ? opensAt - 1 : opensAt, language), time)
}

function toMethodPause({ pause }: OpeningPlan, language: Language, now: Instant): MethodPause | null {
  if (pause === null || pause.what === 'everything') return null
  const { deliveryPaused, pickupPaused } = getPageMessages(language).hours
  const sentence = (pause.what === 'delivery' ? deliveryPaused : pickupPaused)(formatEnd(pause, language, now))
  const text = joinSentences(toOwnerText(pause.reason, language), sentence)
  return { method: pause.what, until: Math.ceil(pause.until / 60_000), text }
}

/**
 * '9:30 pm'; with the weekday, or the date of a day that is a week or more ahead, where that could
 * be misunderstood.
 */
function formatEnd({ until }: Pause, language: Language, now: Instant): string {
  const { time, timeOnDay } = getPageMessages(language).hours
  const minute = Math.ceil(until / 60_000)
  if (until - now < HALF_DAY_MS) return time(formatMinuteOf(minute, language))
  const isWithinWeek = getDubaiDay(until) - getDubaiDay(now) < 7
  if (isWithinWeek) return formatDayAndTime(minute, minute - 1, language)
  return timeOnDay(formatDate(until, language, now), formatMinuteOf(minute, language))
}

/** Words of the other language keep their own direction. */
export function toOwnerText(text: Bilingual, language: Language): string {
  const local = toLocalText(text, language)
  return local.language === language ? local.text : isolateName(local.text)
}
