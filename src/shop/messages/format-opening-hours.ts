import type { Language } from '#core/text/language.ts'
import {
  DAY_MINUTES,
  formatClock,
  getDayStart,
  type Instant,
  type MinuteOfDay,
  toInstant,
} from '#core/time/dubai-time.ts'
import {
  getDayHours,
  getDayInForce,
  getWeekday,
  listSpecialDays,
  type OpeningPlan,
  type SpecialDays,
} from '../domain/opening-plan.ts'
import type { DayHours, DaySpan, WeeklyHours } from '../domain/weekly-hours.ts'
import { formatClockTime } from '#i18n/format-clock-time.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatWeekday } from '#i18n/format-weekday.ts'
import { getOpeningHoursMessages } from './opening-hours-messages.ts'
import { getShopMessages } from './shop-messages.ts'

/**
 * The hours in lines, the first of which is today's: 'Every day from 12 noon to 4 am', or a line for each day of the
 * week; then the other special days that pages know at `now`, and delivery's hours. For the server.
 */
export function formatOpeningHours(language: Language, openingPlan: OpeningPlan, now: Instant): readonly string[] {
  const today = getDayInForce(openingPlan, now)
  // Special days without hours of their own are left out.
  const special = listSpecialDays(openingPlan, now).filter(
    (days) => days.special.hours.length > 0 && days.last >= today,
  )
  const isToday = ({ first }: SpecialDays): boolean => first <= today
  const toLine = (days: SpecialDays): string => formatSpecialDays(language, days, openingPlan, now)
  const todaysLines = special.filter(isToday).map(toLine)
  // The week's hours of a special day count again a week later.
  const weekLines = formatWeek(language, openingPlan, todaysLines.length === 0 ? today : today + 1)
  const laterLines = special.filter((days) => !isToday(days)).map(toLine)
  return [...todaysLines, ...weekLines, ...laterLines, ...formatDeliveryHours(language, openingPlan.deliveryHours)]
}

/** `firstDay`, counted from 1970-01-01, is the day of the first line. */
function formatWeek(language: Language, openingPlan: OpeningPlan, firstDay: number): readonly string[] {
  const [run, ...others] = listRuns(openingPlan)
  if (run !== undefined && others.length === 0) return formatEveryDay(language, run)
  return openingPlan.week.map((_, index) => {
    const weekday = getWeekday(firstDay + index)
    const plan = getWeekdayPlan(openingPlan, weekday)
    // Each day with its last orders would be a second line on phones.
    return formatDay(language, toWeekday(language, weekday), index === 0 ? plan : { ...plan, lastOrders: [] })
  })
}

/** Hours of delivery in lines; days without delivery have none. `week`: null where they are the shop's. */
export function formatDeliveryHours(language: Language, week: WeeklyHours | null): readonly string[] {
  if (week === null) return []
  const { deliveryEveryDay, deliveryDays } = getOpeningHoursMessages(language)
  const runs = listRuns({ week, lastOrderMinutes: 0 })
  return runs.flatMap((run) => {
    const { spans } = run
    if (spans.length === 0) return []
    const times = formatSpans(language, spans)
    if (runs.length === 1) return [deliveryEveryDay(times)]
    return [deliveryDays(formatWeekdays(language, run), times)]
  })
}

/** For the notice of pages without scripts: 'Closed 4:00–12:00', or the first line of several; the footer has all. */
export function formatNoScriptHours(language: Language, openingPlan: OpeningPlan, now: Instant): readonly string[] {
  const lines = formatOpeningHours(language, openingPlan, now)
  const [span, ...others] = openingPlan.week[0] ?? []
  if (lines.length > 1 || others.length > 0 || span === undefined) return lines.slice(0, 1)
  if (span.until - span.from >= DAY_MINUTES) return []
  const closed = { from: span.until % DAY_MINUTES, until: span.from === 0 ? DAY_MINUTES : span.from }
  return [getShopMessages(language).hours.closed(formatClosedWindow(closed))]
}

/** '4:00–12:00': the form that the notice of a closed shop has. */
function formatClosedWindow({ from, until }: DaySpan): string {
  return `${formatClock(from)}–${formatClock(until)}`
}

function formatEveryDay(language: Language, { spans, lastOrders }: DayPlan): readonly string[] {
  const messages = getOpeningHoursMessages(language)
  const [span, ...others] = spans
  if (span === undefined) return [getShopMessages(language).hours.closed('0:00–24:00')]
  if (span.until - span.from >= DAY_MINUTES) return [messages.aroundTheClock]
  const formatTime = formatClockTime[language]
  const line =
    others.length > 0
      ? messages.everyDay(formatSpans(language, spans))
      : messages.weTakeOrders(formatTime(span.from), formatTime(span.until))
  return lastOrders.length === 0 ? [line] : [line, formatLastOrders(language, lastOrders)]
}

