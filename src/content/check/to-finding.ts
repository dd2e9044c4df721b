import { isFormRule, type Effect, type Finding, type RuleId } from '../domain/content-finding.ts'
import { parseWeekLine, toWeeklyHours } from '#shop/domain/weekly-hours.ts'
import { getFieldName, getTypeName, type ContentType } from '../model/content-types.ts'
import type { RawEntry } from '../api/contentful-client.ts'
import { toText } from '../mapping/map-asset.ts'
import { SETTING_EFFECTS } from '../mapping/map-shop-settings.ts'
import { getEntryName, shortenValue, validateEntry, type FieldProblem } from '../model/validate-entry.ts'

/** The entry that a finding is about. */
export function toEntryRef(type: ContentType, entry: RawEntry): Pick<Finding, 'name' | 'date' | 'id' | 'type'> {
  // A browser takes minutes to lay out hundreds of long texts.
  const name = shortenValue(getEntryName(entry))
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(toText(entry.fields['from'])) ?? []
  const hasDate = name === '' && !Number.isNaN(Date.parse(date))
  return { name, id: entry.id, type: getTypeName(type), ...(hasDate && { date }) }
}

/** Of a field; of the whole entry if that is ''. */
export function toFinding(rule: RuleId, type: ContentType, entry: RawEntry, field: string, value = ''): Finding {
  const place = field === '' ? {} : { field: getFieldName(type, field) }
  return { rule, ...toEntryRef(type, entry), ...place, ...(value !== '' && { value }) }
}

/** `kept` is the entry with the last good values in place of those that can't be used. */
export function toFindings(
  type: ContentType,
  entry: RawEntry,
  problems: readonly FieldProblem[],
  kept: RawEntry = entry,
): readonly Finding[] {
  return problems.map((problem) => ({
    ...toFinding(problem.rule, type, entry, problem.field, problem.value),
    ...(problem.form !== undefined && { form: problem.form }),
    ...(isFormRule(problem.rule) && toEffect(type, entry, problem, kept)),
  }))
}

/** What counts in place of an empty field; 'as-empty' where that says enough. */
const EMPTY_FIELDS: Partial<Record<ContentType, Readonly<Record<string, Effect>>>> = {
  menuItem: {
    price: 'not-orderable',
    image: 'drawing',
    category: 'no-category',
    available: 'as-yes',
    soldOutUntil: 'not-sold-out',
    availableFrom: 'any-time',
    availableUntil: 'any-time',
  },
  galleryImage: { title: 'unseen', images: 'unseen' },
  // The title, and the pictures of home, which are content of their own.
  shopSettings: { ...SETTING_EFFECTS, title: 'unseen', heroImages: 'site-own' },
  specialDay: {
    title: 'unseen',
    from: 'days-unchanged',
    to: 'days-unchanged',
    hours: 'days-unchanged',
    closed: 'as-no',
  },
  deliveryArea: { fee: 'fee-in-chat', closed: 'as-no', pausedUntil: 'not-paused' },
  extra: { price: 'left-out', available: 'as-yes' },
}

/** Shown whatever their length is. */
const SHOWN_TEXTS = ['nameEn', 'nameAr', 'descriptionEn', 'descriptionAr']

function toEffect(
  type: ContentType,
  entry: RawEntry,
  { field, rule }: FieldProblem,
  kept: RawEntry,
): Pick<Finding, 'effect' | 'kept' | 'weekdays'> {
  const { usable } = validateEntry(type, entry)
  if (kept.fields[field] !== entry.fields[field]) return { effect: 'kept', kept: shortenValue(kept.fields[field]) }
  if (rule === 'repeated') return { effect: toRepeatedEffect(type, field) }
  if (type === 'menuItem' && rule === 'too-long' && SHOWN_TEXTS.includes(field)) return { effect: 'as-written' }
  const lines = usable[field]
  if (Array.isArray(lines)) return toEffectOfLines(`${type}.${field}`, lines)
  const otherLanguage = field.replace(/(En|Ar)$/, (language) => (language === 'En' ? 'Ar' : 'En'))
  if (otherLanguage !== field && usable[otherLanguage] !== undefined) return { effect: 'other-language' }
  if (/^name(En|Ar)$/.test(field)) return { effect: 'left-out' }
  if (type === 'specialDay' && field === 'hours' && (usable['closed'] === true || usable['iftar'] !== undefined))
    return { effect: 'as-empty' }
  if (type === 'menuItem' && field === 'category' && usable['ownCategory'] !== undefined) return { effect: 'unseen' }
  return { effect: EMPTY_FIELDS[type]?.[field] ?? 'as-empty' }
}

function toRepeatedEffect(type: ContentType, field: string): Effect {
  if (type === 'deliveryArea') return 'not-offered'
  return field === 'sortOrder' ? 'unseen' : 'both-shown'
}

/** What a day counts as of which no line can be used. */
const WEEKS: Readonly<Record<string, Effect>> = {
  'shopSettings.weeklyHours': 'days-closed',
  'shopSettings.deliveryHours': 'days-without-delivery',
  'deliveryArea.hours': 'days-without-delivery',
}

function toEffectOfLines(field: string, lines: readonly string[]): Pick<Finding, 'effect' | 'weekdays'> {
  const week = toWeeklyHours(lines.flatMap((line) => parseWeekLine(line) ?? []))
  const weekdays = week.flatMap((spans, day) => (spans.length === 0 ? [day] : []))
  const effect = WEEKS[field]
  return effect === undefined || weekdays.length === 0 ? { effect: 'others-count' } : { effect, weekdays }
}
