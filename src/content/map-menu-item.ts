import { isBestSeller, type BestSellerRule } from '../domain/best-sellers.ts'
import { normaliseLine, truncateLongWords } from '../domain/text.ts'
import { parseCategory, type MenuItem } from '../domain/menu.ts'
import { applyDiscount, aedToFils } from '../domain/money.ts'
import type { TypeMenuItemFields } from './content-types.ts'
import type { RawEntry, Untrusted } from './contentful-client.ts'
import { mapAsset, toText } from './map-asset.ts'

/** What reading one entry came to: a dish, or null where no visitor could tell what it is (C25), and what was odd. */
export interface MappedItem {
  readonly item: MenuItem | null
  /** Where the owner wants it in the menu, smaller first; null where they did not say. */
  readonly sortOrder: number | null
  readonly warnings: readonly string[]
}

/** Translates a `menuItem` entry into a dish of the menu (CNT-1). */
export function mapMenuItem(entry: RawEntry, bestSellers: BestSellerRule, serviceHost: string): MappedItem {
  const { id } = entry
  const fields: Untrusted<TypeMenuItemFields> = entry.fields
  const name = { en: cleanText(fields.nameEn), ar: cleanText(fields.nameAr) }
  if (name.en === '' && name.ar === '') return { item: null, sortOrder: null, warnings: ['no name in either language'] }
  const { sortOrder } = fields
  const price = aedToFils(fields.price)
  const category = parseCategory(toText(fields.category))
  const item: MenuItem = {
    id,
    name,
    description: { en: cleanText(fields.descriptionEn), ar: cleanText(fields.descriptionAr) },
    price,
    discountPrice: price !== null && isBestSeller(name, bestSellers) ? applyDiscount(price) : null,
    image: mapAsset(fields.image, serviceHost),
    category,
  }
  const warnings = [
    ...(price === null ? ['the price is no price'] : []),
    ...(category === null ? ['unknown category'] : []),
  ]
  return { item, sortOrder: Number.isSafeInteger(sortOrder) ? (sortOrder as number) : null, warnings: warnings }
}

/** What the owner wrote, fit to be shown on a line; '' for what is no text. */
function cleanText(value: unknown): string {
  return truncateLongWords(normaliseLine(toText(value)))
}
