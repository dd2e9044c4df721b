import { createStore } from 'zustand/vanilla'
import { TOAST_MS } from '../domain/specification.ts'
import { useStore } from './store.ts'

interface Toast {
  readonly id: number
  readonly text: string
}

const store = createStore<{ toast: Toast | null }>(() => ({ toast: null }))

let timer: number | undefined

/** Shows a short message, in place of the one before. */
export function showToast(text: string): void {
  const id = (store.getState().toast?.id ?? 0) + 1
  store.setState({ toast: { id, text } })
  window.clearTimeout(timer)
  timer = window.setTimeout(() => {
    store.setState({ toast: null })
  }, TOAST_MS)
}

export function useToast(): Toast | null {
  return useStore(store, (state) => state.toast, null)
}
