import { useStore } from 'zustand'
import { TOAST_MS } from '#core/specification.ts'
import { createStore } from './create-store.ts'

interface Toast {
  /** Each toast has its own, so that the same text again is a new toast. */
  readonly id: number
  readonly text: string
}

/** Short messages of the page: one on the screen, one for assistive technology. */
interface PageMessages {
  readonly toast: Toast | null
  readonly announcement: string
}

const pageMessagesStore = createStore<PageMessages>({ toast: null, announcement: '' })

/** Shows a short message, in place of the one before. */
export function showToast(text: string): void {
  const toast = { id: (pageMessagesStore.getState().toast?.id ?? 0) + 1, text }
  pageMessagesStore.setState({ toast })
  setTimeout(() => {
    if (pageMessagesStore.getState().toast === toast) pageMessagesStore.setState({ toast: null })
  }, TOAST_MS)
}

export function useToast(): Toast | null {
  return useStore(pageMessagesStore, ({ toast }) => toast)
}

const ANNOUNCEMENT_DELAY_MS = 150

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Announces a text to assistive technology, in place of the text before. Of several within
 * ANNOUNCEMENT_DELAY_MS of each other, as when a customer taps repeatedly, only the last is announced.
 */
export function announce(text: string): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    const before = pageMessagesStore.getState().announcement
    // The same text again has to be a change, or it is not announced.
    pageMessagesStore.setState({ announcement: before === text ? `${text}\u00a0` : text })
  }, ANNOUNCEMENT_DELAY_MS)
}

export function useAnnouncement(): string {
  return useStore(pageMessagesStore, ({ announcement }) => announcement)
}
