import { useStore } from 'zustand'
import { createStore } from './create-store.ts'

const ANNOUNCEMENT_DELAY_MS = 150

const liveRegionStore = createStore({ text: '' })

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Announces a text to assistive technology, in place of the text before. Of several within
 * ANNOUNCEMENT_DELAY_MS of each other, as when a customer taps repeatedly, only the last is
 * announced.
 */
export function announce(text: string): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    replaceText(text)
  }, ANNOUNCEMENT_DELAY_MS)
}

function replaceText(text: string): void {
  const before = liveRegionStore.getState().text
  // The same text again has to be a change, or it is not announced.
  liveRegionStore.setState({ text: before === text ? `${text}\u00a0` : text })
}

export function useAnnouncement(): string {
  return useStore(liveRegionStore, ({ text }) => text)
}
