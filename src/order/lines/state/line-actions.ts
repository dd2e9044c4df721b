import { useStore } from 'zustand'
import { changeLineQuantity, findEqualLine, removeLine, type Basket, type BasketLine } from '../line.ts'
import { addLines } from '../add-lines.ts'
import { mergeBaskets, splitLine, toggleRequest } from '../edit-lines.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { OptionKey } from '#menu/domain/special-requests.ts'
import { canBeAdded, setBasket } from './basket-actions.ts'
import { orderStore } from './order-store.ts'
import { menuStore } from '#menu/state/menu-store.ts'

/**
 * One more or one less of a line; no more where the item has as many as it may have. Returns the
 * line's quantity.
 */
export function stepLine(lineId: string, step: 1 | -1): number {
  const { basket } = orderStore.getState()
  const next = changeLineQuantity(basket, lineId, step)
  if (next !== basket) setBasket(next)
  return next.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** Adds lines of one item; returns false where `canBeAdded` does. */
export function addItem(itemId: string, lines: Basket): boolean {
  if (!canBeAdded(itemId)) return false
  setBasket(addLines(orderStore.getState().basket, lines).basket)
  return true
}

/** Splits a line, as `splitLine` does. Returns the new line's id, or null where the item would exceed MAX_QUANTITY. */
export function addLineBelow(lineId: string): string | null {
  const { basket, newLineId } = splitLine(orderStore.getState().basket, lineId)
  setBasket(basket)
  return newLineId
}

/** Chooses a special request of a line, or takes it back. */
export function toggleLineRequest(lineId: string, key: OptionKey): void {
  setBasket(toggleRequest(orderStore.getState().basket, lineId, key))
}

/**
 * Lets a line that is set aside count again, up to MAX_QUANTITY pieces of its item. Returns the id of the line
 * that has its pieces now; null where there is none, as the item is not available.
 */
export function restoreLine(lineId: string): string | null {
  const { basket, setAside } = orderStore.getState()
  const line = setAside.find((candidate) => candidate.lineId === lineId)
  if (line === undefined) return null
  setBasket(
    addLines(basket, [line]).basket,
    setAside.filter((other) => other !== line),
  )
  return findEqualLine(orderStore.getState().basket, line)?.lineId ?? null
}

/** Removes a line that is set aside. */
export function removeSetAsideLine(lineId: string): void {
  const { basket, setAside } = orderStore.getState()
  setBasket(
    basket,
    setAside.filter((line) => line.lineId !== lineId),
  )
}

export function removeFromBasket(lineId: string): void {
  setBasket(removeLine(orderStore.getState().basket, lineId))
}

/** Brings back a basket with the lines that did not count; what was chosen since stays. */
export function mergeIntoBasket({
  basket,
  setAside,
  unknown,
}: {
  readonly basket: Basket
  readonly setAside: Basket
  readonly unknown: Basket
}): void {
  setBasket(mergeBaskets(basket, orderStore.getState().basket), setAside, unknown)
}

/** A line whose item was not available, with the item as the menu has it now. */
export interface SetAsideLine extends BasketLine {
  /** Null once it has left the menu while the page was closed. */
  readonly item: MenuItem | null
  /** Whether it has left the menu. */
  readonly isGone: boolean
}

export function useSetAside(): readonly SetAsideLine[] {
  const setAside = useStore(orderStore, (state) => state.setAside)
  const { index, removedItems } = useStore(menuStore)
  return setAside.map((line) => ({
    ...line,
    item: index.get(line.itemId) ?? removedItems.get(line.itemId) ?? null,
    isGone: !index.has(line.itemId),
  }))
}
