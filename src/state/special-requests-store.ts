import { useStore } from 'zustand'
import {
  NO_SELECTIONS,
  parseSelections,
  pruneSelections,
  serializeSelections,
  toggleSelection,
  type OptionKey,
  type SpecialSelections,
} from '../domain/special-requests.ts'
import { basketStore } from './basket-store.ts'
import { SESSION_KEYS } from '../domain/storage-keys.ts'
import { createStore } from './create-store.ts'
import { persist } from './persist.ts'

export const requestsStore = createStore<{ selections: SpecialSelections }>({ selections: NO_SELECTIONS })

/** The special requests in session storage. */
export const persistedRequests = persist(requestsStore, SESSION_KEYS.specialRequests, {
  serialize: ({ selections }) => serializeSelections(selections),
  parse: (text) => ({ selections: parseSelections(text) }),
})

export function toggleRequest(itemId: string, key: OptionKey): void {
  requestsStore.setState(({ selections }) => ({ selections: toggleSelection(selections, itemId, key) }))
}

export function setRequests(selections: SpecialSelections): void {
  requestsStore.setState({ selections })
}

/**
 * Restores the requests, then stores every change. Requests of items that are not in the basket are
 * dropped. Returns an unsubscribe function.
 */
export function startSpecialRequests(): () => void {
  persistedRequests.load()
  pruneRequests()
  persistedRequests.save()
  const stops = [persistedRequests.saveChanges(), basketStore.subscribe(pruneRequests)]
  return () => {
    for (const stop of stops) stop()
  }
}

function pruneRequests(): void {
  const { selections } = requestsStore.getState()
  const items = basketStore.getState().priced.lines.map((line) => line.item)
  const pruned = pruneSelections(selections, items)
  if (serializeSelections(pruned) !== serializeSelections(selections)) setRequests(pruned)
}

const NONE: readonly OptionKey[] = []

export function useRequests(itemId: string): readonly OptionKey[] {
  return useStore(requestsStore, ({ selections }) => selections.get(itemId) ?? NONE)
}

export function useAllRequests(): SpecialSelections {
  return useStore(requestsStore, ({ selections }) => selections)
}
