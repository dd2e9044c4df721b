import type { EntriesByType, RawEntry } from '../api/contentful-client.ts'
import { mapDeliveryArea } from '../mapping/map-delivery-area.ts'
import { mapShopSettings } from '../mapping/map-shop-settings.ts'
import type { FieldProblem } from '../model/validate-entry.ts'

type FindProblems = (entry: RawEntry) => readonly FieldProblem[]

/**
 * Replaces unusable fields of the settings and of delivery areas by their last good values: a
 * mistake in the WhatsApp number must not send orders to the configured number. A field that the
 * owner has emptied stays empty.
 */
export function keepLastGoodValues(raw: EntriesByType, last: EntriesByType | null): EntriesByType {
  const { shopSettings, deliveryArea } = raw
  const kept = {
    shopSettings: keepInEntries(shopSettings, last?.shopSettings, (entry) => mapShopSettings(entry).problems),
    deliveryArea: keepInEntries(deliveryArea, last?.deliveryArea, (entry) => mapDeliveryArea(entry).problems),
  }
  const isSame = kept.shopSettings === shopSettings && kept.deliveryArea === deliveryArea
  return isSame ? raw : { ...raw, ...kept }
}

function keepInEntries(
  entries: readonly RawEntry[],
  lastEntries: readonly RawEntry[] = [],
  findProblems: FindProblems,
): readonly RawEntry[] {
  const lastById = new Map(lastEntries.map((entry) => [entry.id, entry]))
  const replaced = entries.map((entry) => {
    const last = lastById.get(entry.id)
    const unusable = last === undefined ? [] : listUnusableFields(entry, findProblems)
    if (last === undefined || unusable.length === 0) return entry
    const unusableBefore = listUnusableFields(last, findProblems)
    const kept = unusable.filter((field) => last.fields[field] !== undefined && !unusableBefore.includes(field))
    if (kept.length === 0) return entry
    const values = Object.fromEntries(kept.map((field) => [field, last.fields[field]]))
    return { ...entry, fields: { ...entry.fields, ...values } }
  })
  return replaced.some((entry, index) => entry !== entries[index]) ? replaced : entries
}

function listUnusableFields(entry: RawEntry, findProblems: FindProblems): readonly string[] {
  return findProblems(entry).flatMap(({ field, value }) => (value === '' ? [] : [field]))
}
