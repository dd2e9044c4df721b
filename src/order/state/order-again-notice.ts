import { useStore } from 'zustand'
import { parseRecord } from '../../core/text/parse-record.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { createStore } from '../../browser/create-store.ts'
import { persist } from '../../browser/persist.ts'

/** What an order that was ordered again lacks. */
interface OrderAgainNotice {
  /** Pieces of items that can't be ordered any more. */
  readonly missingCount: number
  /** Ids of items of which the order has more pieces than the basket may have. */
  readonly fullItems: readonly string[]
}

const EMPTY_NOTICE: OrderAgainNotice = { missingCount: 0, fullItems: [] }

const noticeStore = createStore<OrderAgainNotice>(EMPTY_NOTICE)

const persistedNotice = persist(noticeStore, SESSION_KEYS.orderAgainNotice, {
  serialize: (notice) => (notice.missingCount + notice.fullItems.length === 0 ? null : JSON.stringify(notice)),
  parse: parseNotice,
})

function parseNotice(text: string | null): OrderAgainNotice {
  const { missingCount, fullItems } = parseRecord(text)
  return {
    missingCount: typeof missingCount === 'number' && missingCount > 0 ? missingCount : 0,
    fullItems: Array.isArray(fullItems) ? fullItems.filter((id): id is string => typeof id === 'string') : [],
  }
}

/** Stores a notice for checkout. */
export function storeOrderAgainNotice(notice: OrderAgainNotice): void {
  noticeStore.setState(notice)
  persistedNotice.save()
}

/** Takes over the notice of the page before, once. */
export function startOrderAgainNotice(): void {
  persistedNotice.load()
  persistedNotice.remove()
}

/** The basket was emptied, so there is nothing more to report. */
export function clearOrderAgainNotice(): void {
  noticeStore.setState(EMPTY_NOTICE)
}

export function useOrderAgainNotice(): OrderAgainNotice {
  return useStore(noticeStore)
}
