import { hasOtherType, shortenValue } from '../field-reader.ts'
import { toText } from '../map-asset.ts'
import { mapItemOptions } from '../map-item-options.ts'
import { getFieldName, getTypeName, type FieldOf, type Untrusted } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import { isBestSeller, normaliseName } from '../../menu/domain/best-sellers.ts'
import { MAX_CHARACTERS, MAX_TIMES_USUAL_PRICE, type Finding, type RuleId } from '../domain/content-finding.ts'
import type { Bilingual } from '../../core/text/language.ts'
import { parseCategory } from '../../menu/domain/menu.ts'
import { toLinkCode } from '../../order/domain/link/order-link.ts'
import { aedToFils } from '../../core/money.ts'
import type { RestaurantConfig } from '../../shop/domain/restaurant.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import { toFinding } from './check-shop.ts'
import { toSingleLine } from './to-entry-ref.ts'

type Fields = Untrusted<'menuItem'>
type Report = (rule: RuleId, field: FieldOf<'menuItem'>) => Finding

/** `closedHours` is the setting; without it the shop never closes. */
export type CheckedConfig = Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'> &
  Partial<Pick<RestaurantConfig, 'closedHours'>>

const MAX_LENGTHS = [
  ['nameEn', MAX_CHARACTERS.name],
  ['nameAr', MAX_CHARACTERS.name],
  ['descriptionEn', MAX_CHARACTERS.description],
  ['descriptionAr', MAX_CHARACTERS.description],
] as const satisfies readonly (readonly [keyof Fields, number])[]
const TEXT_FIELDS = ['nameEn', 'nameAr', 'descriptionEn', 'descriptionAr', 'category'] as const
/** With fewer dishes in a category none of them is the usual one. */
const MIN_COMPARED_PRICES = 3
const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/

/**
 * Returns the findings of each item, then those that concern several items, then those of the
 * configuration.
 */
export function checkMenu(
  entries: readonly RawEntry[],
  config: CheckedConfig,
  source: ImageSource,
): readonly Finding[] {
  if (entries.length === 0) return [{ rule: 'empty-menu', name: '', id: '' }]
  return [
    ...entries.flatMap((entry) => checkItem(entry, source)),
    ...findDuplicates(entries, 'duplicate-name', (entry) => normaliseName(toName(entry).en)),
    ...findDuplicates(entries, 'duplicate-name', (entry) => normaliseName(toName(entry).ar)),
    ...findDuplicates(entries, 'duplicate-id', ({ id }) => id),
    ...findDuplicates(entries, 'ambiguous-link', ({ id }) => String(toLinkCode(id))),
    ...findDuplicates(entries, 'duplicate-sort-order', ({ fields }) => toSortKey(fields)),
    ...findHighPrices(entries),
    ...checkConfig(entries, config),
  ]
}

function checkItem(entry: RawEntry, source: ImageSource): readonly Finding[] {
  const fields: Fields = entry.fields
  const about = describeEntry(entry)
  const imageField = getFieldName('menuItem', 'image')
  const name = toName(entry)
  const isNoText = (field: (typeof TEXT_FIELDS)[number]): boolean => hasOtherType(fields[field])
  const isNameReadable = !isNoText('nameEn') && !isNoText('nameAr')
  const isDescriptionReadable = !isNoText('descriptionEn') && !isNoText('descriptionAr')
  const description = { en: toSingleLine(fields.descriptionEn), ar: toSingleLine(fields.descriptionAr) }
  const report: Report = (rule, field) => {
    const value = shortenValue(fields[field])
    return { rule, ...about, field: getFieldName('menuItem', field), ...(value !== '' && { value }) }
  }
  const findings: (Finding | null)[] = [
    isNameReadable && name.en === '' ? report('missing-name', 'nameEn') : null,
    isNameReadable && name.ar === '' ? report('missing-name', 'nameAr') : null,
    checkPrice(fields.price, report),
    parseCategory(toText(fields.category)) === null && !isNoText('category')
      ? report('unknown-category', 'category')
      : null,
    fields.image === undefined
      ? report('missing-image', 'image')
      : checkImage(fields.image, { ...about, field: imageField }, source),
    isDescriptionReadable && description.en === '' && description.ar !== ''
      ? report('missing-translation', 'descriptionEn')
      : null,
    isDescriptionReadable && description.ar === '' && description.en !== ''
      ? report('missing-translation', 'descriptionAr')
      : null,
    ...MAX_LENGTHS.map(([field, max]) =>
      toSingleLine(fields[field]).length > max ? report('long-text', field) : null,
    ),
    isSortOrder(fields.sortOrder) ? null : report('bad-sort-order', 'sortOrder'),
    ...TEXT_FIELDS.filter(isNoText).map((field): Finding => {
      return { ...report('unusable-value', field), fix: { kind: 'plainText', detail: '' } }
    }),
    ...mapItemOptions(entry).problems.map((problem) => toFinding('menuItem', about, problem)),
  ]
  return findings.filter((finding) => finding !== null)
}

