/** The event of an island whose first rendering is done. */
export const HYDRATED_EVENT = 'island-hydrated'

/** Islands that hydrate with the page, not when the browser is idle or they come into view. */
const WAITING = 'astro-island:is([client="load"], [client="only"]):not([data-hydrated])'

/** Calls back once the whole page is there and its islands show what is stored. Returns an unsubscribe function. */
export function onHydrated(callback: () => void): () => void {
  const check = (): void => {
    if (document.readyState === 'loading' || document.querySelector(WAITING) !== null) return
    stop()
    callback()
  }
  const stop = (): void => {
    document.removeEventListener(HYDRATED_EVENT, check)
    document.removeEventListener('DOMContentLoaded', check)
  }
  document.addEventListener(HYDRATED_EVENT, check)
  document.addEventListener('DOMContentLoaded', check)
  check()
  return stop
}
