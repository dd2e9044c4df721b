import { categories } from '../../../restaurant/menu.ts'
import { getFilter } from '#menu/domain/filter.ts'
import { isBestSeller, normaliseName } from '#menu/domain/best-sellers.ts'
import { isExtras, listOffered, MAX_EXTRAS } from '#menu/domain/choices.ts'
import { CATEGORIES, isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import type { Bilingual } from '#core/text/language.ts'
import { toLinkCode } from '#order/link/order-link.ts'
import type { RestaurantConfig } from '#shop/domain/restaurant.ts'
import type { DiscountedDishes } from '#shop/domain/setting-values.ts'
import { MAX_TIMES_USUAL_PRICE, type Finding } from '../domain/content-finding.ts'
import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'
import { FieldReader } from '../mapping/field-reader.ts'
import { toSingleLine } from '../mapping/map-asset.ts'
import { isSelected, readSiteCategory, type Selectable } from '../mapping/item-selection.ts'
import { mapChoice } from '../mapping/map-choice.ts'
import { mapExtra } from '../mapping/map-extra.ts'
import { isChosen } from '../mapping/map-menu-item.ts'
import { mapOwnCategories } from '../mapping/map-own-category.ts'
import { mapShopSettings } from '../mapping/map-shop-settings.ts'
import { getEntryName, shortenValue } from '../model/validate-entry.ts'
import { toEntryRef, toFinding } from './to-finding.ts'

/** `closedHours` is the setting; without it the shop never closes. */
export type CheckedConfig = Pick<RestaurantConfig, 'bestSellers' | 'preferredItems'> &
  Partial<Pick<RestaurantConfig, 'closedHours'>>

interface CheckedItem extends Selectable {
  readonly entry: RawEntry
  readonly item: MenuItem
}

/** With fewer dishes in a category none of them is the usual one. */
const MIN_COMPARED_PRICES = 3

/** Returns the findings of extras, choices and own categories, then those of several dishes and of the configuration. */
export function checkMenu(raw: EntriesByType, menu: readonly MenuItem[], config: CheckedConfig): readonly Finding[] {
  const entries = raw.menuItem
  if (entries.length === 0) return [{ rule: 'empty-menu', name: '', id: '' }]
  const { ownCategories } = mapOwnCategories(raw.category)
  const itemsById = new Map(menu.map((item) => [item.id, item]))
  const items = entries.flatMap((entry) => {
    const item = itemsById.get(entry.id)
    const siteCategory = readSiteCategory(new FieldReader('menuItem', entry))
    return item === undefined ? [] : [{ id: entry.id, siteCategory, entry, item }]
  })
  return [
    ...checkExtras(raw, items),
    ...checkChoices(raw, items),
    ...raw.category.flatMap((entry) => {
      const own = ownCategories.get(entry.id)
      if (own === undefined) return []
      if (!menu.some(({ ownCategory }) => ownCategory?.id === own.id))
        return toFinding('without-dish', 'category', entry, '')
      return isNameOfSite(own.name) ? toFinding('site-category', 'category', entry, '') : []
    }),
    ...findAmbiguousLinks(entries),
    ...findHighPrices(items),
    ...checkDiscounted(raw, items),
    ...checkConfig(entries, config),
  ]
}

/** Whether a category of the site has the name, in either language. */
function isNameOfSite({ en, ar }: Bilingual): boolean {
  const names = CATEGORIES.flatMap((category) => [category, categories[category].ar]).map(normaliseName)
  return [en, ar].some((name) => names.includes(normaliseName(name)))
}

/** Extras that no dish and no choice has, then dishes that have too many besides the options of their choices. */
function checkExtras(raw: EntriesByType, items: readonly CheckedItem[]): readonly Finding[] {
  const extras = raw.extra.flatMap((entry) => {
    const { mapped } = mapExtra(entry)
    return mapped === null ? [] : [{ entry, mapped }]
  })
  const options = new Set(raw.choice.flatMap((entry) => mapChoice(entry).mapped?.optionIds ?? []))
  return [
    ...extras
      .filter(({ entry, mapped }) => !options.has(entry.id) && !items.some((item) => isSelected(item, mapped)))
      .map(({ entry }) => toFinding('without-dish', 'extra', entry, 'categories')),
    ...items.flatMap((checked) => {
      const { entry, item } = checked
      const choices = item.choices?.filter((choice) => !isExtras(choice)) ?? []
      const asked = new Set(choices.flatMap((choice) => choice.options.map(({ id }) => id)))
      const count = extras.filter(({ entry: { id }, mapped }) => isSelected(checked, mapped) && !asked.has(id)).length
      const finding = { rule: 'too-many-extras' as const, value: String(count) }
      return count > MAX_EXTRAS ? [{ ...finding, ...toEntryRef('menuItem', entry) }] : []
    }),
  ]
}

/**
 * Choices that no dish has, those with so few options that their dishes are sold out, then dishes that don't ask for all
 * of their choices.
 */
function checkChoices(raw: EntriesByType, items: readonly CheckedItem[]): readonly Finding[] {
  const published = new Set(raw.extra.filter((entry) => mapExtra(entry).mapped).map(({ id }) => id))
  return raw.choice.flatMap((entry) => {
    const { mapped } = mapChoice(entry)
    if (mapped === null) return []
    const having = items.filter((item) => isSelected(item, mapped))
    if (having.length === 0) return [toFinding('without-dish', 'choice', entry, 'categories')]
    const asked = having.flatMap(({ item }) => item.choices?.filter(({ id }) => id === entry.id) ?? [])
    const isSoldOut = asked.some((choice) => listOffered(choice).length < choice.atLeast)
    // One that needs nothing and has nothing to choose from is never asked.
    const isEmpty = mapped.atLeast === 0 && !mapped.optionIds.some((id) => published.has(id))
    const notAsking = having.filter(({ item }) => !isEmpty && !item.choices?.some(({ id }) => id === entry.id))
    return [
      ...(isSoldOut ? [toFinding('sold-out-choice', 'choice', entry, 'options')] : []),
      ...notAsking.map(({ entry: dish }) => ({
        rule: 'too-many-choices' as const,
        ...toEntryRef('menuItem', dish),
        other: toEntryRef('choice', entry).name,
      })),
    ]
  })
}

/** What the owner has chosen for the discount, and has no dish with a price. */
function checkDiscounted(
  { shopSettings: [settings], menuItem, category }: EntriesByType,
  items: readonly CheckedItem[],
): readonly Finding[] {
  if (settings === undefined) return []
  const { entryIds, categories: discounted } = mapShopSettings(settings).settings.discounted
  const isEmpty = (chosen: Partial<DiscountedDishes>): boolean =>
    !items.some(
      ({ item, siteCategory }) =>
        isOrderable(item) && isChosen(item, siteCategory, { entryIds: [], categories: [], ...chosen }),
    )
  // A link to an entry that is not published has a finding of its own.
  const entries = [...menuItem, ...category].filter(({ id }) => entryIds.includes(id) && isEmpty({ entryIds: [id] }))
  const names = {
    discountedDishes: entries.map(getEntryName),
    discountedCategories: discounted.filter((name) => isEmpty({ categories: [name] })),
  }
  return Object.entries(names).flatMap(([field, empty]) =>
    empty.length === 0 ? [] : toFinding('nothing-discounted', 'shopSettings', settings, field, shortenValue(empty)),
  )
}

/** Items that order links can’t distinguish from an earlier one. */
export function findAmbiguousLinks(entries: readonly RawEntry[]): readonly Finding[] {
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
    item.price ? [{ entry, fils: Number(item.price), category: getFilter(item) }] : [],
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
    .filter(
      (entry) =>
        new FieldReader('menuItem', entry).readBoolean('isBestSeller') ?? isBestSeller(toName(entry), bestSellers),
    )
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
