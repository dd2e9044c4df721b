/** Dishes for the tests of the menu and the basket. */
import type { MenuItem } from './menu.ts'
import { discountedPrice, fils } from './money.ts'

export function dish(id: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    name: { en: id, ar: `طبق ${id}` },
    description: { en: '', ar: '' },
    price: fils(1000),
    discountPrice: null,
    image: null,
    category: 'Fries',
    ...changes,
  }
}

/** A best seller: a quarter less than its price, which is in fils. */
export function bestSeller(id: string, price: number, changes: Partial<MenuItem> = {}): MenuItem {
  return dish(id, { price: fils(price), discountPrice: discountedPrice(fils(price)), ...changes })
}
