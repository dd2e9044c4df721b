/** A span of opening hours, in minutes after the midnight at which its day begins; it may end on the next day. */
export interface DaySpan {
  readonly from: number
  readonly until: number
}

/** The spans of a day, in order; none: closed all day. */
export type DayHours = readonly DaySpan[]

/** The hours of a regular week: seven days, Monday first. */
export type WeeklyHours = readonly DayHours[]

export interface ParsedHours<Hours> {
  readonly hours: Hours
  /** Lines that can't be read, as they are. */
  readonly invalidLines: readonly string[]
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const DAY_MINUTES = 24 * 60

/**
 * Reads lines such as `Mon-Thu 12:00-04:00`. A day that no line names is closed; two lines for a
 * day are a break. A closing time at or before the opening is on the next day.
 */
export function parseWeeklyHours(lines: readonly string[]): ParsedHours<WeeklyHours> {
  const hours: DaySpan[][] = WEEKDAYS.map(() => [])
  const invalidLines = lines.filter((line) => {
    const [, first = '', last = first, times = ''] = /^(\w{3})(?:-(\w{3}))? (\S+)$/.exec(line.trim()) ?? []
    const days = listWeekdays(first, last)
    const span = parseSpan(times)
    if (span === null || days.length === 0) return true
    for (const day of days) hours[day]?.push(span)
    return false
  })
  return { hours: hours.map(mergeSpans), invalidLines }
}

/** Reads the lines of one day, such as `13:30-17:00`. */
export function parseDayHours(lines: readonly string[]): ParsedHours<DayHours> {
  const spans = lines.map((line) => parseSpan(line.trim()))
  return {
    hours: mergeSpans(spans.filter((span) => span !== null)),
    invalidLines: lines.filter((_, index) => spans[index] === null),
  }
}

/** Places in the week; 'Sat' to 'Mon' goes on after Sunday. Empty if a name is none. */
function listWeekdays(first: string, last: string): readonly number[] {
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
  if (from === -1 || to === -1) return []
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

/** `HH:MM-HH:MM`, closing at 24:00 at the latest; null if it is something else. */
function parseSpan(text: string): DaySpan | null {
  const [opening = '', closing = '', ...rest] = text.split('-')
  const [from, to] = [parseClock(opening), parseClock(closing)]
  if (from === null || to === null || from === DAY_MINUTES || rest.length > 0) return null
  return { from, until: to > from ? to : to + DAY_MINUTES }
}

/** Minutes after midnight of `HH:MM`, up to 24:00. */
function parseClock(text: string): number | null {
  const match = /^(\d\d):([0-5]\d)$/.exec(text)
  const minutes = Number(match?.[1]) * 60 + Number(match?.[2])
  return minutes <= DAY_MINUTES ? minutes : null
}

/** Spans in order; those that overlap or touch become one. */
export function mergeSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const merged: DaySpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1)
    if (before === undefined || span.from > before.until) merged.push(span)
    else merged[merged.length - 1] = { from: before.from, until: Math.max(before.until, span.until) }
  }
  return merged
}
