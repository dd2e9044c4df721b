import type { Basket } from './line.ts'
import { addLines } from './add-lines.ts'
import { isOrderable } from '#menu/domain/menu.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { sortRequests } from '#menu/domain/special-requests.ts'

/**
 * Moves the unknown lines of a basket whose items this menu offers into the basket, with the requests
 * that the item has. A page's menu may be older than the one that the basket was made with, so a line
 * stays unknown, and is not lost, until a newer menu is known.
 */
export function takeKnownLines(
  { basket, unknown }: { readonly basket: Basket; readonly unknown: Basket },
  menu: MenuIndex,
): { readonly basket: Basket; readonly unknown: Basket } {
  const isKnown = (itemId: string): boolean => {
    const item = menu.get(itemId)
    return item !== undefined && isOrderable(item)
  }
  const known = unknown.filter(({ itemId }) => isKnown(itemId))
  if (known.length === 0) return { basket, unknown }
  const offered = known.map((line) => ({
    ...line,
    requests: sortRequests(line.requests, menu.get(line.itemId)?.category ?? null),
  }))
  return { basket: addLines(basket, offered).basket, unknown: unknown.filter(({ itemId }) => !isKnown(itemId)) }
}
