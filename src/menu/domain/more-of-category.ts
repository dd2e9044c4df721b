import type { MenuItem } from './menu.ts'
import { getFilter } from './filter.ts'

/** Three rows of four. */
const MAX_ITEMS = 12

/**
 * Returns up to twelve other items of an item's category: those after it on the menu, then those before
 * it. So the pages of a large category lead to all of it.
 */
export function listMoreOfCategory(menu: readonly MenuItem[], dish: MenuItem): readonly MenuItem[] {
  const items = menu.filter((item) => getFilter(item) === getFilter(dish))
  const place = items.findIndex(({ id }) => id === dish.id)
  const others = [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))]
  return others.slice(0, MAX_ITEMS)
}
