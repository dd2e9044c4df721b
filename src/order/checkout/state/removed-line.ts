import { REMOVED_STAY_MS } from '#core/specification.ts'
import { insertLine } from '../../lines/edit-lines.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { checkoutStore } from './checkout-store.ts'
import { setHandOff } from '../../send/state/hand-off-actions.ts'
import { removeFromBasket } from '../../lines/state/line-actions.ts'
import { orderStore } from '../../lines/state/lines-store.ts'
import { setOrderReference } from '../../send/state/reference-actions.ts'

/** Removes a line, and offers for a while to bring it back. */
export function removeLineUndoably(lineId: string): void {
  const { basket, priced, reference, handOff } = orderStore.getState()
  const index = basket.findIndex((line) => line.lineId === lineId)
  const line = basket[index]
  const name = priced.lines.find((candidate) => candidate.lineId === lineId)?.item.name
  removeFromBasket(lineId)
  if (line === undefined || name === undefined) return
  const removed = { line, index, name, reference, handOff }
  checkoutStore.setState({ removed })
  setTimeout(() => {
    if (checkoutStore.getState().removed === removed) checkoutStore.setState({ removed: null })
  }, REMOVED_STAY_MS)
}

/**
 * Brings the removed line back to its place; the last one with the order's number and hand-off, which ended with
 * the basket. Returns the id of the line that has its pieces now.
 */
export function undoRemoval(): string | null {
  const { removed } = checkoutStore.getState()
  if (removed === null) return null
  checkoutStore.setState({ removed: null })
  const { basket, lineId } = insertLine(orderStore.getState().basket, removed.line, removed.index)
  setBasket(basket)
  if (orderStore.getState().reference === null) {
    setOrderReference(removed.reference)
    setHandOff(removed.handOff)
  }
  return lineId
}
