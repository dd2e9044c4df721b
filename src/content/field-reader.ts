import type { Instant } from '../core/time/dubai-time.ts'
import type { Bilingual } from '../core/text/language.ts'
import { countCodePoints, normaliseLine } from '../core/text/text.ts'
import { getValidations, type ContentType } from './content-types.ts'
import type { RawEntry } from './contentful-client.ts'
import type { RuleId } from './domain/content-finding.ts'
import { getField, toSingleLine } from './map-asset.ts'

/** A value that can't be used, so that its feature stays off for that entry. */
export interface FieldProblem {
  readonly field: string
  /** Shortened; '' for an empty field. */
  readonly value: string
  readonly rule: RuleId
}

/** For the log: 'calories "many" (unusable-value)'. */
export function formatFieldProblem({ field, value, rule }: FieldProblem): string {
  return `${field} "${value}" (${rule})`
}

/** A date; Contentful adds a time and a zone where the field was set up with them. */
const DATE = /^\d{4}-\d\d-\d\d(T|$)/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
/** Dates outside these years are typing errors. */
const DATE_YEARS = { first: 2020, last: 2099 }

/**
 * Reads the fields of an entry. An unusable value counts as an empty field and is added to
 * `problems`. Undefined, null, '' and an empty list are empty fields, without a problem.
 */
export class FieldReader {
  readonly problems: FieldProblem[] = []
  readonly #type: ContentType
  readonly #fields: RawEntry['fields']

  constructor(type: ContentType, { fields }: RawEntry) {
    this.#type = type
    this.#fields = fields
  }

  /** Adds a problem that the caller found. */
  report(field: string, rule: RuleId = 'unusable-value', value = this.#fields[field]): void {
    this.problems.push({ field, value: shortenValue(value), rule })
  }

  hasProblem(field: string): boolean {
    return this.problems.some((problem) => problem.field === field)
  }

  readBoolean(field: string): boolean | null {
    return this.#read(field, (value) => (typeof value === 'boolean' ? value : null))
  }

  /** A number, or a decimal string, in the range of the field. */
  readNumber(field: string): number | null {
    const { range } = getValidations(this.#type, field)
    return this.#read(field, (value) => toNumberInRange(value, range?.min ?? -Infinity, range?.max ?? Infinity))
  }

  /** As `readNumber`, rounded. */
  readInteger(field: string): number | null {
    const value = this.readNumber(field)
    return value === null ? null : Math.round(value)
  }

  /** As `readNumber`; a fraction can't be used, because the owner hardly means the nearest number. */
  readWholeNumber(field: string): number | null {
    const value = this.readNumber(field)
    if (value === null || Number.isInteger(value)) return value
    this.report(field)
    return null
  }

  /** A text on one line, no longer than the field takes; '' for an empty field. */
  readText(field: string): string {
    const { size } = getValidations(this.#type, field)
    const convert = (value: unknown): string | null => {
      const text = toSingleLine(value)
      return typeof value === 'string' && countCodePoints(text) <= (size?.max ?? Infinity) ? text : null
    }
    return this.#read(field, convert) ?? ''
  }

  /** A text in two fields; null if both are empty. */
  readBilingual(en: string, ar: string): Bilingual | null {
    const text = { en: this.readText(en), ar: this.readText(ar) }
    return text.en === '' && text.ar === '' ? null : text
  }

  /** A text that passes the test, without spaces around it. */
  readMatching(field: string, isUsable: (text: string) => boolean): string | null {
    return this.#read(field, (value) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return isUsable(text) ? text : null
    })
  }

  /** A day of the calendar, 'YYYY-MM-DD'. */
  readDate(field: string): string | null {
    const text = this.readMatching(field, (date) => DATE.test(date) && isUsableDate(date))
    return text?.slice(0, 10) ?? null
  }

  /** A date with a time and a zone. */
  readInstant(field: string): Instant | null {
    const text = this.readMatching(field, isInstant)
    return text === null ? null : Date.parse(text)
  }

  /**
   * The lines of a list, parsed; `parse` gets each without spaces around it, and returns null for
   * an unusable one.
   */
  readLines<Value>(field: string, parse: (line: string) => Value | null): readonly Value[] {
    const list = this.#readList(field)
    const values = list.map((line) => (typeof line === 'string' ? parse(line.trim()) : null))
    const unusable = list.filter((_, index) => values[index] === null)
    if (unusable.length > 0) this.report(field, 'unusable-value', unusable)
    return values.filter((value) => value !== null)
  }

  /** The IDs of the entries that a list links, each once, and no more of them than the field takes. */
  readEntryIds(field: string): readonly string[] {
    const { size } = getValidations(this.#type, field)
    const list = this.#readList(field)
    const ids = list.slice(0, size?.max).flatMap((link) => toEntryId(link) ?? [])
    const names = list.map((link) => toEntryId(link) ?? link)
    if (ids.length < list.length) this.report(field, 'unusable-value', names)
    return [...new Set(ids)]
  }

  /** The ID of the entry that a field links. */
  readEntryId(field: string): string | null {
    return this.#read(field, toEntryId)
  }

  /** The options that a list holds, in the order of `options`. */
  readChoices<Option extends string>(field: string, options: readonly Option[]): readonly Option[] {
    const list = this.#readList(field)
    if (list.some((value) => !options.some((option) => option === value))) this.report(field)
    return options.filter((option) => list.includes(option))
  }

  readChoice<Option extends string | number>(field: string, options: readonly Option[]): Option | null {
    return this.#read(field, (value) => options.find((option) => option === value) ?? null)
  }

  /**
   * The converted value of a field that is not empty; `convert` returns null for an unusable one.
   */
  #read<Value>(field: string, convert: (value: unknown) => Value | null): Value | null {
    const value = this.#fields[field]
    if (value === undefined || value === null || value === '') return null
    const converted = convert(value)
    if (converted === null) this.report(field)
    return converted
  }

  #readList(field: string): readonly unknown[] {
    return this.#read(field, (value): readonly unknown[] | null => (Array.isArray(value) ? value : null)) ?? []
  }
}

/** Whether a text begins with a day of the calendar, 'YYYY-MM-DD', within `DATE_YEARS`. */
export function isUsableDate(text: string): boolean {
  const date = text.slice(0, 10)
  const year = Number(date.slice(0, 4))
  const instant = Date.parse(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
  return isDay && year >= DATE_YEARS.first && year <= DATE_YEARS.last
}

function isInstant(text: string): boolean {
  // Not at 25 o'clock.
  return INSTANT.test(text) && isUsableDate(text) && !Number.isNaN(Date.parse(text))
}

/** Null for anything but a link to an entry. */
function toEntryId(link: unknown): string | null {
  const sys = getField(link, 'sys')
  const id = getField(sys, 'id')
  return getField(sys, 'linkType') === 'Entry' && typeof id === 'string' ? id : null
}

function toNumberInRange(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && number >= min && number <= max ? number : null
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
  return normaliseLine(texts.join(', ')).slice(0, MAX_VALUE_LENGTH)
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value
  const isRichText = typeof value === 'object' && value !== null && 'nodeType' in value
  return isRichText ? 'Rich text' : JSON.stringify(value)
}
