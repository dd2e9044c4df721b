import { useStore } from 'zustand'
import { createStore } from '#browser/stores/create-store.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { combineUnsubscribes } from '#browser/stores/combine-unsubscribes.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { countDishes } from '../line.ts'
import { NO_NOTICES, parseNotices, serializeNotices, type BasketNotices } from '../basket-notices.ts'
import { linesStore } from './lines-store.ts'

const noticesStore = createStore<BasketNotices>(NO_NOTICES)

export function useBasketNotices(): BasketNotices {
  return useStore(noticesStore)
}

export function getBasketNotices(): BasketNotices {
  return noticesStore.getState()
}

export function addDropped(count: number): void {
  if (count > 0) changeNotices(({ dropped }) => ({ dropped: dropped + count }))
}

export function addRepriced(ids: readonly string[]): void {
  if (ids.length > 0) changeNotices(({ repriced }) => ({ repriced: [...new Set([...repriced, ...ids])] }))
}

/** `change` returns the parts that are other ones now. */
export function changeNotices(change: (notices: BasketNotices) => Partial<BasketNotices>): void {
  noticesStore.setState(change)
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

/** Takes over the notices that are stored. */
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
