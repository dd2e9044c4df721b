import { DAY_MINUTES, type Instant, type MinuteOfDay } from '#core/time/dubai-time.ts'
/** A span of opening hours; it may end on the next day. */
export interface DaySpan {
  readonly from: MinuteOfDay
  readonly until: MinuteOfDay
}

/** The spans of a day, in order; none: closed all day. */
export type DayHours = readonly DaySpan[]

/** The hours of a regular week: seven days, Monday first. */
export type WeeklyHours = readonly DayHours[]

/** When something is delivered to an area. */
export interface AreaHours {
  /** Within the hours of delivery; null: the same. */
  readonly hours?: WeeklyHours | null
  readonly pausedUntil?: Instant | null
}

/** A span of some weekdays; 0 is Monday. */
interface WeekLine {
  readonly days: readonly number[]
  readonly span: DaySpan
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Parses a line such as `Mon-Thu 12:00-04:00`; null for anything else. A closing time at or before
 * the opening is on the next day.
 */
export function parseWeekLine(line: string): WeekLine | null {
  const [, first = '', last = first, times = ''] = /^(\w{3})(?:-(\w{3}))? (\S+)$/.exec(line) ?? []
  const days = listWeekdays(first, last)
  const span = parseSpan(times)
  return span === null || days.length === 0 ? null : { days, span }
}

/** A day without a line is closed; two lines for a day make a break. */
export function toWeeklyHours(lines: readonly WeekLine[]): WeeklyHours {
  return WEEKDAYS.map((_, day) => mergeSpans(lines.filter(({ days }) => days.includes(day)).map(({ span }) => span)))
}

/** Indexes of weekdays; 'Sat' to 'Mon' continues after Sunday. Empty for an unknown name. */
function listWeekdays(first: string, last: string): readonly number[] {
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
  if (from === -1 || to === -1) return []
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

/** Parses `HH:MM-HH:MM`, closing at 24:00 at the latest; null for anything else. */
export function parseSpan(text: string): DaySpan | null {
  const [opening = '', closing = '', ...rest] = text.split('-')
  const [from, to] = [parseClock(opening), parseClock(closing)]
  if (from === null || to === null || from === DAY_MINUTES || rest.length > 0) return null
  return { from, until: to > from ? to : to + DAY_MINUTES }
}

/** Reads `HH:MM`, up to 24:00. */
function parseClock(text: string): MinuteOfDay | null {
  const match = /^(\d\d):([0-5]\d)$/.exec(text)
  const minutes = Number(match?.[1]) * 60 + Number(match?.[2])
  return minutes <= DAY_MINUTES ? minutes : null
}

/** A span in any unit. */
interface Span {
  readonly from: number
  readonly until: number
}

/** Spans in order; those that overlap or touch become one. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1)
    if (before === undefined || span.from > before.until) merged.push(span)
    else merged[merged.length - 1] = { from: before.from, until: Math.max(before.until, span.until) }
  }
  return merged
}

/** The parts that two lists of spans have in common. */
export function intersectSpans(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return spans
    .flatMap(({ from, until }) =>
      others.map((other) => ({ from: Math.max(from, other.from), until: Math.min(until, other.until) })),
    )
    .filter(({ from, until }) => from < until)
}

/** The parts of spans that are in none of the others. */
export function subtractSpans(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce((left, other) => left.flatMap((span) => subtractSpan(span, other)), spans)
}

function subtractSpan({ from, until }: Span, other: Span): readonly Span[] {
  const before = { from, until: Math.min(until, other.from) }
  const after = { from: Math.max(from, other.until), until }
  return [before, after].filter((part) => part.from < part.until)
}
