import { isAvailableAt } from '#menu/domain/availability.ts'
import { mergeEqualLines, type Basket } from './line.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'

/**
 * Sets the lines of a basket aside whose items are not available at `now` (ms since the epoch). They stay
 * set aside until the customer restores them, also when their item is available again.
 */
export function setUnavailableAside(
  { basket, setAside }: { readonly basket: Basket; readonly setAside: Basket },
  menu: MenuIndex,
  now: number,
): { readonly basket: Basket; readonly setAside: Basket } {
  const available = basket.filter(({ itemId }) => isAvailableAt(menu.get(itemId)?.availability, now))
  if (available.length === basket.length) return { basket, setAside }
  const moved = basket.filter((line) => !available.includes(line))
  return { basket: available, setAside: mergeEqualLines([...setAside, ...moved]) }
}
