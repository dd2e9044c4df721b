import { readSampleDataset } from '../../fake-contentful/dataset.ts'
import { restaurant } from '../../restaurant.config.ts'
import type { Quantities } from './baskets.ts'

/** An item of the sample menu, priced in hundredths of a dirham without the site's own code. */
export interface ExpectedItem {
  readonly id: string
  readonly name: { readonly en: string; readonly ar: string }
  readonly category: string
  readonly price: bigint
  /** Equal to `price` without a discount. */
  readonly paid: bigint
}

const bestSellers: readonly string[] = restaurant.bestSellers.names.map(({ en }) => en)

export const EXPECTED_MENU: readonly ExpectedItem[] = readSampleDataset()
  .entries.filter((entry) => entry.contentType === 'menuItem')
  .map(({ id, fields }) => {
    const name = { en: String(fields['nameEn']), ar: String(fields['nameAr'] ?? fields['nameEn']) }
    const price = hundredths(String(fields['price']))
    return { id, name, category: String(fields['category']), price, paid: paidFor(name.en, price) }
  })

/** Parses decimal digits: '13.5' is 1350. */
function hundredths(price: string): bigint {
  const [whole = '', part = ''] = price.split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}

/** 25 % off, rounded half up. */
function paidFor(nameEn: string, price: bigint): bigint {
  return bestSellers.includes(nameEn) ? (price * 75n + 50n) / 100n : price
}

export function formatExpectedAed(amount: bigint): string {
  return `AED ${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}

/** Returns the items of a basket with quantities and the expected totals. */
export function toExpectedOrder(pieces: Quantities) {
  const lines = Object.entries(pieces).map(([id, quantity]) => {
    const dish = EXPECTED_MENU.find((candidate) => candidate.id === id)
    if (dish === undefined) throw new Error(`the sample menu has no dish ${id}`)
    return { dish, quantity, was: dish.price * BigInt(quantity), now: dish.paid * BigInt(quantity) }
  })
  const subtotal = lines.reduce((sum, { was }) => sum + was, 0n)
  const total = lines.reduce((sum, { now }) => sum + now, 0n)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { lines, count, subtotal, savings: subtotal - total, total }
}
