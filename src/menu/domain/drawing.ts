import type { CategoryChoice } from './filter.ts'
import { getCategoryConfig } from './menu.ts'

/** The name of the drawing for a choice, or for an item without an image. */
export function getDrawing({ category, ownCategory }: CategoryChoice): string {
  return getCategoryConfig(category)?.drawing ?? ownCategory?.drawing ?? category ?? 'All'
}
