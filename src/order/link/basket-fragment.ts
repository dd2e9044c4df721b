import { EMPTY_BASKET, type Basket, type LineContent } from '../lines/line.ts'
import { addLines } from '../lines/edit-lines.ts'
import { decodeOrderLink } from './decode-order-link.ts'
import { encodeOrderLink } from './encode-order-link.ts'
import { BASKET_PREFIX, isBasketFragment } from './is-basket-fragment.ts'
import { countCardDishes, resolveOrder } from './resolved-order.ts'
import { toOrderCardUrl } from './order-card-url.ts'
import { EMPTY_ORDER_LINK, toLinkLines, type LinkLine } from './order-link.ts'
import type { Language } from '#core/text/language.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'

/** Writes a basket as the fragment of an address, with nothing of the form and no names; '' for an empty one. */
export function toBasketFragment(lines: readonly LineContent[]): string {
  if (lines.length === 0) return ''
  return BASKET_PREFIX + encodeOrderLink({ ...EMPTY_ORDER_LINK, lines: withoutNames(toLinkLines(lines)) })
}

/** The path of the page that shows a basket from another device and asks; null where the fragment has none. */
export function toSharedBasketUrl(fragment: string, language: Language): string | null {
  const lines = readLines(fragment)
  return lines.length === 0 ? null : toOrderCardUrl('', language, { ...EMPTY_ORDER_LINK, lines })
}

/**
 * Reads what `toBasketFragment` has written, against the current menu; any other fragment is an empty
 * basket. `droppedCount`: dishes that the menu does not have.
 */
export function parseBasketFragment(
  fragment: string,
  menu: MenuIndex,
): { readonly basket: Basket; readonly droppedCount: number } {
  const { lines, priced } = resolveOrder(readLines(fragment), menu)
  const { basket } = addLines(EMPTY_BASKET, priced.lines)
  return { basket, droppedCount: countCardDishes(lines.filter(({ status }) => status !== 'orderable')) }
}

function readLines(fragment: string): readonly LinkLine[] {
  const decoded = isBasketFragment(fragment) ? decodeOrderLink(fragment.slice(BASKET_PREFIX.length)) : null
  return decoded?.status === 'valid' ? withoutNames(decoded.link.lines) : []
}

/** Anybody can write an address, and a name may be any text. */
function withoutNames(lines: readonly LinkLine[]): readonly LinkLine[] {
  return lines.map((line) => ({ ...line, person: undefined }))
}