function checkPrice(price: unknown, report: Report): Finding | null {
  // Zero is a valid amount but certainly a mistake on a menu.
  if ((aedToFils(price) ?? 0) === 0) return report('bad-price', 'price')
  return TWO_DECIMALS.test(String(price).trim()) ? null : report('rounded-price', 'price')
}

function isSortOrder(value: unknown): boolean {
  return value === undefined || value === null || Number.isInteger(value)
}

/** Reports each entry with the key of an earlier entry; entries with the key '' are skipped. */
function findDuplicates(
  entries: readonly RawEntry[],
  rule: RuleId,
  toKey: (entry: RawEntry) => string,
): readonly Finding[] {
  const firstByKey = new Map<string, RawEntry>()
  return entries.flatMap((entry) => {
    const key = toKey(entry)
    const first = firstByKey.get(key)
    if (first === undefined) firstByKey.set(key, entry)
    // An entry with the same ID is only reported as a duplicate ID.
    const isSameEntry = first?.id === entry.id && rule !== 'duplicate-id'
    if (first === undefined || key === '' || isSameEntry) return []
    return [{ rule, ...describeEntry(entry), other: describeEntry(first).name }]
  })
}

/** A price far above the usual one of its category has lost its decimal point. */
function findHighPrices(entries: readonly RawEntry[]): readonly Finding[] {
  const priced = entries.flatMap((entry) => {
    const { price, category }: Fields = entry.fields
    const fils = Number(aedToFils(price) ?? 0)
    return fils === 0 ? [] : [{ entry, fils, category: parseCategory(toText(category)) }]
  })
  return [...Map.groupBy(priced, ({ category }) => category).values()].flatMap((items) => {
    if (items.length < MIN_COMPARED_PRICES) return []
    const limit = MAX_TIMES_USUAL_PRICE * getMedian(items.map(({ fils }) => fils))
    return items.filter(({ fils }) => fils > limit).map(({ entry }) => toHighPrice(entry))
  })
}

function toHighPrice(entry: RawEntry): Finding {
  const { price }: Fields = entry.fields
  const place = { ...describeEntry(entry), field: getFieldName('menuItem', 'price') }
  return { rule: 'high-price', ...place, value: shortenValue(price) }
}

/** The middle one; of two in the middle, the lower one. */
function getMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}

function checkConfig(entries: readonly RawEntry[], { bestSellers, preferredItems }: CheckedConfig): readonly Finding[] {
  const isNamed = (expected: readonly string[], name: Bilingual): boolean =>
    [name.en, name.ar].map(normaliseName).some((own) => own !== '' && expected.map(normaliseName).includes(own))
  const names = entries.map(toName)
  const sold = entries
    .filter((entry) => mapItemOptions(entry).isBestSeller ?? isBestSeller(toName(entry), bestSellers))
    .map(toName)
  const unused = [
    ...bestSellers.names.map(({ en, ar }) => [en, ar]).filter((wanted) => !names.some((name) => isNamed(wanted, name))),
    ...preferredItems.map((item) => [item]).filter((wanted) => !sold.some((name) => isNamed(wanted, name))),
  ]
  return unused.map((wanted) => ({ rule: 'unused-config-name', name: wanted.join(' · '), id: '' }))
}

function toSortKey({ sortOrder }: Fields): string {
  return Number.isInteger(sortOrder) ? String(sortOrder) : ''
}

function toName(entry: RawEntry): Bilingual {
  const fields: Fields = entry.fields
  return { en: toSingleLine(fields.nameEn), ar: toSingleLine(fields.nameAr) }
}

function describeEntry(entry: RawEntry): Pick<Finding, 'name' | 'id' | 'type'> {
  const { en, ar } = toName(entry)
  return { name: en || ar, id: entry.id, type: getTypeName('menuItem') }
}
