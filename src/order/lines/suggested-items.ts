import { isAvailableAt } from '#menu/domain/availability.ts'
import { isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import type { Instant } from '#core/time/dubai-time.ts'
import type { Line } from './line.ts'

const MAX_SUGGESTED_ITEMS = 3

/**
 * Returns the first three of the owner's dishes that go with an order which can be ordered now and are not in
 * the basket. `chosen` are all its lines, those that are set aside included.
 */
export function listSuggestedItems(
  goesWith: readonly string[],
  menu: MenuIndex,
  chosen: readonly Pick<Line, 'itemId'>[],
  now: Instant,
): readonly MenuItem[] {
  const chosenIds = new Set(chosen.map(({ itemId }) => itemId))
  return goesWith
    .flatMap((id) => menu.get(id) ?? [])
    .filter((item) => !chosenIds.has(item.id) && isOrderable(item) && isAvailableAt(item.availability, now))
    .slice(0, MAX_SUGGESTED_ITEMS)
}
