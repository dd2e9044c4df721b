import { CATEGORIES, type MenuItem } from '#menu/domain/menu.ts'
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

export function isSelected({ id, category }: MenuItem, { categories, itemIds }: ItemSelection): boolean {
  return itemIds.includes(id) || (category !== null && categories.includes(category))
}
