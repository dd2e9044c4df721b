/**
 * The directive `client:painted`: an island comes to life once the page has been painted for the first time, so that its scripts don't
 * compete with what is seen first; in a page that nobody sees, once it has loaded. It needs no timer.
 */
export default function whenPainted(load: () => Promise<() => Promise<void>>): void {
  let hasBegun = false
  const begin = (): void => {
    if (hasBegun) return
    hasBegun = true
    void load().then((hydrate) => hydrate())
  }
  window.addEventListener('load', begin)
  if (document.readyState === 'complete' || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin()
  else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
}
