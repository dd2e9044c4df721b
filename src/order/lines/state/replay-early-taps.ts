import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { countEarlyTaps, parseEarlyTaps } from '../early-taps.ts'
import { addLines } from '../edit-lines.ts'
import { changeItemQuantity, setBasket } from './basket-actions.ts'
import { linesStore } from './lines-store.ts'

/** How many taps wait to be replayed. */
export function countStoredEarlyTaps(): number {
  return countEarlyTaps(parseEarlyTaps(safeSessionStorage.read(SESSION_KEYS.earlyTaps)))
}

/**
 * Adds what was tapped before hydration, on this page or on the one before it, to the restored basket. An
 * item that can't be ordered gets a line that does not count, as it would from a stored basket. A shop that
 * has closed meanwhile takes none of them.
 */
export function replayEarlyTaps(): void {
  const taps = parseEarlyTaps(safeSessionStorage.read(SESSION_KEYS.earlyTaps))
  safeSessionStorage.write(SESSION_KEYS.earlyTaps, null)
  if (!isTakingOrders()) return
  for (const [itemId, quantity] of taps) {
    if (changeItemQuantity(itemId, 1)) {
      for (let piece = 2; piece <= quantity; piece += 1) changeItemQuantity(itemId, 1)
    } else {
      setBasket(addLines(linesStore.getState().basket, [{ itemId, quantity, requests: [] }]).basket)
    }
  }
}

/** Removes the figures that the head script has put on the page: the steppers have the quantities now. */
export function removeEarlyFigures(): void {
  for (const element of document.querySelectorAll('[data-early-taps]')) element.removeAttribute('data-early-taps')
}
