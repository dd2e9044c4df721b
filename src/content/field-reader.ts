import { DATE_YEARS, type Fix, type FixKind } from './domain/content-finding.ts'
import type { Bilingual } from '../core/text/language.ts'
import { countCodePoints, normaliseLine } from '../core/text/text.ts'
import { getMaxCharacters, getRange, type ContentType, type FieldOf, type Untrusted } from './content-types.ts'
import type { RawEntry } from './contentful-client.ts'
import { toText } from './map-asset.ts'

/** A value that can't be used, so that its feature stays off for that entry. */
export interface FieldProblem {
  readonly field: string
  /** Shortened; '' for an empty field. */
  readonly value: string
  readonly fix: Fix
}

export interface TextForm {
  readonly test: (text: string) => boolean
}

/** For the log: 'calories "many" (number 0–5000)'. */
export function formatFieldProblem({ field, value, fix }: FieldProblem): string {
  return `${field} "${value}" (${`${fix.kind} ${fix.detail}`.trim()})`
}

/** Longer lists are cut: no setting needs more. */
const MAX_LIST_LENGTH = 100

/**
 * Reads the fields of an entry. An unusable value counts as an empty field and is added to
 * `problems`. Undefined, null, '' and an empty list are empty fields, without a problem.
 */
export class FieldReader<Type extends ContentType> {
  readonly problems: FieldProblem[] = []
  readonly #type: Type
  readonly #fields: Untrusted<Type>

  constructor(type: Type, { fields }: RawEntry) {
    this.#type = type
    this.#fields = fields as Untrusted<Type>
  }

  /** Adds a problem that the caller found. */
  report(field: FieldOf<Type>, kind: FixKind, detail = ''): void {
    this.problems.push({ field, value: shortenValue(this.#fields[field]), fix: { kind, detail } })
  }

  readBoolean(field: FieldOf<Type>): boolean | null {
    const convert = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
    return this.#read(field, convert, 'yesOrNo')
  }

  /** A number, or a decimal string, in the range of the field. */
  readNumber(field: FieldOf<Type>): number | null {
    const { min, max } = getRange(this.#type, field)
    const convert = (value: unknown): number | null => toNumberInRange(value, min, max)
    return this.#read(field, convert, 'number', `${min}–${max}`)
  }

  /** As `readNumber`, rounded. */
  readInteger(field: FieldOf<Type>): number | null {
    const value = this.readNumber(field)
    return value === null ? null : Math.round(value)
  }

  /** A text on one line, no longer than the field takes; '' for an empty field. */
  readText(field: FieldOf<Type>): string {
    const maxCharacters = getMaxCharacters(this.#type, field)
    const convert = (value: unknown): string | null => {
      const text = normaliseLine(toText(value))
      return typeof value === 'string' && countCodePoints(text) <= maxCharacters ? text : null
    }
    return this.#read(field, convert, 'shorterText', String(maxCharacters)) ?? ''
  }

  /** A text in two fields; null if both are empty. */
  readBilingual(en: FieldOf<Type>, ar: FieldOf<Type>): Bilingual | null {
    const text = { en: this.readText(en), ar: this.readText(ar) }
    return text.en === '' && text.ar === '' ? null : text
  }

  /** A text of this form, without spaces around it. */
  readPattern(field: FieldOf<Type>, pattern: TextForm, example: string): string | null {
    return this.#readMatching(field, (text) => pattern.test(text), 'example', example)
  }

  /** An instant or a date, as Contentful sends them, within `DATE_YEARS`. */
  readDate(field: FieldOf<Type>, pattern: RegExp, kind: 'date' | 'dateAndTime'): string | null {
    return this.#readMatching(field, (text) => pattern.test(text) && isUsableDate(text), kind)
  }

  #readMatching(field: FieldOf<Type>, isUsable: (text: string) => boolean, kind: FixKind, detail = ''): string | null {
    const convert = (value: unknown): string | null => {
      const text = typeof value === 'string' ? value.trim() : ''
      return isUsable(text) ? text : null
    }
    return this.#read(field, convert, kind, detail)
  }

  /**
   * The lines of a list, parsed; `parse` gets each without spaces around it, and returns null for
   * an unusable one.
   */
  readLines<Value>(field: FieldOf<Type>, parse: (line: string) => Value | null, example: string): readonly Value[] {
    const list = this.#readList(field)
    const values = list.map((line) => (typeof line === 'string' ? parse(line.trim()) : null))
    const unusable = list.filter((_, index) => values[index] === null)
    const fix: Fix = { kind: 'example', detail: example }
    if (unusable.length > 0) this.problems.push({ field, value: shortenValue(unusable), fix })
    return values.filter((value) => value !== null)
  }

  /** The options that a list holds, in the order of `options`. */
  readChoices<Option extends string>(field: FieldOf<Type>, options: readonly Option[]): readonly Option[] {
    const list = this.#readList(field)
    if (list.some((value) => !options.some((option) => option === value)))
      this.report(field, 'choice', options.join(', '))
    return options.filter((option) => list.includes(option))
  }

  readChoice<Option extends string | number>(field: FieldOf<Type>, options: readonly Option[]): Option | null {
    const convert = (value: unknown): Option | null => options.find((option) => option === value) ?? null
    return this.#read(field, convert, 'choice', options.join(', '))
  }

  /** The IDs of linked entries. */
  readLinks(field: FieldOf<Type>): readonly string[] {
    return this.#readList(field).flatMap((link) => {
      const id = (link as { readonly sys?: { readonly id?: unknown } } | null)?.sys?.id
      return typeof id === 'string' ? [id] : []
    })
  }

  /**
   * The converted value of a field that is not empty; `convert` returns null for an unusable one.
   */
  #read<Value>(
    field: FieldOf<Type>,
    convert: (value: unknown) => Value | null,
    kind: FixKind,
    detail?: string,
  ): Value | null {
    const value = this.#fields[field]
    if (value === undefined || value === null || value === '') return null
    const converted = convert(value)
    if (converted !== null) return converted
    const isText = kind === 'shorterText' || kind === 'example'
    if (isText && hasOtherType(value)) this.report(field, 'plainText')
    else this.report(field, kind, detail)
    return null
  }

  #readList(field: FieldOf<Type>): readonly unknown[] {
    const convert = (value: unknown): readonly unknown[] | null =>
      Array.isArray(value) ? value.slice(0, MAX_LIST_LENGTH) : null
    return this.#read(field, convert, 'list') ?? []
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

/** True for rich text, a list or an object, where a text is expected. */
export function hasOtherType(value: unknown): boolean {
  return typeof value === 'object' && value !== null
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
