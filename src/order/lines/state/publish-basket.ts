import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { serializeLines } from '../codec.ts'
import { serializeSelections, toStoredBasket } from '../public-basket.ts'
import { setAddressBasket } from '../../link/state/basket-address.ts'
import { publishOnWindow } from './basket-window-api.ts'
import { orderStore } from './lines-store.ts'

/**
 * Stores the basket and publishes it on the window and by events: now and after every change, for
 * which its stored form is made once. Returns an unsubscribe function.
 */
export function startPublishing(): () => void {
  let published = ''
  let isPublishing = false
  let hasChanged = false
  const publish = (): void => {
    const stored = toStoredBasket(orderStore.getState().priced)
    const text = JSON.stringify(stored)
    save(text)
    // A listener may change the basket in turn: that is published afterwards, so that the newest state comes last.
    hasChanged = isPublishing
    // Special requests are not published.
    if (isPublishing || text === published) return
    published = text
    isPublishing = true
    publishOnWindow(stored)
    isPublishing = false
    if (hasChanged) publish()
  }
  publish()
  return orderStore.subscribe(({ priced }, before) => {
    if (priced !== before.priced) publish()
  })
}

function save(stored: string): void {
  const { priced } = orderStore.getState()
  const lines = serializeLines(priced)
  const isStored = safeSessionStorage.writeAll({
    [SESSION_KEYS.basket]: stored,
    [SESSION_KEYS.specialRequests]: serializeSelections(priced.lines),
    [SESSION_KEYS.basketLines]: lines,
    [SESSION_KEYS.earlierAside]: null,
    [SESSION_KEYS.earlierUnknown]: null,
  })
  setAddressBasket(isStored ? null : [...priced.lines, ...priced.unknown])
  // Only checkout keeps the number in the store, but an order ends wherever its basket is emptied.
  if (lines === null) safeSessionStorage.write(SESSION_KEYS.orderReference, null)
}
