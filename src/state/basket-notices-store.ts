import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
import { basketStore, useIsBasketRestored } from './basket-store.ts'
import { useStore } from './store.ts'

/** What the visitor should know about the basket before sending it. */
interface BasketNotices {
  /** How many stored lines are no longer on the menu (B08). */
  readonly dropped: number
  /** Ids of dishes whose price changed since they were chosen (B12). */
  readonly repriced: readonly string[]
}

const NOTES_KEY = 'basketNotes'
const NONE: BasketNotices = { dropped: 0, repriced: [] }

const store = createStore<BasketNotices>(() => NONE)

/** True on a page that shows the notes: they need not be carried further. */
let isShown = false

export function addDropped(count: number): void {
  if (count > 0) store.setState((notes) => ({ dropped: notes.dropped + count }))
}

export function addRepriced(ids: readonly string[]): void {
  if (ids.length > 0) store.setState((notes) => ({ repriced: [...new Set([...notes.repriced, ...ids])] }))
}

/** Takes over what a page that shows no notes has noticed. */
export function restoreBasketNotices(): void {
  store.setState(parseNotices(safeSessionStorage.read(NOTES_KEY)), true)
}

/** Leaves for the next page what was noticed on this one, until a page shows it (B08, B12, B13). */
export function persistBasketNotices(): void {
  write()
  store.subscribe(write)
  basketStore.subscribe(({ priced }, before) => {
    if (priced.unavailable.length !== before.priced.unavailable.length) write()
  })
}

function write(): void {
  const { dropped, repriced } = store.getState()
  // A line that can't be ordered is not stored: the next page would know nothing of it.
  const notes = { dropped: dropped + basketStore.getState().priced.unavailable.length, repriced }
  if (isShown || (notes.dropped === 0 && repriced.length === 0)) safeSessionStorage.remove(NOTES_KEY)
  else safeSessionStorage.write(NOTES_KEY, JSON.stringify(notes))
}

function parseNotices(text: string | null): BasketNotices {
  try {
    const { dropped, repriced } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      dropped: typeof dropped === 'number' && dropped > 0 ? dropped : 0,
      repriced: Array.isArray(repriced) ? repriced.filter((id): id is string => typeof id === 'string') : [],
    }
  } catch {
    return NONE
  }
}

/** Nothing to tell any more: the basket was emptied (CHK-3). */
export function clearBasketNotices(): void {
  store.setState(NONE, true)
}

/** The notes, for the one place that shows them. */
export function useBasketNotices(): BasketNotices {
  const isRestored = useIsBasketRestored()
  useEffect(() => {
    if (!isRestored) return
    isShown = true
    safeSessionStorage.remove(NOTES_KEY)
  }, [isRestored])
  return useStore(store, (notes) => notes, NONE)
}
