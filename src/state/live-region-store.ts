import { createStore } from 'zustand/vanilla'
import { useStore } from './store.ts'

const store = createStore<{ text: string }>(() => ({ text: '' }))

/** Says something to those who can't see it happen; the newest takes the place of the one before. */
export function announce(text: string): void {
  const before = store.getState().text
  // The same words again must be a change, or they are not said.
  store.setState({ text: before === text ? `${text}\u00a0` : text })
}

export function useAnnouncement(): string {
  return useStore(store, ({ text }) => text, '')
}
