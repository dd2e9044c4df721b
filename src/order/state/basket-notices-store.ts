import { useStore } from 'zustand'
import { basketStore } from './basket-store.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { parseRecord } from '../../core/text/parse-record.ts'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { createStore } from '../../browser/create-store.ts'
import { persist } from '../../browser/persist.ts'

/** What the customer should know about the basket before sending it. */
interface BasketNotices {
  /** How many stored lines are no longer on the menu. */
  readonly dropped: number
  /** Ids of items whose price changed since they were chosen. */
  readonly repriced: readonly string[]
}

const EMPTY_NOTICES: BasketNotices = { dropped: 0, repriced: [] }

const noticesStore = createStore<BasketNotices>(EMPTY_NOTICES)

/** The notices in session storage, for the next page that shows them. */
export const noticesPersistence = persist(noticesStore, SESSION_KEYS.basketNotices, {
  serialize: ({ dropped, repriced }) => {
    // A line that can't be ordered is not stored: the next page would not know of it.
    const all = dropped + basketStore.getState().priced.unavailable.length
    return all === 0 && repriced.length === 0 ? null : JSON.stringify({ dropped: all, repriced })
  },
  parse: parseNotices,
})

export function addDropped(count: number): void {
  if (count > 0) noticesStore.setState(({ dropped }) => ({ dropped: dropped + count }))
}

export function addRepriced(ids: readonly string[]): void {
  if (ids.length > 0) noticesStore.setState(({ repriced }) => ({ repriced: [...new Set([...repriced, ...ids])] }))
}

/**
 * Takes over the notices of earlier pages. A page that does not show them stores them for the next
 * one, now and after every change. Returns an unsubscribe function.
 */
export function startBasketNotices(areShown: boolean): () => void {
  noticesPersistence.load()
  if (areShown) {
    noticesPersistence.remove()
    return () => undefined
  }
  return combineUnsubscribes([
    noticesPersistence.saveChanges(),
    basketStore.subscribe(({ priced }, before) => {
      if (priced.unavailable.length !== before.priced.unavailable.length) noticesPersistence.save()
    }),
  ])
}

function parseNotices(text: string | null): BasketNotices {
  const { dropped, repriced } = parseRecord(text)
  return {
    dropped: typeof dropped === 'number' && dropped > 0 ? dropped : 0,
    repriced: Array.isArray(repriced) ? repriced.filter((id): id is string => typeof id === 'string') : [],
  }
}

/** The basket was emptied, so there is nothing more to report. */
export function clearBasketNotices(): void {
  noticesStore.setState(EMPTY_NOTICES, true)
}

export function useBasketNotices(): BasketNotices {
  return useStore(noticesStore)
}
