import { getItemQuantity, toLineId, type Basket } from './basket.ts'
import { toggleOption, type OptionKey } from './special-requests.ts'
import { MAX_QUANTITY } from './specification.ts'

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

function createLineId(basket: Basket, itemId: string): string {
  const ids = new Set(basket.map(({ lineId }) => lineId))
  let number = 1
  while (ids.has(toLineId(itemId, number))) number += 1
  return toLineId(itemId, number)
}

/** The basket with one request of a line chosen, or taken back. */
export function toggleRequest(basket: Basket, lineId: string, key: OptionKey): Basket {
  return basket.map((line) => (line.lineId === lineId ? { ...line, requests: toggleOption(line.requests, key) } : line))
}
