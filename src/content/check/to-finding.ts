import type { Finding, RuleId } from '../domain/content-finding.ts'
import { formatDubaiTime, getDubaiDay, type Instant } from '../../core/time/dubai-time.ts'
import { toDate } from '../../shop/domain/opening-plan.ts'
import { getFieldName, getTypeName, type ContentType } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import type { FieldProblem } from '../field-reader.ts'
import { toSingleLine, toText } from '../map-asset.ts'

/** The entry that a finding is about. */
export function toEntryRef(type: ContentType, entry: RawEntry): Pick<Finding, 'name' | 'date' | 'id' | 'type'> {
  const { title, nameEn, nameAr, from } = entry.fields
  const name = toSingleLine(title) || toSingleLine(nameEn) || toSingleLine(nameAr)
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(toText(from)) ?? []
  const hasDate = name === '' && !Number.isNaN(Date.parse(date))
  return { name, id: entry.id, type: getTypeName(type), ...(hasDate && { date }) }
}

export function toFinding(rule: RuleId, type: ContentType, entry: RawEntry, field: string, value = ''): Finding {
  return { rule, ...toEntryRef(type, entry), field: getFieldName(type, field), ...(value !== '' && { value }) }
}

export function toFindings(type: ContentType, entry: RawEntry, problems: readonly FieldProblem[]): readonly Finding[] {
  return problems.map(({ rule, field, value }) => toFinding(rule, type, entry, field, value))
}

/** The empty field of a text that the other language has. */
export function findOneLanguage(type: ContentType, entry: RawEntry, en: string, ar: string): readonly Finding[] {
  // A value of another type is a finding of its own.
  const isText = (value: unknown): boolean => typeof (value ?? '') !== 'object'
  const empty = [en, ar].filter((field) => isText(entry.fields[field]) && toSingleLine(entry.fields[field]) === '')
  return empty.length === 1 ? empty.map((field) => toFinding('one-language', type, entry, field)) : []
}

/** '2026-11-22 21:30' in Dubai. */
export function formatDateAndTime(instant: Instant): string {
  return `${toDate(getDubaiDay(instant))} ${formatDubaiTime(instant)}`
}
