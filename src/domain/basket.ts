import { MAX_QUANTITY } from './specification.ts'

/** The customer's selection: a line for each item, in the order of choosing. Prices come from the current menu. */
export interface BasketLine {
  readonly lineId: string
  readonly itemId: string
  /** 1 to MAX_QUANTITY; a line that falls to 0 is dropped. */
  readonly quantity: number
}

export type Basket = readonly BasketLine[]

/** Nothing chosen yet. */
export const EMPTY_BASKET: Basket = []

/** The line that an item's stepper on the menu changes. */
export function toLineId(itemId: string): string {
  return itemId
}

/** Pieces of one item; 0 when it isn't in the basket. */
export function getItemQuantity(basket: Basket, itemId: string): number {
  return basket.reduce((pieces, line) => (line.itemId === itemId ? pieces + line.quantity : pieces), 0)
}

/** Pieces of all items together. */
export function countItems(basket: Basket): number {
  return basket.reduce((pieces, line) => pieces + line.quantity, 0)
}

/** One piece more or less of an item, within 0 to MAX_QUANTITY; 0 drops the line. */
export function changeQuantity(basket: Basket, itemId: string, step: 1 | -1): Basket {
  const line = basket.find((candidate) => candidate.lineId === toLineId(itemId))
  const quantity = clampQuantity((line?.quantity ?? 0) + step)
  if (line === undefined) return quantity === 0 ? basket : [...basket, { lineId: toLineId(itemId), itemId, quantity }]
  if (quantity === line.quantity) return basket
  return quantity === 0
    ? removeLine(basket, line.lineId)
    : basket.map((candidate) => (candidate === line ? { ...line, quantity } : candidate))
}

/** The basket without one of its lines. */
export function removeLine(basket: Basket, lineId: string): Basket {
  return basket.filter((line) => line.lineId !== lineId)
}

/**
 * Two baskets as one: lines of `base` come first, unchanged, what only `added` holds
 * follows. Used when Clear Cart is undone after something new was chosen.
 */
export function mergeBaskets(base: Basket, added: Basket): Basket {
  return [...base, ...added.filter((line) => !base.some((other) => other.lineId === line.lineId))]
}

function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(0, quantity))
}
