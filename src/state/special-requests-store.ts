import { createStore } from 'zustand/vanilla'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
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
import { useStore } from './store.ts'

export const SELECTIONS_KEY = 'specialSelections'

export const requestsStore = createStore<{ selections: SpecialSelections }>(() => ({ selections: NO_SELECTIONS }))

export function toggleRequest(itemId: string, key: OptionKey): void {
  requestsStore.setState(({ selections }) => ({ selections: toggleSelection(selections, itemId, key) }))
}

export function setRequests(selections: SpecialSelections): void {
  requestsStore.setState({ selections })
}

/** Reads the stored selections, drops those of dishes not in the basket, and writes every change back (SPR-4, PER-1). */
export function restoreRequests(): void {
  setRequests(readStoredRequests())
  prune()
  write()
  requestsStore.subscribe(write)
  basketStore.subscribe(prune)
}

/** What is stored now, not yet held against the basket. */
export function readStoredRequests(): SpecialSelections {
  return parseSelections(safeSessionStorage.read(SELECTIONS_KEY))
}

function prune(): void {
  const { selections } = requestsStore.getState()
  const items = basketStore.getState().priced.lines.map((line) => line.item)
  const pruned = pruneSelections(selections, items)
  if (serializeSelections(pruned) !== serializeSelections(selections)) requestsStore.setState({ selections: pruned })
}

function write(): void {
  safeSessionStorage.write(SELECTIONS_KEY, serializeSelections(requestsStore.getState().selections))
}

const NONE: readonly OptionKey[] = []

export function useRequests(itemId: string): readonly OptionKey[] {
  return useStore(requestsStore, ({ selections }) => selections.get(itemId) ?? NONE, NONE)
}

export function useAllRequests(): SpecialSelections {
  return useStore(requestsStore, ({ selections }) => selections, NO_SELECTIONS)
}
