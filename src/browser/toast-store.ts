import { useStore } from 'zustand'
import { TOAST_MS } from '../core/specification.ts'
import { createStore } from './create-store.ts'

interface Toast {
  /** Each toast has its own, so that the same text again is a new toast. */
  readonly id: number
  readonly text: string
}

const toastStore = createStore<{ toast: Toast | null }>({ toast: null })

export function showToast(text: string): void {
  const toast = { id: (toastStore.getState().toast?.id ?? 0) + 1, text }
  toastStore.setState({ toast })
  setTimeout(() => {
    if (toastStore.getState().toast === toast) toastStore.setState({ toast: null })
  }, TOAST_MS)
}

export function useToast(): Toast | null {
  return useStore(toastStore, ({ toast }) => toast)
}
