import { MAX_QUANTITY } from './specification.ts'

/**
 * What the visitor chose. A line has an identity of its own, apart from its dish's, so that the
 * same dish may one day stand in the basket twice with different requests. Prices are not kept
 * here: they come from the current menu.
 */
export interface BasketLine {
  readonly lineId: string
  readonly itemId: string
  /** 1 to MAX_QUANTITY; a line that falls to 0 is dropped. */
  readonly quantity: number
}

export type Basket = readonly BasketLine[]

/** Nothing chosen yet. */
export const EMPTY_BASKET: Basket = []

/** The line that a dish's stepper on the menu steers: today the only one of that dish. */
export function toLineId(itemId: string): string {
  return itemId
}

/** Pieces of one dish; 0 when it isn't in the basket. */
export function getItemQuantity(basket: Basket, itemId: string): number {
  return basket.reduce((pieces, line) => (line.itemId === itemId ? pieces + line.quantity : pieces), 0)
}

/** Pieces of all dishes together. */
export function countItems(basket: Basket): number {
  return basket.reduce((pieces, line) => pieces + line.quantity, 0)
}

/** One piece more or less of a dish, within 0 to MAX_QUANTITY; 0 drops the line. */
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
 * Two baskets as one: what stands in `base` keeps its place and quantity, what only `added` holds
 * follows. Used when Clear Cart is undone after something new was chosen.
 */
export function mergeBaskets(base: Basket, added: Basket): Basket {
  return [...base, ...added.filter((line) => !base.some((other) => other.lineId === line.lineId))]
}

function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(0, quantity))
}
