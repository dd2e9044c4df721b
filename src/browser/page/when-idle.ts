/** Calls back once, when the page has loaded and the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const run = (): void => {
    if (!signal.aborted) callback()
  }
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
    // Safari has no idle callbacks.
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal })
  return () => {
    controller.abort()
  }
}
