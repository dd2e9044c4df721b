import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import type { Bilingual } from '#core/text/language.ts'
import { createStore } from '#browser/stores/create-store.ts'
import type { Line } from '../../lines/line.ts'
import type { HandOff } from '../../send/hand-off.ts'
import type { OrderReference } from '../../send/order-reference.ts'
import { sendingStore } from '../../send/state/sending-store.ts'
import { REMOVED_STAY_MS } from '#core/specification.ts'
import { insertLine } from '../../lines/edit-lines.ts'
import { setBasket } from '../../lines/state/basket-actions.ts'
import { setHandOff } from '../../send/state/hand-off-actions.ts'
import { removeFromBasket } from '../../lines/state/line-actions.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { setOrderReference } from '../../send/state/reference-actions.ts'

/** A line that was removed. */
interface RemovedLine {
  readonly line: Line
  /** Its place in the basket. */
  readonly index: number
  /** Its item's. */
  readonly name: Bilingual
  /** The order's, before the line was removed. */
  readonly reference: OrderReference | null
  readonly handOff: HandOff | null
  /** As stored. */
  readonly takenLines: string | null
}

/** The line that was removed last, while that can be undone. */
export const removedStore = createStore<{ readonly removed: RemovedLine | null }>({ removed: null })

/** Removes a line, and offers for a while to bring it back. */
export function removeLineUndoably(lineId: string): void {
  const { basket, priced } = linesStore.getState()
  const { reference, handOff } = sendingStore.getState()
  const index = basket.findIndex((line) => line.lineId === lineId)
  const line = basket[index]
  const name = priced.lines.find((candidate) => candidate.lineId === lineId)?.item.name
  const takenLines = safeSessionStorage.read(SESSION_KEYS.takenLines)
  removeFromBasket(lineId)
  if (line === undefined || name === undefined) return
  const removed = { line, index, name, reference, handOff, takenLines }
  removedStore.setState({ removed })
  setTimeout(() => {
    if (removedStore.getState().removed === removed) removedStore.setState({ removed: null })
  }, REMOVED_STAY_MS)
}

/**
 * Brings the removed line back to its place; the last one with the order's number and hand-off and what came from
 * friends, which ended with the basket. Returns the id of the line that has its pieces now.
 */
export function undoRemoval(): string | null {
  const { removed } = removedStore.getState()
  if (removed === null) return null
  removedStore.setState({ removed: null })
  const { basket, lineId } = insertLine(linesStore.getState().basket, removed.line, removed.index)
  const isLast = linesStore.getState().basket.length === 0
  setBasket(basket)
  if (isLast) safeSessionStorage.write(SESSION_KEYS.takenLines, removed.takenLines)
  if (sendingStore.getState().reference === null) {
    setOrderReference(removed.reference)
    setHandOff(removed.handOff)
  }
  return lineId
}
