import { createLineId } from './add-lines.ts'
import { getItemQuantity, type Basket } from './basket.ts'
import { toggleOption, type OptionKey } from '../../menu/domain/special-requests.ts'
import { MAX_QUANTITY } from '../../core/specification.ts'

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
