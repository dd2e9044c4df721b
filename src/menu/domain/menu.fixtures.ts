/** Items for the tests of the menu and the basket. */
import { UNKNOWN_CHOICE, type Choice, type Chosen, type Option } from './choices.ts'
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
    choices: [
      {
        id: 'drink',
        name: { en: 'Drink', ar: 'المشروب' },
        atLeast: 1,
        atMost: 1,
        options: [
          createOption('zero', 0, { name: { en: 'Zero', ar: 'زيرو' } }),
          createOption('juice', 200, { name: { en: 'Juice', ar: 'عصير' } }),
        ],
      },
    ],
    ...changes,
  })
}

/** An option of a choice, or an extra; its price is in fils. */
export function createOption(id: string, price: number, changes: Partial<Option> = {}): Option {
  return { id, name: { en: `Extra ${id}`, ar: `إضافة ${id}` }, price: toFils(price), ...changes }
}

/** Options that were chosen of one choice. */
export function choose(choiceId: string, ...optionIds: readonly string[]): readonly Chosen[] {
  return optionIds.map((optionId) => ({ choiceId, optionId }))
}

/** Options as a link has them, and as earlier releases stored them. */
export function chooseUntold(...optionIds: readonly string[]): readonly Chosen[] {
  return choose(UNKNOWN_CHOICE, ...optionIds)
}

/** An item with its first choice changed. */
export function withChoice(item: MenuItem, changes: Partial<Choice>): MenuItem {
  return {
    ...item,
    choices: (item.choices ?? []).map((choice, index) => (index === 0 ? { ...choice, ...changes } : choice)),
  }
}
