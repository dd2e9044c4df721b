import type { Instant } from '#core/time/dubai-time.ts'
import type { SpecialDay } from '#shop/domain/special-day.ts'
import { mergeSpans, parseSpan } from '#shop/domain/weekly-hours.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { getValidations } from '../model/content-types.ts'
import { FieldReader } from './field-reader.ts'
import { isDay, type FieldProblem } from '../model/validate-entry.ts'

/** Maps a `specialDay` entry; null without usable dates, hours or iftar times. */
export function mapSpecialDay(entry: RawEntry): {
  readonly day: SpecialDay | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('specialDay', entry)
  const from = reader.readDate('from')
  const to = reader.readDate('to')
  const isClosed = reader.readBoolean('closed') ?? false
  const hours = mergeSpans(reader.readLines('hours', parseSpan))
  const message = reader.readBilingual('messageEn', 'messageAr') ?? { en: '', ar: '' }
  const iftar = reader.readLines('iftar', parseDubaiTime)
  if (from !== null && to !== null && from > to) reader.report('to', 'last-day-before-first')
  // Iftar times are enough: the hours of the week stay.
  const isEmpty = !isClosed && hours.length === 0 && iftar.length === 0
  if (isEmpty && !reader.hasProblem('hours') && !reader.hasProblem('iftar')) reader.report('hours', 'no-hours')
  if (isClosed && hours.length > 0) reader.report('hours', 'closed-with-hours')
  const isUsable = from !== null && to !== null && from <= to && !isEmpty
  const values = { hours: isClosed ? ('closed' as const) : hours, message, iftar }
  return { day: isUsable ? { id: entry.id, from, to, ...values } : null, problems: reader.problems }
}

/** Reads 'YYYY-MM-DD HH:MM' in Dubai; null on a day that is not in the calendar. */
function parseDubaiTime(text: string): Instant | null {
  const { dateRange } = getValidations('specialDay', 'from')
  return isDay(text, dateRange) ? Date.parse(`${text.replace(' ', 'T')}:00+04:00`) : null
}
