import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../browser/web-storage.ts'
import { useStore } from './store.ts'

/** What the visitor should know about the basket before sending it. */
interface BasketNotes {
  /** How many lines are no longer on the menu (B08, B13). */
  readonly dropped: number
  /** Ids of dishes whose price changed since they were chosen (B12). */
  readonly repriced: readonly string[]
}

const NOTES_KEY = 'basketNotes'

const NONE: BasketNotes = { dropped: 0, repriced: [] }

const store = createStore<BasketNotes>(() => NONE)

/** Notes wait in session storage until checkout has shown them: the change may have come on another page. */
export function restoreNotes(): void {
  const { dropped, repriced } = storedNotes(sessionStore.read(NOTES_KEY))
  noteDropped(dropped)
  noteRepriced(repriced)
  store.subscribe((notes) => {
    sessionStore.write(NOTES_KEY, JSON.stringify(notes))
  })
}

export function noteDropped(count: number): void {
  if (count > 0) store.setState((notes) => ({ dropped: notes.dropped + count }))
}

export function noteRepriced(ids: readonly string[]): void {
  if (ids.length > 0) store.setState((notes) => ({ repriced: [...new Set([...notes.repriced, ...ids])] }))
}

/** Once seen, the notes stay on this page only. */
export function markNotesSeen(): void {
  sessionStore.remove(NOTES_KEY)
}

export function forgetNotes(): void {
  store.setState(NONE)
  sessionStore.remove(NOTES_KEY)
}

export function useBasketNotes(): BasketNotes {
  return useStore(store, (notes) => notes, NONE)
}

function storedNotes(text: string | null): BasketNotes {
  try {
    const { dropped, repriced } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      dropped: typeof dropped === 'number' ? dropped : 0,
      repriced: Array.isArray(repriced) ? repriced.filter((id): id is string => typeof id === 'string') : [],
    }
  } catch {
    return NONE
  }
}
