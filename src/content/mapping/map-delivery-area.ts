import type { SortableArea } from '#shop/domain/delivery-area.ts'
import { aedToFils, type Fils } from '#core/money.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '#shop/domain/weekly-hours.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

/** Whether the longer time of '30-45' is the last one; '30' is one time. */
export function isDuration(text: string): boolean {
  const [shortest, longest = shortest] = text.split('-')
  return Number(shortest) <= Number(longest)
}

/** Reads a list of lines such as 'Mon-Thu 12:00-04:00'; null without any. */
export function readWeek(reader: FieldReader, field: string): WeeklyHours | null {
  const lines = reader.readLines(field, parseWeekLine)
  return lines.length === 0 ? null : toWeeklyHours(lines)
}

/** Maps a `deliveryArea` entry; `area` is null if it has no name. */
export function mapDeliveryArea(entry: RawEntry): {
  readonly area: SortableArea | null
  readonly problems: readonly FieldProblem[]
} {
  const reader = new FieldReader('deliveryArea', entry)
  const readAmount = (field: 'fee' | 'minimum' | 'freeFrom'): Fils | null => aedToFils(reader.readNumber(field))
  const name = reader.readBilingual('nameEn', 'nameAr')
  const values = {
    fee: readAmount('fee'),
    minimum: readAmount('minimum'),
    freeFrom: readAmount('freeFrom'),
    minutes: reader.readMatching('minutes', isDuration),
    isClosed: reader.readBoolean('closed') ?? false,
    hours: readWeek(reader, 'hours'),
    pausedUntil: reader.readInstant('pausedUntil'),
    sortOrder: reader.readNumber('sortOrder'),
  }
  return { area: name && { id: entry.id, name, ...values }, problems: reader.problems }
}
