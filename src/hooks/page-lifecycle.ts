/**
 * Calls back when the visitor returns to the page in any way: the tab is shown, the page comes out of the
 * back-forward cache, the window gets the focus (D10). Gives the way to stop.
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

/** Calls back when the page comes out of the back-forward cache as it was left: other pages may have changed things. */
export function onBfcacheRestore(callback: () => void): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback()
  })
}

/** Calls now, and whenever the browser is back online. Gives the way to stop. */
export function runNowAndWhenOnline(callback: () => void): () => void {
  callback()
  window.addEventListener('online', callback)
  return () => {
    window.removeEventListener('online', callback)
  }
}
