import type { Language } from '../domain/language.ts'
import { DAY_MINUTES, formatClock, getDayStart } from '../domain/opening-hours.ts'
import { getDayHours, listSpecialDays, type ShopHours, type SpecialDays } from '../domain/shop-hours.ts'
import { getShopState, type ShopSchedule } from '../domain/shop-schedule.ts'
import type { DayHours, DaySpan, WeeklyHours } from '../domain/weekly-hours.ts'
import { getClosedWords, joinSentences } from './closed-words.ts'
import { formatClockTime } from './format-clock-time.ts'
import { formatDate } from './format-date.ts'
import { isolateLtr } from './isolate.ts'
import { formatWeekday } from './format-weekday.ts'
import { getMessages } from './messages.ts'
import { getPageMessages } from './page-messages.ts'

/**
 * The hours in lines: 'Every day from 12 noon to 4 am', or one for days in a row with the same
 * hours; then the special days that pages know at `now` (ms since the epoch). For the server.
 */
export function formatOpeningHours(language: Language, hours: ShopHours, now: number): readonly string[] {
  const { weekdays } = getPageMessages(language).hours
  const runs = listRuns(hours.week)
  const [onlyRun] = runs
  const isEveryDay = runs.length === 1 && onlyRun !== undefined
  const weekLines = isEveryDay
    ? formatEveryDay(language, onlyRun.hours, hours.lastOrderMinutes)
    : runs.map(({ first, last, hours: spans }) =>
        formatDay(language, weekdays(toWeekday(language, first), toWeekday(language, last)), spans, hours),
      )
  // Of days whose hours stay there is nothing to say.
  const specialLines = listSpecialDays(hours, now).flatMap((days) =>
    days.special.hours.length === 0 || isOver(days, now) ? [] : [formatSpecialDays(language, days, hours)],
  )
  return [...weekLines, ...specialLines]
}

/**
 * What is said where no script can tell whether the shop is open at `now` (ms since the epoch): why
 * it takes no orders, then 'Closed 4:00–12:00', or the hours in lines where the days differ.
 */
export function formatNoScriptHours(
  language: Language,
  hours: ShopHours,
  schedule: ShopSchedule,
  now: number,
): readonly string[] {
  const shop = getShopState(schedule, now / 60_000)
  const { text, opening } = getClosedWords(getMessages(language), 'closedNow', shop)
  const reason = shop.reason === null ? [] : [joinSentences(text, opening)]
  const pause = schedule.pause === undefined ? [] : [schedule.pause.text]
  return [...reason, ...pause, ...formatClosedHours(language, hours, now)]
}

function formatClosedHours(language: Language, hours: ShopHours, now: number): readonly string[] {
  const lines = formatOpeningHours(language, hours, now)
  const [span, ...others] = hours.week[0] ?? []
  if (lines.length > 1 || others.length > 0 || span === undefined) return lines
  if (span.until - span.from >= DAY_MINUTES) return []
  const closed = { from: span.until % DAY_MINUTES, until: span.from === 0 ? DAY_MINUTES : span.from }
  return [getMessages(language).hours.closed(formatSpan(closed))]
}

function formatEveryDay(language: Language, spans: DayHours, lastOrderMinutes: number): readonly string[] {
  const messages = getPageMessages(language).hours
  const [span, ...others] = spans
  if (span === undefined) return [getMessages(language).hours.closed('0:00–24:00')]
  if (span.until - span.from >= DAY_MINUTES) return [messages.aroundTheClock]
  const formatTime = formatClockTime[language]
  const line =
    others.length > 0
      ? messages.everyDay(formatSpans(language, spans))
      : messages.weTakeOrders(formatTime(span.from), formatTime(span.until % DAY_MINUTES))
  const lastOrders = formatLastOrders(language, spans, lastOrderMinutes)
  return lastOrders === null ? [line] : [line, lastOrders]
}

/** 'Friday: 13:30–17:00, 18:00–4:00. Last orders at 3:30.' */
function formatDay(language: Language, names: string, spans: DayHours, { lastOrderMinutes }: ShopHours): string {
  const { dayHours, dayClosed } = getPageMessages(language).hours
  if (spans.length === 0) return dayClosed(names)
  const line = dayHours(names, formatSpans(language, spans))
  const lastOrders = formatLastOrders(language, spans, lastOrderMinutes)
  return lastOrders === null ? line : `${line}. ${lastOrders}`
}

function formatLastOrders(language: Language, spans: DayHours, lastOrderMinutes: number): string | null {
  const closing = spans.at(-1)?.until
  if (lastOrderMinutes === 0 || closing === undefined) return null
  return getPageMessages(language).hours.lastOrders(formatClock((closing - lastOrderMinutes) % DAY_MINUTES))
}

function formatSpans(language: Language, spans: DayHours): string {
  const texts = spans.map(formatSpan)
  return language === 'ar' ? texts.map(isolateLtr).join('، ') : texts.join(', ')
}

function formatSpan({ from, until }: DaySpan): string {
  return `${formatClock(from)}–${formatClock(until === DAY_MINUTES ? until : until % DAY_MINUTES)}`
}

interface Run {
  readonly first: number
  readonly last: number
  readonly hours: DayHours
}

/** Days in a row with the same hours, Monday being 0. */
function listRuns(week: WeeklyHours): readonly Run[] {
  const runs: Run[] = []
  for (const [day, hours] of week.entries()) {
    const run = runs.at(-1)
    if (run !== undefined && JSON.stringify(run.hours) === JSON.stringify(hours)) {
      runs[runs.length - 1] = { ...run, last: day }
    } else runs.push({ first: day, last: day, hours })
  }
  return runs
}

function toWeekday(language: Language, day: number): string {
  // 1970-01-05 was a Monday.
  return formatWeekday(getDayStart(day + 4), language)
}

/** '20 March to 22 March: closed', or with the hours that apply then. */
export function formatSpecialDays(language: Language, { first, last }: SpecialDays, hours: ShopHours): string {
  return formatDay(language, formatDates(language, first, last), getDayHours(hours, last), hours)
}

/** Whether the last of the days is over at `now`, in ms since the epoch. */
export function isOver({ last }: SpecialDays, now: number): boolean {
  return getDayStart(last + 1) * 60_000 <= now
}

/** '20 March to 22 March', of days counted from 1970-01-01. */
function formatDates(language: Language, first: number, last: number): string {
  return getPageMessages(language).hours.dates(toDateName(language, first), toDateName(language, last))
}

function toDateName(language: Language, day: number): string {
  return formatDate(getDayStart(day) * 60_000, language)
}
