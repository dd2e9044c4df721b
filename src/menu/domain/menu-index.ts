import type { MenuItem } from './menu.ts'

/**
 * Finds an item by its id without trusting the id: a Map, so `__proto__` is a name like any other.
 */
export type MenuIndex = ReadonlyMap<string, MenuItem>

/** The menu by id; of two items with one id the later. */
export function createMenuIndex(menu: readonly MenuItem[]): MenuIndex {
  return new Map(menu.map((item) => [item.id, item]))
}
