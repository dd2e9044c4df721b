import type { Category } from './menu.ts'

/** The anchor of a category's group in the menu of home: 'menu-chicken-shawarma'. */
export function toGroupAnchor(category: Category): string {
  return `menu-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
