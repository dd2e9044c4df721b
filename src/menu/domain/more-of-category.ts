import type { MenuItem } from './menu.ts'

/** Three rows of four. */
const MAX_ITEMS = 12

/**
 * Returns up to twelve other items of an item's category: those after it on the menu, then those before
 * it. So the pages of a large category lead to all of it.
 */
export function listMoreOfCategory(menu: readonly MenuItem[], { id, category }: MenuItem): readonly MenuItem[] {
  const items = menu.filter((item) => item.category === category)
  const place = items.findIndex((item) => item.id === id)
  const others = [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))]
  return others.slice(0, MAX_ITEMS)
}
