/**
 * Calls back when the tab is shown, the page is restored from the back-forward cache, or the window
 * gets the focus. Returns an unsubscribe function.
 */
export function onPageResume(callback: () => void): () => void {
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', whenVisible)
  window.addEventListener('pageshow', callback)
  window.addEventListener('focus', callback)
  return () => {
    document.removeEventListener('visibilitychange', whenVisible)
    window.removeEventListener('pageshow', callback)
    window.removeEventListener('focus', callback)
  }
}

/**
 * Calls back when the page is restored from the back-forward cache: other pages may have changed
 * the storage. Returns an unsubscribe function.
 */
export function onBfcacheRestore(callback: () => void): () => void {
  const handle = (event: PageTransitionEvent): void => {
    if (event.persisted) callback()
  }
  window.addEventListener('pageshow', handle)
  return () => {
    window.removeEventListener('pageshow', handle)
  }
}

/** Calls now, and whenever the browser is back online. Returns an unsubscribe function. */
export function runNowAndWhenOnline(callback: () => void): () => void {
  callback()
  window.addEventListener('online', callback)
  return () => {
    window.removeEventListener('online', callback)
  }
}
