import type { Filter } from './filter.ts'

/** The anchor of a category's group in the menu of home: 'menu-chicken-shawarma'. */
export function toGroupAnchor(category: Filter): string {
  return `menu-${category.toLowerCase().replace(/[^a-z\d]+/g, '-')}`
}
