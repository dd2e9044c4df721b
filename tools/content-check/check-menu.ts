import { text } from '../../src/content/asset-picture.ts'
import type { TypeMenuItemFields } from '../../src/content/content-types.ts'
import type { ForeignEntry, Unbelieved } from '../../src/content/delivery-client.ts'
import { isBestSeller, normalisedName } from '../../src/domain/best-sellers.ts'
import type { Bilingual } from '../../src/domain/language.ts'
import { categoryOf } from '../../src/domain/menu.ts'
import { filsFromAed } from '../../src/domain/money.ts'
import type { RestaurantConfig } from '../../src/domain/restaurant.ts'
import { cleanLine } from '../../src/domain/text.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import type { Finding, RuleId } from './rules.ts'

type Fields = Unbelieved<TypeMenuItemFields>

export type CheckedConfig = Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'>

const MAX_CHARACTERS = [
  ['nameEn', 60],
  ['nameAr', 60],
  ['descriptionEn', 300],
  ['descriptionAr', 300],
] as const satisfies readonly (readonly [keyof Fields, number])[]
const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/

/** Returns the findings of each item, then those that concern several items, then those of the configuration. */
export function checkMenu(
  entries: readonly ForeignEntry[],
  config: CheckedConfig,
  source: ImageSource,
): readonly Finding[] {
  if (entries.length === 0) return [{ rule: 'empty-menu', name: '', id: '' }]
  return [
    ...entries.flatMap((entry) => checkItem(entry, source)),
    ...findDuplicates(entries, 'duplicate-name', (entry) => normalisedName(toName(entry).en)),
    ...findDuplicates(entries, 'duplicate-name', (entry) => normalisedName(toName(entry).ar)),
    ...findDuplicates(entries, 'duplicate-id', ({ id }) => id),
    ...findDuplicates(entries, 'bad-sort-order', ({ fields }) => toSortKey(fields)),
    ...checkConfig(entries.map(toName), config),
  ]
}

function checkItem(entry: ForeignEntry, source: ImageSource): readonly Finding[] {
  const fields: Fields = entry.fields
  const about = describeEntry(entry)
  const name = toName(entry)
  const description = { en: clean(fields.descriptionEn), ar: clean(fields.descriptionAr) }
  const report = (rule: RuleId, detail?: string): Finding => ({
    rule,
    ...about,
    ...(detail !== undefined && { detail }),
  })
  const findings: (Finding | null)[] = [
    name.en === '' ? report('missing-name', 'English') : null,
    name.ar === '' ? report('missing-name', 'Arabic') : null,
    checkPrice(fields.price, report),
    categoryOf(text(fields.category)) === null ? report('unknown-category', quote(fields.category)) : null,
    fields.image === undefined ? report('missing-image') : checkImage(fields.image, about, source),
    description.en === '' && description.ar !== '' ? report('missing-translation', 'no English') : null,
    description.ar === '' && description.en !== '' ? report('missing-translation', 'no Arabic') : null,
    ...MAX_CHARACTERS.map(([field, max]) => (clean(fields[field]).length > max ? report('long-text', field) : null)),
    isSortOrder(fields.sortOrder) ? null : report('bad-sort-order', quote(fields.sortOrder)),
  ]
  return findings.filter((finding) => finding !== null)
}

function checkPrice(price: unknown, report: (rule: RuleId, detail?: string) => Finding): Finding | null {
  // Zero is a valid amount but certainly a mistake on a menu.
  if ((filsFromAed(price) ?? 0) === 0) return report('bad-price', quote(price))
  return TWO_DECIMALS.test(String(price).trim()) ? null : report('rounded-price', quote(price))
}

function isSortOrder(value: unknown): boolean {
  return value === undefined || value === null || Number.isInteger(value)
}

/** Reports each entry whose key an earlier entry has; '' is no key. */
function findDuplicates(
  entries: readonly ForeignEntry[],
  rule: RuleId,
  toKey: (entry: ForeignEntry) => string,
): readonly Finding[] {
  const firstByKey = new Map<string, ForeignEntry>()
  return entries.flatMap((entry) => {
    const key = toKey(entry)
    const first = firstByKey.get(key)
    if (first === undefined) firstByKey.set(key, entry)
    // Twice the same entry is reported once, as a duplicate ID.
    const isSameEntry = first?.id === entry.id && rule !== 'duplicate-id'
    if (first === undefined || key === '' || isSameEntry) return []
    return [{ rule, ...describeEntry(entry), detail: `${describeEntry(first).name} (${first.id})` }]
  })
}

function checkConfig(names: readonly Bilingual[], { bestSellers, preferredItems }: CheckedConfig): readonly Finding[] {
  const isNamed = (wanted: readonly string[], name: Bilingual): boolean =>
    [name.en, name.ar].map(normalisedName).some((own) => own !== '' && wanted.map(normalisedName).includes(own))
  const sold = names.filter((name) => isBestSeller(name, bestSellers))
  const unused = [
    ...bestSellers.names.map(({ en, ar }) => [en, ar]).filter((wanted) => !names.some((name) => isNamed(wanted, name))),
    ...preferredItems.map((item) => [item]).filter((wanted) => !sold.some((name) => isNamed(wanted, name))),
  ]
  return unused.map((wanted) => ({ rule: 'unused-config-name', name: wanted.join(' · '), id: '' }))
}

function toSortKey({ sortOrder }: Fields): string {
  return Number.isInteger(sortOrder) ? String(sortOrder) : ''
}

function toName(entry: ForeignEntry): Bilingual {
  const fields: Fields = entry.fields
  return { en: clean(fields.nameEn), ar: clean(fields.nameAr) }
}

function describeEntry(entry: ForeignEntry): Pick<Finding, 'name' | 'id'> {
  const { en, ar } = toName(entry)
  return { name: en || ar || entry.id, id: entry.id }
}

function clean(value: unknown): string {
  return cleanLine(text(value))
}

/** A value as JSON, shortened; '' is printed as "empty". */
function quote(value: unknown): string {
  return value === undefined || value === null ? 'empty' : cleanLine(JSON.stringify(value)).slice(0, 60)
}
