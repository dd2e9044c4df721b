import { getCategoryConfig, isCategory } from './menu.ts'
import type { Filter } from './menu-filters.ts'

/** The name of the drawing for a filter or a category; null: that of an item in no category. */
export function getDrawing(filter: Filter | null = null): string {
  const drawing = filter !== null && isCategory(filter) ? getCategoryConfig(filter).drawing : undefined
  return drawing ?? filter ?? 'All'
}
