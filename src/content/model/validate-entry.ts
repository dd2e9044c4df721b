import { normaliseName } from '#menu/domain/best-sellers.ts'
import { countCodePoints, normaliseLine, toLatinDigits, truncate } from '#core/text/text.ts'
import {
  findField,
  getTypeName,
  joinValidations,
  listFields,
  type ContentType,
  type ValueModel,
} from './content-types.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { FormRule, RuleId } from '../domain/content-finding.ts'
import { getField, toSingleLine, toText } from '../mapping/map-asset.ts'

/** A value that the site does not use as it is. */
export interface FieldProblem {
  /** '' for the whole entry. */
  readonly field: string
  /** Shortened; '' for an empty field. */
  readonly value: string
  readonly rule: RuleId
  /** What the field takes: the parameters of the rule. */
  readonly form?: readonly string[]
}

/** For the log: 'price "0" (not-a-number: 0.01, 100000)'. */
export function formatFieldProblem({ field, value, rule, form = [] }: FieldProblem): string {
  return `${field} "${value}" (${[rule, form.join(', ')].filter((part) => part !== '').join(': ')})`.trim()
}

type Checked = { readonly value: unknown } | { readonly rule: FormRule; readonly form?: readonly string[] }

/**
 * Compares an entry with the validations of Contentful, which a menu in a file or in an older space has never seen.
 * Returns the values that can be used, of a list its usable lines, and a problem for each field with others.
 * A number written as a text, and a choice in another case, are used.
 */
export function validateEntry(
  type: ContentType,
  { fields }: RawEntry,
): { readonly usable: RawEntry['fields']; readonly problems: readonly FieldProblem[] } {
  const usable: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const { id: field, required, items, ...model } of listFields(type)) {
    const value = fields[field]
    if (isEmpty(value)) {
      if (required) problems.push(toProblem(field, value, { rule: 'required' }))
    } else if (items === undefined || !Array.isArray(value)) {
      const checked = checkValue(model, value)
      if ('value' in checked) usable[field] = checked.value
      else problems.push(toProblem(field, value, checked))
    } else {
      const { size } = joinValidations(model)
      const lines = value.map((line: unknown) => ({ line, checked: checkValue(items, line) }))
      const refused = lines.flatMap(({ line, checked }) => ('value' in checked ? [] : [{ line, checked }]))
      const good = lines.flatMap(({ checked }) => ('value' in checked ? [checked.value] : []))
      const [first] = refused
      if (good.length > 0) usable[field] = good.slice(0, size?.max)
      if (first !== undefined)
        problems.push(toProblem(field, refused.map(({ line }) => line), first.checked)) // prettier-ignore
      else if (good.length > (size?.max ?? Infinity))
        problems.push(toProblem(field, value, { rule: 'too-many-lines', form: [String(size?.max)] }))
    }
  }
  return { usable, problems }
}

/**
 * Entries with a value that Contentful wants to be unique and an older one has, whatever its case and spaces: the
 * first such field of each.
 */
export function findRepeated(type: ContentType, entries: readonly RawEntry[]): ReadonlyMap<RawEntry, FieldProblem> {
  const repeated = new Map<RawEntry, FieldProblem>()
  for (const { id: field } of listFields(type).filter((model) => joinValidations(model).unique)) {
    const firstByValue = new Map<string, RawEntry>()
    for (const entry of entries) {
      const value = toLatinDigits(normaliseName(shortenValue(entry.fields[field])))
      const first = firstByValue.get(value) ?? entry
      firstByValue.set(value, first)
      if (first.id !== entry.id && value !== '' && !repeated.has(entry))
        repeated.set(
          entry,
          toProblem(field, entry.fields[field], { rule: 'repeated', form: [shortenValue(getEntryName(first))] }),
        )
    }
  }
  return repeated
}

/** The problem of a value that Contentful takes and the site can't use. */
export function toFormProblem(type: ContentType, field: string, value: unknown): FieldProblem {
  const { items, ...model } = findField(type, field)
  return toProblem(field, value, refuse(items ?? model))
}

function toProblem(
  field: string,
  value: unknown,
  refused: { readonly rule: RuleId; readonly form?: readonly string[] },
) {
  return { field, value: shortenValue(value), ...refused }
}

