import { MAX_QUANTITY } from '#core/specification.ts'
import { findEqualLine, getItemQuantity, toLineId, type Basket, type LineContent } from './line.ts'

/** A line id that the basket does not have yet. */
export function createLineId(basket: Basket, itemId: string): string {
  const ids = new Set(basket.map(({ lineId }) => lineId))
  let number = 1
  while (ids.has(toLineId(itemId, number))) number += 1
  return toLineId(itemId, number)
}

/**
 * The basket with lines added: to the line of the item that asks for the same for the same person, else below
 * the item's last line, else at the end. `fullItems` are the ids of items that would exceed MAX_QUANTITY:
 * they have as many as they may have.
 */
export function addLines(
  basket: Basket,
  added: readonly LineContent[],
): { readonly basket: Basket; readonly fullItems: readonly string[] } {
  let result = basket
  const fullItems = new Set<string>()
  for (const { itemId, quantity, requests, extras, person } of added) {
    const room = MAX_QUANTITY - getItemQuantity(result, itemId)
    if (quantity > room) fullItems.add(itemId)
    if (room > 0) result = addLine(result, { itemId, quantity: Math.min(quantity, room), requests, extras, person })
  }
  return { basket: result, fullItems: [...fullItems] }
}

function addLine(basket: Basket, added: LineContent): Basket {
  const { itemId, quantity } = added
  const equal = findEqualLine(basket, added)
  if (equal !== undefined) {
    return basket.map((line) => (line === equal ? { ...line, quantity: line.quantity + quantity } : line))
  }
  const line = { lineId: createLineId(basket, itemId), ...added }
  const lastIndex = basket.findLastIndex((other) => other.itemId === itemId)
  return basket.toSpliced(lastIndex === -1 ? basket.length : lastIndex + 1, 0, line)
}
