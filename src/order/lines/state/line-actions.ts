import { changeLineQuantity, findEqualLine, removeLine, type Basket } from '../line.ts'
import { addLines, mergeBaskets, restoreAside, splitLine, toggleRequest } from '../edit-lines.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import { canBeAdded, setBasket } from './basket-actions.ts'
import { linesStore } from './lines-store.ts'

/**
 * One more or one less of a line; no more where the item has as many as it may have. Returns the
 * line's quantity.
 */
export function stepLine(lineId: string, step: 1 | -1): number {
  const { basket } = linesStore.getState()
  const next = changeLineQuantity(basket, lineId, step)
  if (next !== basket) setBasket(next)
  return next.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** Adds lines of one item; returns false where `canBeAdded` does. */
export function addItem(itemId: string, lines: Basket): boolean {
  if (!canBeAdded(itemId)) return false
  setBasket(addLines(linesStore.getState().basket, lines).basket)
  return true
}

/** Splits a line, as `splitLine` does. Returns the new line's id, or null where the item would exceed MAX_QUANTITY. */
export function addLineBelow(lineId: string): string | null {
  const { basket, newLineId } = splitLine(linesStore.getState().basket, lineId)
  setBasket(basket)
  return newLineId
}

export function toggleLineRequest(lineId: string, key: RequestKey): void {
  setBasket(toggleRequest(linesStore.getState().basket, lineId, key))
}

/**
 * Lets a line that is set aside count again. Returns the id of the line that has its pieces now; null where there is
 * none, as the item is not available.
 */
export function restoreLine(lineId: string): string | null {
  const { basket } = linesStore.getState()
  const line = basket.find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return null
  setBasket(restoreAside(basket, lineId))
  return findEqualLine(linesStore.getState().basket, line)?.lineId ?? null
}

export function removeFromBasket(lineId: string): void {
  setBasket(removeLine(linesStore.getState().basket, lineId))
}

/** Brings back a basket; what was chosen since stays. */
export function mergeIntoBasket(basket: Basket): void {
  setBasket(mergeBaskets(basket, linesStore.getState().basket))
}
