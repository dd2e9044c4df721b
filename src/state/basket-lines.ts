import { useMemo } from 'react'
import { useStore } from 'zustand'
import { changeLineQuantity, mergeEqualLines, removeLine, type Basket } from '../domain/basket.ts'
import { mergeBaskets, splitLine, toggleRequest } from '../domain/basket-lines.ts'
import { priceBasket, type PricedBasket } from '../domain/priced-basket.ts'
import type { OptionKey } from '../domain/special-requests.ts'
import { basketStore, setBasket } from './basket-store.ts'
import { menuStore } from './menu-store.ts'

/**
 * One more or one less of a line; no more where the item has as many as it may have. Returns the
 * line's quantity.
 */
export function stepLine(lineId: string, step: 1 | -1): number {
  const { basket } = basketStore.getState()
  const next = changeLineQuantity(basket, lineId, step)
  if (next !== basket) setBasket(next)
  return next.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** Splits a line, as `splitLine` does. Returns the new line's id, or null where the item would exceed MAX_QUANTITY. */
export function addLineBelow(lineId: string): string | null {
  const { basket, newLineId } = splitLine(basketStore.getState().basket, lineId)
  setBasket(basket)
  return newLineId
}

/** Chooses a special request of a line, or takes it back. */
export function toggleLineRequest(lineId: string, key: OptionKey): void {
  setBasket(toggleRequest(basketStore.getState().basket, lineId, key))
}

/** The basket as an order says it: lines of an item with the same requests are one. */
export function useMergedBasket(): PricedBasket {
  const { basket, priced } = useStore(basketStore)
  // `priced` changes with every change of the menu, too.
  return useMemo(() => priceBasket(mergeEqualLines(basket), menuStore.getState().index), [basket, priced])
}

export function removeFromBasket(lineId: string): void {
  setBasket(removeLine(basketStore.getState().basket, lineId))
}

/** Brings back a basket; what was chosen since stays. */
export function mergeIntoBasket(basket: Basket): void {
  setBasket(mergeBaskets(basket, basketStore.getState().basket))
}
