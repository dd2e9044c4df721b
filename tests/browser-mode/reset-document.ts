import { vi } from 'vitest'
import { resetSafeStorage } from '#browser/storage/safe-storage.ts'

/** Puts back what a test has changed of document, storage, address, clock and functions. */
export function resetDocument(): void {
  // Spies first: one may replace storage.
  vi.restoreAllMocks()
  vi.useRealTimers()
  resetSafeStorage()
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  sessionStorage.clear()
  localStorage.clear()
  clearGlobals()
  const root = document.documentElement
  for (const name of Object.keys(root.dataset)) Reflect.deleteProperty(root.dataset, name)
  root.removeAttribute('dir')
}

/** Takes the basket off the window. */
export function clearGlobals(): void {
  Reflect.deleteProperty(window, 'basket')
  Reflect.deleteProperty(window, 'cartTotal')
}
