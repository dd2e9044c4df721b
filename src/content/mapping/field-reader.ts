import type { Instant } from '#core/time/dubai-time.ts'
import type { Bilingual } from '#core/text/language.ts'
import type { SettingReader } from '#shop/domain/setting-rows.ts'
import { parseWeekLine, toWeeklyHours, type WeeklyHours } from '#shop/domain/weekly-hours.ts'
import type { ContentType } from '../model/content-types.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import type { RuleId } from '../domain/content-finding.ts'
import { toSingleLine } from './map-asset.ts'
import { shortenValue, toEntryId, toFormProblem, validateEntry, type FieldProblem } from '../model/validate-entry.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/**
 * Reads the fields of an entry. A value that Contentful would refuse, or that its reader can't use, counts as an
 * empty field and is added to `problems`. Undefined, null, '' and an empty list are empty fields.
 */
export class FieldReader implements SettingReader {
  readonly problems: FieldProblem[]
  readonly #type: ContentType
  readonly #fields: RawEntry['fields']
  readonly #usable: RawEntry['fields']

  constructor(type: ContentType, entry: RawEntry) {
    const { usable, problems } = validateEntry(type, entry)
    this.problems = [...problems]
    this.#type = type
    this.#fields = entry.fields
    this.#usable = usable
  }

  /** Adds a problem that the caller found; without a rule the value has another form than the field takes. */
  report(field: string, rule: RuleId | null = null, value = this.#fields[field]): void {
    this.problems.push(
      rule === null ? toFormProblem(this.#type, field, value) : { field, value: shortenValue(value), rule },
    )
  }

  hasProblem(field: string): boolean {
    return this.problems.some((problem) => problem.field === field)
  }

  /** A picture of an asset. */
  readAsset(field: string): unknown {
    return this.#usable[field]
  }

  readBoolean(field: string): boolean | null {
    return (this.#usable[field] as boolean | undefined) ?? null
  }

  /** In the range of the field; whole if it takes whole numbers only. */
  readNumber(field: string): number | null {
    return (this.#usable[field] as number | undefined) ?? null
  }

  /** On one line; '' for an empty field. */
  readText(field: string): string {
    return toSingleLine(this.#usable[field])
  }

  /** A text in two fields; null if both are empty. */
  readBilingual(en: string, ar: string): Bilingual | null {
    const text = { en: this.readText(en), ar: this.readText(ar) }
    return text.en === '' && text.ar === '' ? null : text
  }

  /** A text that passes the test. */
  readMatching(field: string, isUsable: (text: string) => boolean = () => true): string | null {
    const text = this.#usable[field] as string | undefined
    if (text === undefined) return null
    if (isUsable(text)) return text
    this.report(field)
    return null
  }

  /** A day of the calendar, 'YYYY-MM-DD'. */
  readDate(field: string): string | null {
    return this.readMatching(field)?.slice(0, 10) ?? null
  }

  /** A date with a time and a zone. */
  readInstant(field: string): Instant | null {
    const text = this.readMatching(field)
    if (text === null) return null
    // Not at 25 o'clock.
    if (INSTANT.test(text) && !Number.isNaN(Date.parse(text))) return Date.parse(text)
    this.report(field, 'not-a-time')
    return null
  }

  /** A list of lines such as 'Mon-Thu 12:00-04:00'; null without any. */
  readWeek(field: string): WeeklyHours | null {
    const lines = this.readLines(field, parseWeekLine)
    return lines.length === 0 ? null : toWeeklyHours(lines)
  }

  /** The lines of a list, parsed; `parse` returns null for an unusable one. */
  readLines<Value>(field: string, parse: (line: string) => Value | null): readonly Value[] {
    const lines = this.readList(field) as readonly string[]
    const values = lines.map(parse)
    const unusable = lines.filter((_, index) => values[index] === null)
    if (unusable.length > 0) this.report(field, null, unusable)
    return values.filter((value) => value !== null)
  }

  /** The IDs of the entries that a list links, each once. */
  readEntryIds(field: string): readonly string[] {
    return [...new Set(this.readList(field).flatMap((link) => toEntryId(link) ?? []))]
  }

  /** The ID of the entry that a field links. */
  readEntryId(field: string): string | null {
    return toEntryId(this.#usable[field])
  }

  /** The options that a list holds, in the order of `options`. */
  readChoices<Option extends string>(field: string, options: readonly Option[]): readonly Option[] {
    const list = this.readList(field)
    return options.filter((option) => list.includes(option))
  }

  readChoice<Option extends string | number>(field: string, options: readonly Option[]): Option | null {
    return options.find((option) => option === this.#usable[field]) ?? null
  }

  readList(field: string): readonly unknown[] {
    return (this.#usable[field] as readonly unknown[] | undefined) ?? []
  }
}
