import { CATEGORIES, type Category } from '#menu/domain/menu.ts'
import type { FieldReader } from './field-reader.ts'

/** Which items an entry is for: all of these categories, and these. */
export interface ItemSelection {
  readonly categories: readonly string[]
  readonly itemIds: readonly string[]
}

/** Reads the fields 'For categories' and 'For dishes'. */
export function readItemSelection(reader: FieldReader): ItemSelection {
  return { categories: reader.readChoices('categories', CATEGORIES), itemIds: reader.readEntryIds('items') }
}

/** What an item is selected by. In a category of the owner's own it keeps the one of the site that its entry has. */
export interface Selectable {
  readonly id: string
  readonly siteCategory: Category | null
}

export function readSiteCategory(reader: FieldReader): Category | null {
  return reader.readChoice('category', CATEGORIES)
}

export function isSelected(
  { id, siteCategory: category }: Selectable,
  { categories, itemIds }: ItemSelection,
): boolean {
  return itemIds.includes(id) || (category !== null && categories.includes(category))
}
