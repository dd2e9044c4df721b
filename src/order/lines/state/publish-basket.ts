import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { serializeLines } from '../codec.ts'
import { serializeSelections, toStoredBasket } from '../public-basket.ts'
import { publishOnWindow } from './basket-window-api.ts'
import type { Line } from '../line.ts'
import { linesStore } from './lines-store.ts'

/**
 * Stores the basket and publishes it on the window and by events: now and after every change, for
 * which its stored form is made once. `keepElsewhere` gets the lines where the browser does not store them, else null.
 * Returns an unsubscribe function.
 */
export function startPublishing(keepElsewhere: (lines: readonly Line[] | null) => void): () => void {
  let published = ''
  let isPublishing = false
  let hasChanged = false
  const publish = (): void => {
    const stored = toStoredBasket(linesStore.getState().priced)
    const text = JSON.stringify(stored)
    keepElsewhere(save(text) ? null : listLines())
    // A listener may change the basket in turn: that is published afterwards, so that the newest state comes last.
    hasChanged = isPublishing
    // A change of requests alone is stored, but not published.
    if (isPublishing || text === published) return
    published = text
    isPublishing = true
    publishOnWindow(stored)
    isPublishing = false
    if (hasChanged) publish()
  }
  publish()
  return linesStore.subscribe(({ priced }, before) => {
    if (priced !== before.priced) publish()
  })
}

/** Returns whether the browser has stored all of it. */
function save(stored: string): boolean {
  const { priced } = linesStore.getState()
  const lines = serializeLines(priced)
  const isStored = safeSessionStorage.writeAll({
    [SESSION_KEYS.basket]: stored,
    [SESSION_KEYS.specialRequests]: serializeSelections(priced.lines),
    [SESSION_KEYS.basketLines]: lines,
    [SESSION_KEYS.earlierAside]: null,
    [SESSION_KEYS.earlierUnknown]: null,
  })
  // An order ends wherever its basket is emptied, though only checkout keeps its number in the store.
  const ended = [SESSION_KEYS.orderReference, SESSION_KEYS.takenLines]
  if (lines === null) for (const key of ended) safeSessionStorage.write(key, null)
  return isStored
}

function listLines(): readonly Line[] {
  const { lines, unknown } = linesStore.getState().priced
  return [...lines, ...unknown]
}
