import type { OptionKey } from '#menu/domain/special-requests.ts'
import type { BasketLine } from './line.ts'

/** The only line of an item. */
export function createLine(itemId: string, quantity: number, ...requests: readonly OptionKey[]): BasketLine {
  return { lineId: itemId, itemId, quantity, requests }
}
