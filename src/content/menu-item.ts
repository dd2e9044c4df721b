import { isBestSeller, type BestSellerRule } from '../domain/best-sellers.ts'
import { cleanLine, cutEndlessWords } from '../domain/text.ts'
import { categoryOf, type MenuItem } from '../domain/menu.ts'
import { discountedPrice, filsFromAed } from '../domain/money.ts'
import type { TypeMenuItemFields } from './content-types.ts'
import type { ForeignEntry, Unbelieved } from './delivery-client.ts'
import { assetPicture, text } from './asset-picture.ts'

/** What reading one entry came to: a dish, or null where no visitor could tell what it is (C25), and what was odd. */
export interface ReadItem {
  readonly item: MenuItem | null
  /** Where the owner wants it in the menu, smaller first; null where they did not say. */
  readonly sortOrder: number | null
  readonly complaints: readonly string[]
}

/** Translates a `menuItem` entry into a dish of the menu (CNT-1). */
export function menuItem(entry: ForeignEntry, bestSellers: BestSellerRule, serviceHost: string): ReadItem {
  const { id } = entry
  const fields: Unbelieved<TypeMenuItemFields> = entry.fields
  const name = { en: ownersLine(fields.nameEn), ar: ownersLine(fields.nameAr) }
  if (name.en === '' && name.ar === '')
    return { item: null, sortOrder: null, complaints: ['no name in either language'] }
  const { sortOrder } = fields
  const price = filsFromAed(fields.price)
  const category = categoryOf(text(fields.category))
  const item: MenuItem = {
    id,
    name,
    description: { en: ownersLine(fields.descriptionEn), ar: ownersLine(fields.descriptionAr) },
    price,
    discountPrice: price !== null && isBestSeller(name, bestSellers) ? discountedPrice(price) : null,
    image: assetPicture(fields.image, serviceHost),
    category,
  }
  const complaints = [
    ...(price === null ? ['the price is no price'] : []),
    ...(category === null ? ['unknown category'] : []),
  ]
  return { item, sortOrder: Number.isSafeInteger(sortOrder) ? (sortOrder as number) : null, complaints }
}

/** What the owner wrote, fit to be shown on a line; '' for what is no text. */
function ownersLine(value: unknown): string {
  return cutEndlessWords(cleanLine(text(value)))
}
