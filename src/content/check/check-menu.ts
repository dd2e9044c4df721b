import { shortenValue } from '../field-reader.ts'
import { mapItemOptions } from '../map-item-options.ts'
import type { MappedItem } from '../map-menu-item.ts'
import { getFieldName } from '../content-types.ts'
import type { RawEntry } from '../contentful-client.ts'
import { getFilter } from '../../menu/domain/filter.ts'
import { isBestSeller, normaliseName } from '../../menu/domain/best-sellers.ts'
import { MAX_TIMES_USUAL_PRICE, type Finding } from '../domain/content-finding.ts'
import type { Bilingual } from '../../core/text/language.ts'
import { toLinkCode } from '../../order/domain/link/order-link.ts'
import type { RestaurantConfig } from '../../shop/domain/restaurant.ts'
import { checkImage, type ImageSource } from './check-image.ts'
import { findOneLanguage, toEntryRef, toFinding, toFindings } from './to-finding.ts'
import { toSingleLine } from '../map-asset.ts'

/** `closedHours` is the setting; without it the shop never closes. */
export type CheckedConfig = Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'> &
  Partial<Pick<RestaurantConfig, 'closedHours'>>

type CheckedItem = MappedItem & { readonly entry: RawEntry }

/** With fewer dishes in a category none of them is the usual one. */
const MIN_COMPARED_PRICES = 3
const TWO_DECIMALS = /^\d+(\.\d{1,2})?$/

/**
 * Returns the findings of each item, then those that concern several items, then those of the
 * configuration.
 */
export function checkMenu(
  items: readonly CheckedItem[],
  config: CheckedConfig,
  source: ImageSource,
): readonly Finding[] {
  if (items.length === 0) return [{ rule: 'empty-menu', name: '', id: '' }]
  const entries = items.map(({ entry }) => entry)
  return [
    ...items.flatMap((item) => checkItem(item, source)),
    ...findAmbiguousLinks(entries),
    ...findHighPrices(items),
    ...checkConfig(entries, config),
  ]
}

function checkItem({ entry, item, problems }: CheckedItem, source: ImageSource): readonly Finding[] {
  const { image, price } = entry.fields
  const place = { ...toEntryRef('menuItem', entry), field: getFieldName('menuItem', 'image') }
  const isRounded = item !== null && item.price !== null && !TWO_DECIMALS.test(String(price).trim())
  return [
    ...toFindings('menuItem', entry, problems),
    ...(isRounded ? [toFinding('rounded-price', 'menuItem', entry, 'price', shortenValue(price))] : []),
    ...(image === undefined ? [{ rule: 'missing-image' as const, ...place }] : checkImage(image, place, source)),
    ...findOneLanguage('menuItem', entry, 'descriptionEn', 'descriptionAr'),
  ]
}

/** Items that order links can’t distinguish from an earlier one. */
function findAmbiguousLinks(entries: readonly RawEntry[]): readonly Finding[] {
  const firstByCode = new Map<number, RawEntry>()
  return entries.flatMap((entry) => {
    const code = toLinkCode(entry.id)
    const first = firstByCode.get(code) ?? entry
    firstByCode.set(code, first)
    if (first.id === entry.id) return []
    const other = toEntryRef('menuItem', first).name
    return [{ rule: 'ambiguous-link' as const, ...toEntryRef('menuItem', entry), other }]
  })
}

/** A price far above the usual one of its category has lost its decimal point. */
function findHighPrices(checked: readonly CheckedItem[]): readonly Finding[] {
  const priced = checked.flatMap(({ entry, item }) =>
    item?.price ? [{ entry, fils: Number(item.price), category: getFilter(item) }] : [],
  )
  return [...Map.groupBy(priced, ({ category }) => category).values()].flatMap((items) => {
    if (items.length < MIN_COMPARED_PRICES) return []
    const limit = MAX_TIMES_USUAL_PRICE * getMedian(items.map(({ fils }) => fils))
    return items
      .filter(({ fils }) => fils > limit)
      .map(({ entry }) => toFinding('high-price', 'menuItem', entry, 'price', shortenValue(entry.fields['price'])))
  })
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

function toName({ fields }: RawEntry): Bilingual {
  return { en: toSingleLine(fields['nameEn']), ar: toSingleLine(fields['nameAr']) }
}
