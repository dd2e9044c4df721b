import { createStore } from 'zustand/vanilla'
import { useStore } from './store.ts'

/** What the visitor should know about the basket before sending it. */
interface BasketNotes {
  /** How many stored lines are no longer on the menu (B08). */
  readonly dropped: number
  /** Ids of dishes whose price changed since they were chosen (B12). */
  readonly repriced: readonly string[]
}

const NONE: BasketNotes = { dropped: 0, repriced: [] }

const store = createStore<BasketNotes>(() => NONE)

export function noteDropped(count: number): void {
  if (count > 0) store.setState((notes) => ({ dropped: notes.dropped + count }))
}

export function noteRepriced(ids: readonly string[]): void {
  if (ids.length > 0) store.setState((notes) => ({ repriced: [...new Set([...notes.repriced, ...ids])] }))
}

export function useBasketNotes(): BasketNotes {
  return useStore(store, (notes) => notes, NONE)
}
