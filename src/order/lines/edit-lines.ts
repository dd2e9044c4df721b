import { addLines, createLineId } from './add-lines.ts'
import { findEqualLine, getItemQuantity, type Basket, type BasketLine } from './line.ts'
import { toggleOption, type OptionKey } from '#menu/domain/special-requests.ts'
import { MAX_QUANTITY } from '#core/specification.ts'

/**
 * Inserts a line of quantity 1 with the same requests below the given line. Above quantity 1 the given
 * line has one less; at quantity 1 the item has one more. Returns the new line's id, or null where
 * the item would exceed MAX_QUANTITY.
 */
export function splitLine(
  basket: Basket,
  lineId: string,
): { readonly basket: Basket; readonly newLineId: string | null } {
  const line = basket.find((candidate) => candidate.lineId === lineId)
  if (line === undefined || (line.quantity === 1 && getItemQuantity(basket, line.itemId) >= MAX_QUANTITY)) {
    return { basket, newLineId: null }
  }
  const newLineId = createLineId(basket, line.itemId)
  const rest = { ...line, quantity: Math.max(1, line.quantity - 1) }
  const separate = { ...line, lineId: newLineId, quantity: 1 }
  const changed = basket.flatMap((candidate) => (candidate === line ? [rest, separate] : [candidate]))
  return { basket: changed, newLineId }
}

/**
 * Puts a line that was removed back to its place. Where the basket has got pieces of its item since, they join or
 * stand below those. Returns the id of the line that has its pieces now, or null if there is no room for any.
 */
export function insertLine(
  basket: Basket,
  line: BasketLine,
  index: number,
): { readonly basket: Basket; readonly lineId: string | null } {
  const quantity = getItemQuantity(basket, line.itemId)
  const isItsPlace = quantity === 0 || [basket[index - 1], basket[index]].some((other) => other?.itemId === line.itemId)
  const isTaken = basket.some(({ lineId }) => lineId === line.lineId)
  if (isItsPlace && !isTaken && quantity + line.quantity <= MAX_QUANTITY) {
    return { basket: basket.toSpliced(index, 0, line), lineId: line.lineId }
  }
  const next = addLines(basket, [line]).basket
  return { basket: next, lineId: findEqualLine(next, line)?.lineId ?? null }
}

/** The basket with one request of a line chosen, or taken back. */
export function toggleRequest(basket: Basket, lineId: string, key: OptionKey): Basket {
  return basket.map((line) => (line.lineId === lineId ? { ...line, requests: toggleOption(line.requests, key) } : line))
}

/**
 * Two baskets as one: lines of `base` come first, unchanged; items that only `added` holds follow.
 * Used when Clear Cart is undone after something new was chosen.
 */
export function mergeBaskets(base: Basket, added: Basket): Basket {
  return [...base, ...added.filter((line) => !base.some((other) => other.itemId === line.itemId))]
}
