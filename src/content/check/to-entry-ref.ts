import type { Finding, RuleId } from '../domain/content-finding.ts'
import { formatDubaiTime, getDubaiDay, type Instant } from '../../core/time/dubai-time.ts'
import { toDate } from '../../shop/domain/opening-plan.ts'
import { normaliseLine } from '../../core/text/text.ts'
import { getFieldName, getTypeName, type ContentType } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import { toText } from '../map-asset.ts'
import type { RawContent } from '../map-content.ts'

/** The entries of the shop itself: no dishes, no images. */
export type ShopEntries = Required<Pick<RawContent, 'shopSettings' | 'specialDay' | 'deliveryArea'>>

/** The entry that a finding is about. */
export type EntryRef = Pick<Finding, 'name' | 'date' | 'id' | 'type'>

export function toEntryRef(type: ContentType, entry: RawEntry): EntryRef {
  const { title, nameEn, nameAr, from } = entry.fields
  const hasNames = type === 'deliveryArea' || type === 'menuItem'
  const name = hasNames ? toSingleLine(nameEn) || toSingleLine(nameAr) : toSingleLine(title)
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(toText(from)) ?? []
  const hasDate = type === 'specialDay' && name === '' && !Number.isNaN(Date.parse(date))
  return { name, id: entry.id, type: getTypeName(type), ...(hasDate && { date }) }
}

export function toLikelyMistake(
  rule: RuleId,
  type: ContentType,
  entry: RawEntry,
  field: string,
  value?: string,
): Finding {
  const place = { ...toEntryRef(type, entry), field: getFieldName(type, field) }
  return { rule, ...place, ...(value !== undefined && { value }) }
}

/** The text of a field on one line; '' for an empty field or another type. */
export function toSingleLine(value: unknown): string {
  return normaliseLine(toText(value))
}

/** '2026-11-22 21:30' in Dubai. */
export function formatDateAndTime(instant: Instant): string {
  return `${toDate(getDubaiDay(instant))} ${formatDubaiTime(instant)}`
}
