import { isBestSeller, normalisedName } from '../domain/best-sellers.ts'
import type { Bilingual } from '../domain/language.ts'
import { categoryOf } from '../domain/menu.ts'
import { filsFromAed } from '../domain/money.ts'
import type { RestaurantConfig } from '../domain/restaurant.ts'
import { cleanLine, hasInvisibles } from '../domain/text.ts'
import { text } from './asset-picture.ts'
import type { TypeMenuItemFields } from './content-types.ts'
import type { ForeignEntry, Unbelieved } from './delivery-client.ts'
import type { Finding, FindingKind } from './findings.ts'
import { pictureFinding, type PictureHost } from './picture-findings.ts'

type Fields = Unbelieved<TypeMenuItemFields>

const TEXTS = ['nameEn', 'nameAr', 'descriptionEn', 'descriptionAr'] as const satisfies readonly (keyof Fields)[]
const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/

/** What is wrong with the dishes, in their order, and then with the names in the configuration (CNT-1, BIZ-1). */
export function menuFindings(
  entries: readonly ForeignEntry[],
  config: Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'>,
  pictures: PictureHost,
): readonly Finding[] {
  if (entries.length === 0) return [{ kind: 'empty menu', name: '', id: '' }]
  return [
    ...entries.flatMap((entry) => dishFindings(entry, pictures)),
    ...sameNames(entries, 'nameEn', 'same English name'),
    ...sameNames(entries, 'nameAr', 'same Arabic name'),
    ...sameIds(entries),
    ...configFindings(entries.map(nameOf), config),
  ]
}

function dishFindings(entry: ForeignEntry, pictures: PictureHost): readonly Finding[] {
  const fields: Fields = entry.fields
  const about = aboutDish(entry)
  const described = descriptionOf(fields)
  const kinds: readonly FindingKind[] = [
    ...missingName(nameOf(entry)),
    ...(described.en === '' && described.ar !== '' ? ['no English description' as const] : []),
    ...(described.ar === '' && described.en !== '' ? ['no Arabic description' as const] : []),
  ]
  const picture: Finding | null =
    fields.image === undefined ? { kind: 'no picture', ...about } : pictureFinding(fields.image, about, pictures)
  return [
    ...kinds.map((kind) => ({ kind, ...about })),
    ...priceFindings(fields.price).map((finding) => ({ ...finding, ...about })),
    ...(categoryOf(text(fields.category)) === null
      ? [{ kind: 'unknown category' as const, ...about, detail: shown(fields.category) }]
      : []),
    ...(picture === null ? [] : [picture]),
    ...TEXTS.filter((name) => hasInvisibles(text(fields[name]))).map((detail) => ({
      kind: 'invisible characters' as const,
      ...about,
      detail,
    })),
  ]
}

function missingName(name: Bilingual): readonly FindingKind[] {
  if (name.en === '' && name.ar === '') return ['no name']
  if (name.en === '') return ['no English name']
  return name.ar === '' ? ['no Arabic name'] : []
}

function priceFindings(price: unknown): readonly Pick<Finding, 'kind' | 'detail'>[] {
  if (price === undefined || price === null) return [{ kind: 'no price' }]
  const detail = shown(price)
  const amount = filsFromAed(price)
  if (amount === null) return [{ kind: 'odd price', detail }]
  return [
    ...(amount === 0 ? [{ kind: 'free' as const, detail }] : []),
    ...(TWO_DECIMALS.test(typeof price === 'string' ? price.trim() : shown(price))
      ? []
      : [{ kind: 'many decimals' as const, detail }]),
  ]
}

/** Each dish that has the name of an earlier one, compared as best sellers are. */
function sameNames(
  entries: readonly ForeignEntry[],
  field: 'nameEn' | 'nameAr',
  kind: FindingKind,
): readonly Finding[] {
  const seen = new Map<string, ForeignEntry>()
  return entries.flatMap((entry) => {
    const name = normalisedName(text((entry.fields as Fields)[field]))
    const first = seen.get(name)
    if (name === '' || first?.id === entry.id) return []
    if (first === undefined) {
      seen.set(name, entry)
      return []
    }
    return [{ kind, ...aboutDish(entry), detail: `${aboutDish(first).name} (${first.id})` }]
  })
}

function sameIds(entries: readonly ForeignEntry[]): readonly Finding[] {
  return entries
    .filter(({ id }, at) => entries.findIndex((other) => other.id === id) < at)
    .map((entry) => ({ kind: 'same id', ...aboutDish(entry) }))
}

function configFindings(
  names: readonly Bilingual[],
  { bestSellers, preferredItems }: Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'>,
): readonly Finding[] {
  const matches = (wanted: readonly string[], name: Bilingual): boolean =>
    [name.en, name.ar].map(normalisedName).some((own) => own !== '' && wanted.map(normalisedName).includes(own))
  const sold = names.filter((name) => isBestSeller(name, bestSellers))
  return [
    ...bestSellers.names
      .filter(({ en, ar }) => !names.some((name) => matches([en, ar], name)))
      .map(({ en, ar }) => ({ kind: 'best seller without dish' as const, name: [en, ar].join(' · '), id: '' })),
    ...preferredItems
      .filter((wanted) => !sold.some((name) => matches([wanted], name)))
      .map((name) => ({ kind: 'preferred without dish' as const, name, id: '' })),
  ]
}

function nameOf({ fields }: ForeignEntry): Bilingual {
  const { nameEn, nameAr }: Fields = fields
  return { en: cleanLine(text(nameEn)), ar: cleanLine(text(nameAr)) }
}

function descriptionOf({ descriptionEn, descriptionAr }: Fields): Bilingual {
  return { en: cleanLine(text(descriptionEn)), ar: cleanLine(text(descriptionAr)) }
}

function aboutDish(entry: ForeignEntry): Pick<Finding, 'name' | 'id'> {
  const { en, ar } = nameOf(entry)
  return { name: en || ar || entry.id, id: entry.id }
}

/** A value as the owner may recognise it. */
function shown(value: unknown): string {
  return cleanLine(value === undefined ? '' : JSON.stringify(value)).slice(0, 60)
}
