import { isDuration, type SortableArea } from '#shop/domain/delivery-area.ts'
import { aedToFils, type Fils } from '#core/money.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from './field-reader.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

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
    hours: reader.readWeek('hours'),
    pausedUntil: reader.readInstant('pausedUntil'),
    sortOrder: reader.readNumber('sortOrder'),
  }
  return { area: name && { id: entry.id, name, ...values }, problems: reader.problems }
}
