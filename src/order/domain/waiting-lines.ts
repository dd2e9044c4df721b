import { isAvailableAt } from '../../menu/domain/availability.ts'
import { mergeEqualLines, type Basket } from './basket.ts'
import type { MenuIndex } from '../../menu/domain/menu-index.ts'

/**
 * Moves the lines of a basket whose items are not available at `now` (ms since the epoch) to the
 * waiting ones. A line waits until the customer puts it back, also when its item is available again.
 */
export function moveToWaiting(
  { basket, waiting }: { readonly basket: Basket; readonly waiting: Basket },
  menu: MenuIndex,
  now: number,
): { readonly basket: Basket; readonly waiting: Basket } {
  const available = basket.filter(({ itemId }) => isAvailableAt(menu.get(itemId)?.availability, now))
  if (available.length === basket.length) return { basket, waiting }
  const moved = basket.filter((line) => !available.includes(line))
  return { basket: available, waiting: mergeEqualLines([...waiting, ...moved]) }
}
