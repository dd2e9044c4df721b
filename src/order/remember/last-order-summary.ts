import { formatShortAed } from '#core/money.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { decodeOrderLink } from '../link/decode-order-link.ts'
import { resolveOrder } from '../link/resolved-order.ts'
import { parseRememberedOrder } from './remembered-order.ts'

/**
 * 'Chicken Combo + 2 · AED 59': the first dish of the order that is kept, how many pieces there are besides, and what
 * they cost today. '' where nothing of it can be ordered, or nothing is kept.
 */
export function summarizeLastOrder(stored: string | null, menu: MenuIndex, language: Language): string {
  const remembered = parseRememberedOrder(stored)
  const decoded = remembered && decodeOrderLink(remembered.basket)
  if (decoded?.status !== 'valid') return ''
  const { lines, total, itemCount } = resolveOrder(decoded.link.lines, menu).priced
  const [first] = lines
  if (first === undefined) return ''
  const others = itemCount > 1 ? ` + ${itemCount - 1}` : ''
  return keepFigures(`${toLocalText(first.item.name, language).text}${others} · ${formatShortAed(total)}`)
}
