import { createStore } from '#browser/stores/create-store.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { countDishes } from '../line.ts'
import { NO_NOTICES, parseNotices, serializeNotices, type BasketNotices } from '../basket-notices.ts'
import { linesStore } from './lines-store.ts'

export const noticesStore = createStore<BasketNotices>(NO_NOTICES)

export function addDropped(count: number): void {
  if (count > 0) noticesStore.setState(({ dropped }) => ({ dropped: dropped + count }))
}

/** Takes over the notices of earlier pages, and stores every change for the next. Returns an unsubscribe function. */
export function startBasketNotices(): () => void {
  loadBasketNotices()
  return combineUnsubscribes([
    noticesStore.subscribe(saveBasketNotices),
    linesStore.subscribe(({ priced }, before) => {
      if (priced.notOrderable.length !== before.priced.notOrderable.length) saveBasketNotices()
    }),
  ])
}

export function loadBasketNotices(): void {
  noticesStore.setState(parseNotices(safeSessionStorage.read(SESSION_KEYS.basketNotices)))
}

function saveBasketNotices(): void {
  const notices = noticesStore.getState()
  // A line whose item has left the menu is not stored: the next page would not know of it.
  const left = linesStore.getState().priced.notOrderable.filter(({ isGone }) => isGone)
  const dropped = notices.dropped + countDishes(left)
  safeSessionStorage.write(SESSION_KEYS.basketNotices, serializeNotices({ ...notices, dropped }))
}
