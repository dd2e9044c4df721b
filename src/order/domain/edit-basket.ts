import { getItemQuantity, haveSameRequests, toLineId, type Basket, type BasketLine } from './basket.ts'
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

function createLineId(basket: Basket, itemId: string): string {
  const ids = new Set(basket.map(({ lineId }) => lineId))
  let number = 1
  while (ids.has(toLineId(itemId, number))) number += 1
  return toLineId(itemId, number)
}

/**
 * The basket with lines added: to the line of the item that has the same requests, else below the
 * item's last line, else at the end. `fullItems` are the ids of items that would exceed MAX_QUANTITY:
 * they have as many as they may have.
 */
export function addLines(
  basket: Basket,
  added: readonly Pick<BasketLine, 'itemId' | 'quantity' | 'requests'>[],
): { readonly basket: Basket; readonly fullItems: readonly string[] } {
  let result = basket
  const fullItems = new Set<string>()
  for (const { itemId, quantity, requests } of added) {
    const room = MAX_QUANTITY - getItemQuantity(result, itemId)
    if (quantity > room) fullItems.add(itemId)
    if (room > 0) result = addLine(result, { itemId, quantity: Math.min(quantity, room), requests })
  }
  return { basket: result, fullItems: [...fullItems] }
}

function addLine(basket: Basket, { itemId, quantity, requests }: Omit<BasketLine, 'lineId'>): Basket {
  const equal = basket.find((line) => line.itemId === itemId && haveSameRequests(line, { requests }))
  if (equal !== undefined) {
    return basket.map((line) => (line === equal ? { ...line, quantity: line.quantity + quantity } : line))
  }
  const line = { lineId: createLineId(basket, itemId), itemId, quantity, requests }
  const lastIndex = basket.findLastIndex((other) => other.itemId === itemId)
  return basket.toSpliced(lastIndex === -1 ? basket.length : lastIndex + 1, 0, line)
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
