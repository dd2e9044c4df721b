import { useStore } from 'zustand'
import { createStore } from './create-store.ts'

const liveRegionStore = createStore({ text: '' })

/** Announces a text to assistive technology, in place of the text before. */
export function announce(text: string): void {
  const before = liveRegionStore.getState().text
  // The same text again has to be a change, or it is not announced.
  liveRegionStore.setState({ text: before === text ? `${text}\u00a0` : text })
}

export function useAnnouncement(): string {
  return useStore(liveRegionStore, ({ text }) => text)
}
