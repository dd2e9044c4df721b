import { isBestSeller } from '../menu/domain/best-sellers.ts'
import type { BestSellerRule } from '../shop/domain/restaurant.ts'
import { normaliseLine, truncateLongArabicWords } from '../core/text/text.ts'
import { parseCategory, type MenuItem } from '../menu/domain/menu.ts'
import { applyDiscount, aedToFils } from '../core/money.ts'
import type { Untrusted } from './content-types.ts'
import type { RawEntry } from './contentful-client.ts'
import { formatFieldProblem } from './field-reader.ts'
import { mapAsset, toText } from './map-asset.ts'
import { mapItemOptions } from './map-item-options.ts'

export interface MappedItem {
  /** null if the entry has no name: customers would not know what it is. */
  readonly item: MenuItem | null
  /** Position in the menu chosen by the owner, smallest first; null if not set. */
  readonly sortOrder: number | null
  /** For the log. */
  readonly warnings: readonly string[]
}

export function mapMenuItem(entry: RawEntry, bestSellers: BestSellerRule, serviceHost: string): MappedItem {
  const { id } = entry
  const fields: Untrusted<'menuItem'> = entry.fields
  const name = { en: cleanText(fields.nameEn), ar: cleanText(fields.nameAr) }
  if (name.en === '' && name.ar === '') return { item: null, sortOrder: null, warnings: ['no name in either language'] }
  const { sortOrder } = fields
  const price = aedToFils(fields.price)
  const category = parseCategory(toText(fields.category))
  const options = mapItemOptions(entry)
  const item: MenuItem = {
    id,
    name,
    description: { en: cleanText(fields.descriptionEn), ar: cleanText(fields.descriptionAr) },
    price,
    discountPrice:
      price !== null && (options.isBestSeller ?? isBestSeller(name, bestSellers)) ? applyDiscount(price) : null,
    image: mapAsset(fields.image, serviceHost),
    category,
    ...(options.availability !== null && { availability: options.availability }),
    ...options.dietaryInfo,
  }
  const warnings = [
    ...(price === null ? ['invalid price'] : []),
    ...(category === null ? ['unknown category'] : []),
    ...options.problems.map(formatFieldProblem),
  ]
  return { item, sortOrder: Number.isSafeInteger(sortOrder) ? (sortOrder as number) : null, warnings }
}

/** Normalises a text for a single line; '' if the value is not a string. */
function cleanText(value: unknown): string {
  return truncateLongArabicWords(normaliseLine(toText(value)))
}
