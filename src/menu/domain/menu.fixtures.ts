/** Items for the tests of the menu and the basket. */
import type { Extra } from './extras.ts'
import type { MenuItem } from './menu.ts'
import type { OwnCategory } from './own-category.ts'
import { applyDiscount, toFils } from '#core/money.ts'

export function createItem(id: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    name: { en: id, ar: `طبق ${id}` },
    description: { en: '', ar: '' },
    price: toFils(1000),
    discountPrice: null,
    image: null,
    category: 'Fries',
    ...changes,
  }
}

/** A best seller: a quarter less than its price, which is in fils. */
export function createBestSeller(id: string, price: number, changes: Partial<MenuItem> = {}): MenuItem {
  return createItem(id, { price: toFils(price), discountPrice: applyDiscount(toFils(price), 25), ...changes })
}

/** An item of a category that the owner has added, the first one and 'Desserts' unless changed. */
export function createOwnItem(id: string, changes: Partial<OwnCategory> = {}): MenuItem {
  const name = { en: 'Desserts', ar: 'حلويات' }
  return createItem(id, {
    category: null,
    ownCategory: { id: 'own-desserts', name, drawing: 'sauces', place: 0, ...changes },
  })
}

/** An item that needs a choice of one of two drinks; the second costs AED 2.00. */
export function createMeal(id: string, changes: Partial<MenuItem> = {}): MenuItem {
  return createItem(id, {
    choices: [{ id: 'drink', name: { en: 'Drink', ar: 'المشروب' }, atLeast: 1, atMost: 1 }],
    extras: [
      createExtra('zero', 0, { name: { en: 'Zero', ar: 'زيرو' }, choiceId: 'drink' }),
      createExtra('juice', 200, { name: { en: 'Juice', ar: 'عصير' }, choiceId: 'drink' }),
    ],
    ...changes,
  })
}

/** An extra; its price is in fils. */
export function createExtra(id: string, price: number, changes: Partial<Extra> = {}): Extra {
  return { id, name: { en: `Extra ${id}`, ar: `إضافة ${id}` }, price: toFils(price), ...changes }
}