function checkValue(model: ValueModel, value: unknown): Checked {
  const { range, dateRange, size, regexp, in: options, linkMimetypeGroup } = joinValidations(model)
  const refused = refuse(model)
  const accept = (isUsable: boolean, used = value): Checked => (isUsable ? { value: used } : refused)
  switch (model.type) {
    case 'Symbol':
    case 'Text': {
      if (typeof value !== 'string') return { rule: 'not-a-text' }
      const text = value.trim()
      if (options !== undefined) {
        const option = options.find((each) => foldSpaces(String(each)) === foldSpaces(text))
        return accept(option !== undefined, option)
      }
      if (countCodePoints(toSingleLine(text)) > (size?.max ?? Infinity))
        return { rule: 'too-long', form: [String(size?.max)] }
      return accept(regexp === undefined || new RegExp(regexp.pattern).test(text), text)
    }
    case 'Integer':
    case 'Number': {
      const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
      if (typeof number !== 'number' || (model.type === 'Integer' && !Number.isInteger(number))) return refused
      const isInRange = number >= (range?.min ?? -Infinity) && number <= (range?.max ?? Infinity)
      return accept(isInRange && (options?.includes(number) ?? true), number)
    }
    case 'Boolean':
      return accept(typeof value === 'boolean')
    case 'Date':
      return accept(typeof value === 'string' && isDay(value.trim(), dateRange), toText(value).trim())
    case 'Link': {
      const linkType = getField(getField(value, 'sys'), 'linkType') ?? getField(getField(value, 'sys'), 'type')
      const isLink = typeof value === 'object' && value !== null && (linkType ?? model.linkType) === model.linkType
      const mimeType = getField(getField(getField(value, 'fields'), 'file'), 'contentType')
      const isOfGroup = linkMimetypeGroup?.some((group) => String(mimeType).startsWith(`${group}/`)) ?? true
      return accept(isLink && (mimeType === undefined || isOfGroup))
    }
    default:
      return refused
  }
}

/** What a field takes that has another value. */
function refuse(model: ValueModel): { readonly rule: FormRule; readonly form?: readonly string[] } {
  const { range, dateRange, in: options, message, linkContentType } = joinValidations(model)
  if (options !== undefined) return { rule: 'not-an-option', form: options.map(String) }
  if (message !== undefined) return { rule: 'wrong-form', form: [message] }
  const limits = range && { form: [String(range.min), String(range.max)] }
  switch (model.type) {
    case 'Integer':
      return { rule: 'not-a-whole-number', ...limits }
    case 'Number':
      return { rule: 'not-a-number', ...limits }
    case 'Boolean':
      return { rule: 'not-yes-or-no' }
    case 'Date':
      return { rule: 'not-a-date', form: Object.values(dateRange ?? {}) }
    case 'Array':
      return { rule: 'not-a-list' }
    case 'Link':
      return linkContentType === undefined
        ? { rule: 'not-a-picture' }
        : { rule: 'not-an-entry', form: linkContentType.map(getTypeName) }
    default:
      return { rule: 'not-a-text' }
  }
}

/** Whether a text begins with a day of the calendar, 'YYYY-MM-DD', within the range. */
export function isDay(text: string, range: { readonly min: string; readonly max: string } | undefined): boolean {
  const [date = ''] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text) ?? []
  const instant = Date.parse(`${date}T00:00:00Z`)
  const isInCalendar = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
  return isInCalendar && (range === undefined || (range.min <= date && date <= range.max))
}

/** Null for anything but a link to an entry. */
export function toEntryId(link: unknown): string | null {
  const sys = getField(link, 'sys')
  const id = getField(sys, 'id')
  return getField(sys, 'linkType') === 'Entry' && typeof id === 'string' ? id : null
}

/** Name of an entry as Contentful lists it; '' without one. */
export function getEntryName({ fields: { title, nameEn, nameAr } }: RawEntry): string {
  return toSingleLine(title) || toSingleLine(nameEn) || toSingleLine(nameAr)
}

/** Without visible characters, or without lines. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return toSingleLine(value) === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function foldSpaces(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase()
}

const MAX_VALUE_LENGTH = 60

/**
 * Returns a value of an entry for people, shortened; '' for an empty one. The values of a list are
 * joined by commas.
 */
export function shortenValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  // Cut before it is normalised, which takes long for a long text.
  const texts = values.map((each) => formatValue(each).slice(0, 2 * MAX_VALUE_LENGTH))
  const text = normaliseLine(texts.join(', '))
  if (countCodePoints(text) <= MAX_VALUE_LENGTH) return text
  // At the end of a word, if there is one.
  return `${truncate(text, MAX_VALUE_LENGTH).replace(/,?\s+\S*$/u, '')}…`
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value
  const isRichText = typeof value === 'object' && value !== null && 'nodeType' in value
  return isRichText ? 'Rich text' : (toEntryId(value) ?? JSON.stringify(value))
}
