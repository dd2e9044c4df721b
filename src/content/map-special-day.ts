import type { Instant } from '../core/time/dubai-time.ts'
import type { SpecialDay } from '../shop/domain/special-day.ts'
import { mergeSpans, parseSpan } from '../shop/domain/weekly-hours.ts'
import type { RawEntry } from './contentful-client.ts'
import { FieldReader, isUsableDate, type FieldProblem } from './field-reader.ts'

const DATE_AND_TIME = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/

/** As many as Ramadan has days, and one more. */
const MAX_IFTAR_TIMES = 31

/** Maps a `specialDay` entry; null without usable dates, hours or iftar times. */
export function mapSpecialDay(entry: RawEntry): {
  readonly day: SpecialDay | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('specialDay', entry)
  const from = readDate(reader, 'from')
  const to = readDate(reader, 'to')
  const isClosed = reader.readBoolean('closed') ?? false
  const hours = mergeSpans(reader.readLines('hours', parseSpan))
  const message = reader.readBilingual('messageEn', 'messageAr') ?? { en: '', ar: '' }
  const iftar = reader.readLines('iftar', parseDubaiTime)
  if (from !== null && to !== null && from > to) reader.report('to', 'last-day-before-first')
  // Iftar times are enough: the hours of the week stay.
  const isEmpty = !isClosed && hours.length === 0 && iftar.length === 0
  if (isEmpty && !reader.hasProblem('hours') && !reader.hasProblem('iftar')) reader.report('hours', 'no-hours')
  const isUsable = from !== null && to !== null && from <= to && !isEmpty
  const values = { hours: isClosed ? ('closed' as const) : hours, message, iftar: iftar.slice(0, MAX_IFTAR_TIMES) }
  return { day: isUsable ? { id: entry.id, from, to, ...values } : null, problems: reader.problems }
}

/** Reads 'YYYY-MM-DD HH:MM' in Dubai; null if it is something else. */
function parseDubaiTime(text: string): Instant | null {
  return DATE_AND_TIME.test(text) && isUsableDate(text) ? Date.parse(`${text.replace(' ', 'T')}:00+04:00`) : null
}

function readDate(reader: FieldReader, field: string): string | null {
  const date = reader.readDate(field)
  // Required field.
  if (date === null && !reader.hasProblem(field)) reader.report(field)
  return date
}