/** 'Friday: 1:30 pm to 5 pm and 6 pm to 4 am. Last orders at 4:30 pm and 3:30 am.' */
function formatDay(language: Language, names: string, { spans, lastOrders }: DayPlan): string {
  const { dayHours, dayClosed } = getOpeningHoursMessages(language)
  if (spans.length === 0) return dayClosed(names)
  const line = dayHours(names, formatSpans(language, spans))
  return lastOrders.length === 0 ? line : `${line}. ${formatLastOrders(language, lastOrders)}`
}

function formatLastOrders(language: Language, minutes: readonly MinuteOfDay[]): string {
  return getOpeningHoursMessages(language).lastOrders(joinList(language, minutes.map(formatClockTime[language])))
}

function formatSpans(language: Language, spans: DayHours): string {
  return joinList(
    language,
    spans.map((span) => formatSpan(language, span)),
  )
}

/** '12 noon to 4 am'. */
function formatSpan(language: Language, { from, until }: DaySpan): string {
  const { span, spanToNextDay, allDay } = getOpeningHoursMessages(language)
  if (from === 0 && until === DAY_MINUTES) return allDay
  const formatTime = formatClockTime[language]
  return (until - from >= DAY_MINUTES ? spanToNextDay : span)(formatTime(from), formatTime(until))
}

/** 'a and b', 'أ وب'. */
export function joinList(language: Language, texts: readonly string[]): string {
  return new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB').format(texts)
}

/** The hours of a day. */
interface DayPlan {
  readonly spans: DayHours
  /** When orders stop: once for each span that ends with the shop closing. */
  readonly lastOrders: readonly MinuteOfDay[]
}

/** `nextDay` are the hours of the next day, into which the last span may continue. */
function toDayPlan(spans: DayHours, nextDay: DayHours, lastOrderMinutes: number): DayPlan {
  if (lastOrderMinutes === 0) return { spans, lastOrders: [] }
  const goesOn = (until: number): boolean =>
    nextDay.some((next) => next.from + DAY_MINUTES <= until && until < next.until + DAY_MINUTES)
  const closings = spans.filter(({ from, until }) => !goesOn(until) && from < until - lastOrderMinutes)
  return { spans, lastOrders: closings.map(({ until }) => until - lastOrderMinutes) }
}

/** 0 is Monday. */
function getWeekdayPlan(
  { week, lastOrderMinutes }: Pick<OpeningPlan, 'week' | 'lastOrderMinutes'>,
  day: number,
): DayPlan {
  return toDayPlan(week[day] ?? [], week[(day + 1) % week.length] ?? [], lastOrderMinutes)
}

interface Run extends DayPlan {
  readonly first: number
  readonly last: number
}

/** Days in a row with the same hours, Monday being 0. */
function listRuns({ week, lastOrderMinutes }: Pick<OpeningPlan, 'week' | 'lastOrderMinutes'>): readonly Run[] {
  const runs: Run[] = []
  for (const day of week.keys()) {
    const plan = getWeekdayPlan({ week, lastOrderMinutes }, day)
    const run = runs.at(-1)
    if (run !== undefined && isSamePlan(run, plan)) runs[runs.length - 1] = { ...run, last: day }
    else runs.push({ first: day, last: day, ...plan })
  }
  return runs
}

function isSamePlan(one: DayPlan, other: DayPlan): boolean {
  return JSON.stringify([one.spans, one.lastOrders]) === JSON.stringify([other.spans, other.lastOrders])
}

/** 'Monday to Thursday', 'Saturday and Sunday', 'Friday'. */
function formatWeekdays(language: Language, { first, last }: Run): string {
  const [from, to] = [toWeekday(language, first), toWeekday(language, last)]
  if (last === first + 1) return joinList(language, [from, to])
  return getOpeningHoursMessages(language).weekdays(from, to)
}

/** 0 is Monday. */
export function toWeekday(language: Language, day: number): string {
  // 1970-01-05 was a Monday.
  return formatWeekday(getDayStart(day + 4), language)
}

/** '20 March to 22 March: closed', or with the hours that apply then. */
export function formatSpecialDays(
  language: Language,
  { first, last }: SpecialDays,
  openingPlan: OpeningPlan,
  now: Instant,
): string {
  const { dates } = getOpeningHoursMessages(language)
  const [from, to] = [first, last].map((day) => formatDate(toInstant(getDayStart(day)), language, now))
  // The day after the first has the same hours if there are several.
  const plan = toDayPlan(
    getDayHours(openingPlan, first),
    getDayHours(openingPlan, first + 1),
    openingPlan.lastOrderMinutes,
  )
  return formatDay(language, dates(from ?? '', to ?? ''), plan)
}

export function isOver({ last }: SpecialDays, now: Instant): boolean {
  return toInstant(getDayStart(last + 1)) <= now
}
