import { EMPTY_BASKET, type Basket, type LineContent } from '../basket.ts'
import { addLines } from '../add-lines.ts'
import { decodeOrderLink } from './decode-order-link.ts'
import { encodeOrderLink } from './encode-order-link.ts'
import { BASKET_PREFIX, isBasketFragment } from './is-basket-fragment.ts'
import { resolveOrder } from './resolved-order.ts'
import { EMPTY_ORDER_LINK, toLinkLines } from './order-link.ts'
import type { MenuIndex } from '../../../menu/domain/menu-index.ts'

/** Writes a basket as the fragment of an address, with nothing of the form; '' for an empty one. */
export function toBasketFragment(lines: readonly LineContent[]): string {
  return lines.length === 0 ? '' : BASKET_PREFIX + encodeOrderLink({ ...EMPTY_ORDER_LINK, lines: toLinkLines(lines) })
}

/**
 * Reads what `toBasketFragment` has written, against the current menu; any other fragment is an empty
 * basket. `droppedCount`: dishes that the menu does not have.
 */
export function parseBasketFragment(
  fragment: string,
  menu: MenuIndex,
): { readonly basket: Basket; readonly droppedCount: number } {
  const decoded = isBasketFragment(fragment) ? decodeOrderLink(fragment.slice(BASKET_PREFIX.length)) : null
  if (decoded?.status !== 'valid') return { basket: EMPTY_BASKET, droppedCount: 0 }
  const { lines, priced } = resolveOrder(decoded.link.lines, menu)
  const { basket } = addLines(EMPTY_BASKET, priced.lines)
  return {
    basket,
    droppedCount: new Set(lines.filter(({ status }) => status !== 'orderable').map(({ code }) => code)).size,
  }
}
